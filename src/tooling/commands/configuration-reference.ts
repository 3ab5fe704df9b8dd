import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: Node;
  id?: Node;
  body?: Node | readonly Node[];
  members?: readonly Node[];
  types?: readonly Node[];
  literal?: Node;
  elementType?: Node;
  typeAnnotation?: Node;
  typeName?: Node;
  right?: Node;
  declaration?: Node;
}

/** A field of `config.ts`: where it stands, such as `services.list[].name`, what it says, and a value in TypeScript. */
export interface Field {
  path: string;
  text: string;
  /** Empty for a block, whose fields have examples. */
  example: string;
}

/** A doc comment, without its frame; an example stands behind `@example`. */
interface Doc {
  text: string;
  example: string | undefined;
}

/** A type declaration, and how to read the comment before one of its members. */
interface Declaration {
  members: readonly Node[] | undefined;
  type: Node | undefined;
  docOf(node: Node): Doc;
}

/**
 * The fields of `config.ts` in their order, each block before its fields.
 * @param root the project's folder
 * @throws Error that names a field without an explanation or an example
 */
export function configurationFields(root: string): Field[] {
  const declarations = declarationsIn(root);
  const config = declarations.get('Config');
  if (!config?.members) throw new Error('src/config has no interface `Config`.');
  return config.members.flatMap((member) => fieldsOf(member, '', config, declarations));
}

function fieldsOf(
  member: Node,
  parent: string,
  { docOf }: Declaration,
  declarations: ReadonlyMap<string, Declaration>,
): Field[] {
  const path = `${parent}${nameOf(member.key)}`;
  const { text, example } = docOf(member);
  const { type, isList } = elementOf(member.typeAnnotation?.typeAnnotation);
  const named = declarations.get(type?.typeName?.name ?? type?.typeName?.right?.name ?? '');
  const owner = type?.members ? { docOf, members: type.members } : named;
  const below = (owner?.members ?? []).flatMap((inner) =>
    fieldsOf(inner, `${path}${isList ? '[]' : ''}.`, owner as Declaration, declarations),
  );
  const shown = example ?? (below.length > 0 ? '' : exampleOf(named?.type ?? type, text));
  if (!text) throw new Error(`${path} has no doc comment in src/config.`);
  if (shown === undefined) throw new Error(`${path} has no @example in its doc comment in src/config.`);
  return [{ path, text, example: shown }, ...below];
}

/** What can be written where no example is given: a value of the type, or the first one that the explanation quotes. */
function exampleOf(type: Node | undefined, text: string): string | undefined {
  const standard = /Default: (.+)\.$/.exec(text)?.[1];
  if (type?.type === 'TSBooleanKeyword') return standard === 'true' ? 'false' : 'true';
  const literals = (type?.types ?? []).flatMap(({ literal }) => (literal ? `'${literal.value}'` : []));
  const quoted = [...text.replace(/Default: .*$/, '').matchAll(/'[^']+'/g)].map(([value]) => value);
  const values = literals.length > 0 ? literals : quoted;
  return values.find((value) => value !== standard) ?? /^'[^']*'/.exec(standard ?? '')?.[0];
}

function elementOf(type: Node | undefined): { type: Node | undefined; isList: boolean } {
  return type?.type === 'TSArrayType' ? { type: type.elementType, isList: true } : { type, isList: false };
}

const nameOf = (key: Node | undefined): string => key?.name ?? String(key?.value);

/** Every interface and type of the rooms in which the fields are declared, by name. */
function declarationsIn(root: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  const folders = ['src/config', 'src/model'].map((folder) => join(root, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const code = readFileSync(file, 'utf8');
    const { program, comments } = parseSync(file, code);
    const docOf = (node: Node): Doc => {
      const before = comments.findLast(({ end }) => end <= node.start);
      return docFrom(before && !code.slice(before.end, node.start).trim() ? before.value : '');
    };
    for (const statement of program.body as unknown as readonly Node[]) {
      const { id, body, typeAnnotation, type } = statement.declaration ?? statement;
      if (!id?.name || !type.startsWith('TS')) continue;
      const members = typeAnnotation?.members ?? (body as Node | undefined)?.body;
      found.set(id.name, { members: members as readonly Node[], type: typeAnnotation, docOf });
    }
  }
  return found;
}

function docFrom(comment: string): Doc {
  const [text = '', example] = comment
    .replace(/^\*|^\s*\* ?/gm, '')
    .trim()
    .split(/\s*@example\s+/);
  return { text: text.replaceAll(/\s+/g, ' '), example: example?.trim() };
}
