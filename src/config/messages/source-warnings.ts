import { parseSync } from 'vite';
import { formatPath, type Problem, quote } from './problem.ts';

/** As much of a syntax tree's node as is looked at. */
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
  init?: Node | null;
  left?: Node;
  right?: Node;
  expression?: Node;
  declaration?: Node;
  arguments?: readonly Node[];
  properties?: readonly Node[];
  elements?: readonly (Node | null)[];
  declarations?: readonly Node[];
  quasis?: readonly Node[];
}

/**
 * What the values of a configuration do not show any more, and only its text does: a key that is given twice, a date
 * that is a calculation without its quotes, a backslash that JavaScript took for the beginning of something else.
 * @param code the text of `config.ts`
 */
export function sourceWarnings(code: string): Problem[] {
  const { body } = parseSync('config.ts', code).program as unknown as { body: readonly Node[] };
  const named = new Map(
    body
      .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
      .map(({ id, init }) => [id?.name, init]),
  );
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  return exported ? look(exported, []) : [];

  function look(node: Node, path: readonly PropertyKey[]): Problem[] {
    switch (node.type) {
      case 'Identifier': {
        const meant = named.get(node.name);
        // Once: a name may lead back to itself.
        named.delete(node.name);
        return meant ? look(meant, path) : [];
      }
      case 'CallExpression':
        return (node.arguments ?? []).slice(0, 1).flatMap((argument) => look(argument, path));
      case 'ObjectExpression':
        return block(node.properties ?? [], path);
      case 'ArrayExpression':
        return (node.elements ?? []).flatMap((element, index) =>
          element ? look(element, [...path, index]) : [],
        );
      case 'BinaryExpression':
        return calculation(node, path);
      case 'Literal':
        return vanishedBackslash(node.raw ?? '', String(node.value), path);
      case 'TemplateLiteral':
        return (node.quasis ?? []).flatMap(({ value }) => {
          const { raw, cooked } = value as { raw: string; cooked: string | null };
          return vanishedBackslash(raw, cooked ?? '', path);
        });
      default:
        return node.expression ? look(node.expression, path) : [];
    }
  }

  function block(properties: readonly Node[], path: readonly PropertyKey[]): Problem[] {
    const seen = new Set<string>();
    return properties.flatMap(({ key, value, computed }) => {
      const name = key && !computed ? String(key.name ?? key.value) : undefined;
      if (name === undefined) return [];
      const place = [...path, name];
      const problems = look(value as Node, place);
      if (seen.has(name)) {
        const message = `Found twice: only what is said in line ${lineOf(key?.start ?? 0)}, the later one, counts. Put the two together, or remove one.`;
        problems.unshift({ path: formatPath(place), message });
      }
      seen.add(name);
      return problems;
    });
  }

  function calculation(
    { left, right, operator = '', start, end }: Node,
    path: readonly PropertyKey[],
  ): Problem[] {
    const figures = [left, right].flatMap((side) => (typeof side?.value === 'number' ? side.value : []));
    const [first = 0, second = 0] = figures;
    const result = { '/': first / second, '-': first - second }[operator];
    if (figures.length < 2 || result === undefined) return [];
    const written = code.slice(start, end);
    const message = `Found ${written} without quotes, which is a calculation: the page shows ${result}. Write '${written}'.`;
    return [{ path: formatPath(path), message }];
  }

  function lineOf(position: number): number {
    return code.slice(0, position).split('\n').length;
  }
}

/** A backslash before a letter that means nothing together with it is dropped, as of Windows' paths. */
function vanishedBackslash(raw: string, value: string, path: readonly PropertyKey[]): Problem[] {
  const vanished = /(?<!\\)(?:\\\\)*\\[ac-eg-mo-qswyzA-Z]/.test(raw);
  if (!vanished) return [];
  const written = raw.replace(/^['"]|['"]$/g, '');
  const message = `Found ${quote(value)}, in which a backslash has vanished: the file says ${quote(written)}. Write '${written.replaceAll(/\\+/g, '/')}' if it is a path, or \\\\ for a backslash.`;
  return [{ path: formatPath(path), message }];
}
