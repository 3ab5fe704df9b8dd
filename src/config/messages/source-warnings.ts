import { parseSync } from 'vite';
import { formatPath, type Problem, quote } from './problem.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  raw?: string;
  computed?: boolean;
  operator?: string;
  key?: Node;
  id?: Node;
  init?: Node;
  left?: Node;
  right?: Node;
  expression?: Node;
  declaration?: Node;
  arguments?: readonly Node[];
  properties?: readonly Node[];
  elements?: readonly (Node | null)[];
  declarations?: readonly Node[];
  quasis?: readonly { value: { raw: string; cooked: string } }[];
}

/**
 * Oddities that only the text of `config.ts` shows: duplicate keys, dates without quotes that became calculations, lost
 * backslashes.
 */
export function sourceWarnings(code: string): Problem[] {
  const problems: Problem[] = [];
  const { body } = parseSync('config.ts', code).program as unknown as { body: readonly Node[] };
  const statements = body.map((statement) => statement.declaration ?? statement);
  const declared = statements.flatMap(({ declarations = [] }) => declarations);
  const named = new Map(declared.map(({ id, init }) => [id?.name, init]));
  look(body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration, []);
  return problems;

  function tell(path: readonly PropertyKey[], message: string): void {
    problems.push({ path: formatPath(path), message });
  }

  function look(node: Node | null | undefined, path: readonly PropertyKey[]): void {
    if (!node) return;
    if (node.type === 'Identifier') {
      const meant = named.get(node.name);
      // Once: a name may lead back to itself.
      named.delete(node.name);
      look(meant, path);
    }
    if (node.type === 'BinaryExpression') calculation(node, path);
    if (node.type === 'Literal') vanishedBackslash(node.raw ?? '', String(node.value), path);
    for (const { value } of node.quasis ?? []) vanishedBackslash(value.raw, value.cooked, path);
    block(node.properties ?? [], path);
    for (const [index, element] of (node.elements ?? []).entries()) look(element, [...path, index]);
    look(node.expression ?? node.arguments?.[0], path);
  }

  function block(properties: readonly Node[], path: readonly PropertyKey[]): void {
    const seen = new Set<string>();
    for (const { key, value, computed } of properties) {
      if (!key || computed) continue;
      const name = String(key.name ?? key.value);
      const line = code.slice(0, key.start).split('\n').length;
      if (seen.has(name))
        tell(
          [...path, name],
          `Found twice: only what is said in line ${line}, the later one, counts. Put the two together, or remove one.`,
        );
      seen.add(name);
      look(value as Node, [...path, name]);
    }
  }

  function calculation({ left, right, operator = '', start, end }: Node, path: readonly PropertyKey[]): void {
    const [first, second] = [left?.value, right?.value];
    if (typeof first !== 'number' || typeof second !== 'number') return;
    const result = { '/': first / second, '-': first - second }[operator];
    const written = code.slice(start, end);
    if (result !== undefined)
      tell(
        path,
        `Found ${written} without quotes, which is a calculation: the page shows ${result}. Write '${written}'.`,
      );
  }

  /** A backslash before a letter that means nothing together with it is dropped, as of Windows' paths. */
  function vanishedBackslash(raw: string, value: string, path: readonly PropertyKey[]): void {
    if (!/(?<!\\)(?:\\\\)*\\[ac-eg-mo-qswyzA-Z]/.test(raw)) return;
    const written = raw.replace(/^['"]|['"]$/g, '');
    tell(
      path,
      `Found ${quote(value)}, in which a backslash has vanished: the file says ${quote(written)}. Write '${written.replaceAll(/\\+/g, '/')}' if it is a path, or \\\\ for a backslash.`,
    );
  }
}
