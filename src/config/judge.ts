import { configSchema } from './config.ts';
import { explainIssue } from './messages/explain-issue.ts';
import { formatPath, type Problem } from './messages/problem.ts';
import { plainValue } from './plain-value.ts';

/** The problems of one field's value, whatever the others are. @param path such as `['blog', 'limit']` */
export function judge(path: readonly (string | number)[], value: unknown): Problem[] {
  const data = path.reduceRight<unknown>((inside, step) => {
    if (typeof step === 'string') return { [step]: inside };
    // The entries before it stay empty.
    const list: unknown[] = [];
    list[step] = inside;
    return list;
  }, value);
  const plain = plainValue(data);
  const { error } = configSchema.safeParse(plain);
  const place = formatPath(path);
  return (error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue, plain))
    .filter(({ path: found }) => found.startsWith(place));
}
