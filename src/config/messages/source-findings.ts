import { z } from 'zod';
import { configSchema } from '../config.ts';
import { bare, fieldAt } from '../schema-tree.ts';
import { formatPath, type Problem, quote, told } from './problem.ts';
import type { Node, Written } from './source.ts';

interface SourceFindings {
  /** Values that JavaScript reads otherwise than they look. */
  mistakes: Problem[];
  warnings: Problem[];
}

/** What only the text of `config.ts` shows: lost zeros, calculations, duplicate keys, lost backslashes. */
export function sourceFindings(code: string, values: readonly Written[]): SourceFindings {
  return {
    mistakes: values.flatMap((value) => misread(code, value)),
    warnings: values.flatMap((value) => [
      ...overwritten(value, values),
      ...vanishedBackslash(value.path, value.node),
    ]),
  };
}

/** A telephone number, a postal code or a date without quotes. */
function misread(code: string, { path, node }: Written): Problem[] {
  const written = code.slice(node.start, node.end);
  const field = fieldAt(configSchema, path);
  const isCount = field !== undefined && bare(field) instanceof z.ZodNumber;
  const reading = isCount ? undefined : readingOf(node);
  const message = `Found ${written} without quotes, which JavaScript reads as ${reading}. Write ${quote(written)}.`;
  return told(reading !== undefined && { path: formatPath(path), message });
}

/** What a number or calculation comes to that hardly was meant as one. */
function readingOf({ type, raw = '', value, operator, argument, ...node }: Node): string | undefined {
  if (type === 'Literal' && /^0\d/.test(raw)) return `the number ${value}`;
  if (type === 'UnaryExpression' && operator === '+' && typeof argument?.value === 'number')
    return `the number ${argument.value}, without the plus`;
  const result = type === 'BinaryExpression' ? resultOf({ type, operator, ...node } as Node) : undefined;
  return result === undefined ? undefined : `a calculation with the result ${result}`;
}

function resultOf({ value, operator, left, right }: Node): number | undefined {
  if (typeof value === 'number') return value;
  const [first, second] = [left && resultOf(left), right && resultOf(right)];
  if (first === undefined || second === undefined) return undefined;
  return { '/': first / second, '-': first - second }[operator ?? ''];
}

function overwritten({ path, isOverwritten }: Written, values: readonly Written[]): Problem[] {
  const place = formatPath(path);
  const last = values.findLast((value) => formatPath(value.path) === place);
  const message = `Found twice: only what is said in line ${last?.line}, the later one, counts. Put the two together, or remove one.`;
  return told(isOverwritten && { path: place, message });
}

/** A backslash before a letter that means nothing together with it is dropped, as of Windows' paths. */
function vanishedBackslash(path: readonly PropertyKey[], { type, raw, value, quasis = [] }: Node): Problem[] {
  const texts =
    type === 'Literal' ? [{ raw: raw ?? '', cooked: String(value) }] : quasis.map((quasi) => quasi.value);
  return texts.flatMap(({ raw, cooked }) => {
    if (!/(?<!\\)(?:\\\\)*\\[ac-eg-mo-qswyzA-Z]/.test(raw)) return [];
    const written = raw.replace(/^['"]|['"]$/g, '');
    const message = `Found ${quote(cooked)}, in which a backslash has vanished: the file says ${quote(written)}. Write '${written.replaceAll(/\\+/g, '/')}' if it is a path, or \\\\ for a backslash.`;
    return [{ path: formatPath(path), message }];
  });
}
