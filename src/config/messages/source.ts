import { parseSync } from 'vite';
import { z } from 'zod';
import { configSchema } from '../config.ts';
import { bare, fieldAt } from '../schema-tree.ts';
import { formatPath, type Problem, quote, told } from './problem.ts';

/** As much of a node of the syntax tree as is looked at. */
interface Node
  extends Partial<
    Record<'key' | 'id' | 'init' | 'left' | 'right' | 'argument' | 'expression' | 'declaration', Node>
  > {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  raw?: string;
  computed?: boolean;
  operator?: string;
  arguments?: readonly Node[];
  properties?: readonly Node[];
  elements?: readonly (Node | null)[];
  declarations?: readonly Node[];
}

export interface Written {
  path: readonly PropertyKey[];
  node: Node;
  /** Counted from 1: where its key is, or it itself in a list. */
  line: number;
  /** Whether the same key follows once more, which wins. */
  isOverwritten: boolean;
}

/** All values that the text gives, from the outermost inwards; empty for what is no code. */
export function writtenValues(code: string): Written[] {
  const values: Written[] = [];
  const { body } = parseSync('config.ts', code).program as unknown as { body: readonly Node[] };
  const declared = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
  const named = new Map(declared.map(({ id, init }) => [id?.name, init]));
  look(body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration, []);
  return values;

  function look(node: Node | null | undefined, path: readonly PropertyKey[]): void {
    if (!node) return;
    if (node.type === 'Identifier') {
      const meant = named.get(node.name);
      // Once: a name may lead back to itself.
      named.delete(node.name);
      look(meant, path);
      return;
    }
    const properties = (node.properties ?? []).filter(({ key, computed }) => key && !computed);
    const names = properties.map(({ key }) => String(key?.name ?? key?.value));
    for (const spread of (node.properties ?? []).filter(({ type }) => type === 'SpreadElement'))
      look(spread.argument, path);
    for (const [index, { key, value }] of properties.entries()) {
      const name = names[index] ?? '';
      tell([...path, name], value as Node, key?.start ?? 0, names.includes(name, index + 1));
    }
    for (const [index, element] of (node.elements ?? []).entries())
      if (element) tell([...path, index], element, element.start, false);
    look(node.expression ?? node.arguments?.[0], path);
  }

  function tell(path: readonly PropertyKey[], node: Node, start: number, isOverwritten: boolean): void {
    values.push({ path, node, line: code.slice(0, start).split('\n').length, isOverwritten });
    look(node, path);
  }
}

/** Mistakes that only the text of `config.ts` shows: lost zeros, calculations, duplicate keys. */
export const sourceFindings = (code: string, values: readonly Written[]) => ({
  mistakes: values.flatMap((value) => misread(code, value)),
  warnings: values.flatMap((value) => overwritten(value, values)),
});

/** A telephone number, a postal code or a date without quotes. */
function misread(code: string, { path, node }: Written): Problem[] {
  const written = code.slice(node.start, node.end);
  const field = fieldAt(configSchema, path);
  const isCount = field !== undefined && bare(field) instanceof z.ZodNumber;
  const reading = isCount ? undefined : readingOf(node);
  const message = `Found ${written} without quotes, which JavaScript reads as ${reading}. Write ${quote(written)}.`;
  return told({ [formatPath(path)]: reading !== undefined && message });
}

/** The value of a number or a calculation that was hardly meant as one. */
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
  const written = formatPath(path);
  const last = values.findLast((value) => formatPath(value.path) === written);
  const message = `Found twice. Only the later one, in line ${last?.line}, counts. Merge the two, or remove one.`;
  return told({ [written]: isOverwritten && message });
}
