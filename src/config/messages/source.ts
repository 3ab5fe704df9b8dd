import { parseSync } from 'vite';

export interface Node {
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
  argument?: Node;
  expression?: Node;
  declaration?: Node;
  arguments?: readonly Node[];
  properties?: readonly Node[];
  elements?: readonly (Node | null)[];
  declarations?: readonly Node[];
  quasis?: readonly { value: { raw: string; cooked: string } }[];
}

/** A value in `config.ts`, as it is written there. */
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
