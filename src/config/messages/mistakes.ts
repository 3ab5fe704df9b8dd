import type { z } from 'zod';
import { contradictions } from './contradictions.ts';
import { explainIssue } from './explain-issue.ts';
import type { Problem } from './problem.ts';

/** All mistakes in a configuration. @param data plain data @param error what the schema found */
export const mistakesIn = (data: unknown, error: z.ZodError | undefined): Problem[] => [
  ...(error?.issues ?? []).flatMap((issue) => explainIssue(issue, data)),
  ...contradictions(data),
];
