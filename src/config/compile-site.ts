import type { Config } from './config.ts';
import { contradictions } from './contradictions.ts';
import { explainIssue } from './explain-issue.ts';
import { finishSite } from './finish-site.ts';
import { legalWarnings } from './legal-warnings.ts';
import { plainValue } from './plain-value.ts';
import type { Problem } from './problem.ts';
import { configSchema } from './schema.ts';
import type { Site } from './site.ts';
import { warnings } from './warnings.ts';

export interface CompileOptions {
  /** The path under which the site is served, when that is not the owner's `base`; begins and ends with a slash. */
  base?: string | undefined;
  /** Tells whether `public/` has a file, such as `images/portrait.jpg`. Without it, files are not looked for. */
  hasFile?: ((path: string) => boolean) | undefined;
}

/** A site, or all that stands in the way of one. */
export type CompiledSite = { site: Site; warnings: Problem[] } | { problems: Problem[] };

/**
 * Compiles what `config.ts` exports to the finished site. All mistakes are told at once; warnings are oddities
 * with which the site can live. Never throws, whatever it is given.
 */
export function compileSite(config: unknown, { base, hasFile }: CompileOptions = {}): CompiledSite {
  const data = plainValue(config);
  const parsed = configSchema.safeParse(data);
  const issues = parsed.error?.issues ?? [];
  const problems = [...issues.flatMap((issue) => explainIssue(issue, data)), ...contradictions(data)];
  if (!parsed.success || problems.length > 0) {
    return { problems };
  }
  // What passed the schema is what its input type says, but for the holes in its lists.
  const given = data as Config;
  const site = finishSite(parsed.data, base ?? parsed.data.base);
  return { site, warnings: [...warnings(given, hasFile), ...legalWarnings(site)] };
}
