import { explainIssue } from './messages/explain-issue.ts';
import { type Problem, valueAt } from './messages/problem.ts';
import { plainValue } from './plain-value.ts';
import { issuesAt, nested } from './schema-tree.ts';

/** The problems of one field's value, whatever the others are. @param path such as `['blog', 'limit']` */
export function judge(path: readonly (string | number)[], value: unknown): Problem[] {
  const data = plainValue(nested(path, value));
  return issuesAt(path, valueAt(data, path)).flatMap((issue) => explainIssue(issue, data));
}
