import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { nameOf, variablesIn } from '../../config/messages/source.ts';
import { type Field as SchemaField, schemaTree } from '../../config/schema-tree.ts';

/** A part of the schema's code, and how to read the comment before a node in it. */
interface Code {
  node: ESTree.Node;
  docOf(node: ESTree.Node): Doc;
}

/** A field of `config.ts`: its place, such as `services.list[].name`, its explanation, and a value in TypeScript. */
export interface Field {
  path: string;
  text: string;
  /** Empty for a block, whose fields have examples. */
  example: string;
}

/**
 * The fields of `config.ts` in their order, each block before its fields: the schema says what they take, the comments in its
 * code explain them.
 * @param root the project's folder
 * @throws Error that names a field without an explanation or an example
 */
export function configurationFields(root: string): Field[] {
  const constants = constantsIn(root);
  return fieldsOf(schemaTree, constants.get('configSchema'), '');

  function fieldsOf(block: SchemaField, code: Code | undefined, parent: string): Field[] {
    const { node, docOf } = literalIn(code) ?? {};
    return (node?.properties ?? []).flatMap((property) => {
      const key = nameOf(property) ?? '';
      const path = `${parent}${key}`;
      const doc = docOf?.(property);
      const field = block.properties?.[key] ?? {};
      const entry = field.items ?? field;
      const below =
        docOf && property.type === 'Property' && entry.properties
          ? fieldsOf(entry, { node: property.value, docOf }, `${path}${entry === field ? '' : '[]'}.`)
          : [];
      const example = doc?.example ?? (below.length > 0 ? '' : exampleOf(field, doc?.text ?? ''));
      if (!doc?.text) throw new Error(`${path} has no doc comment in src/config.`);
      if (example === undefined) throw new Error(`${path} has no @example in its doc comment in src/config.`);
      return [{ path, text: doc.text, example }, ...below];
    });
  }

  /** The `{ … }` of a block, behind names, `list(…)`, `z.strictObject(…)` and what is called on it. */
  function literalIn(code: Code | undefined): (Code & { node: ESTree.ObjectExpression }) | undefined {
    if (!code) return undefined;
    const { node } = code;
    switch (node.type) {
      case 'ObjectExpression':
        return { ...code, node };
      case 'Identifier':
        return literalIn(constants.get(node.name));
      case 'MemberExpression':
        return node.property.type === 'Identifier' ? literalIn(constants.get(node.property.name)) : undefined;
      case 'CallExpression': {
        const { callee } = node;
        const isOnField =
          callee.type === 'MemberExpression' &&
          !(callee.object.type === 'Identifier' && callee.object.name === 'z');
        const inner = isOnField ? callee.object : node.arguments[0];
        return inner && literalIn({ ...code, node: inner });
      }
      default:
        return undefined;
    }
  }
}

/** The example where none is given: a value of the type, or the first one that the explanation quotes. */
function exampleOf(field: SchemaField, text: string): string | undefined {
  const standard = /Default: (.+)\.$/.exec(text)?.[1];
  if (field.type === 'boolean') return standard === 'true' ? 'false' : 'true';
  const choices = field.enum?.map((option) => `'${option}'`) ?? [];
  const quoted = [...text.replace(/Default: .*$/, '').matchAll(/'[^']+'/g)].map(([value]) => value);
  const values = choices.length > 0 ? choices : quoted;
  return values.find((value) => value !== standard) ?? /^'[^']*'/.exec(standard ?? '')?.[0];
}

/** The constants of the files in which the schema is declared, by name. */
function constantsIn(root: string): Map<string, Code> {
  const folder = join(root, 'src/config/fields');
  const files = readdirSync(folder).map((file) => join(folder, file));
  return new Map(
    [join(root, 'src/config/config.ts'), ...files].flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const { program, comments } = parseSync(file, text);
      const docOf = ({ start }: ESTree.Node): Doc => {
        const before = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
        const between = text.slice(before?.end, start).replace(/^\s*\/\/.*$/gm, '');
        return docFrom(between.trim() === '' ? (before?.value ?? '') : '');
      };
      return [...variablesIn(program)].map(([name, node]): [string, Code] => [name, { node, docOf }]);
    }),
  );
}

type Doc = ReturnType<typeof docFrom>;

/** A doc comment, without its frame; an example stands behind `@example`. */
function docFrom(comment: string) {
  const [text = '', example] = comment
    .replace(/^\*|^\s*\* ?/gm, '')
    .trim()
    .split(/\s*@example\s+/);
  return { text: text.replaceAll(/\s+/g, ' '), example: example?.trim() };
}
