import { type ESTree, parseSync } from 'vite';
import { fieldAt } from '../schema-tree.ts';
import { formatPath, problemsAt, quote } from './problem.ts';

export interface Written {
  path: readonly PropertyKey[];
  node: ESTree.Node;
  /** Counted from 1: where its key is, or it itself in a list. */
  line: number;
  /** The module that has the value, if it is imported. */
  importedFrom?: string | undefined;
  /** The line of a later duplicate of the key, which wins. */
  overwrittenIn?: number | undefined;
}

/** All values in the text, the outermost first; empty if it does not parse. */
export function writtenValues(code: string): Written[] {
  const { program } = parseSync('config.ts', code);
  const variables = variablesIn(program);
  const imports = importsIn(program);
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return valuesIn(exported?.declaration, []);

  function valuesIn(node: ESTree.Node | null | undefined, path: readonly PropertyKey[]): Written[] {
    switch (node?.type) {
      case 'Identifier': {
        const value = variables.get(node.name);
        // Once: a name may lead back to itself.
        variables.delete(node.name);
        return valuesIn(value, path);
      }
      case 'CallExpression':
        // Other calls may change or sort what they are given.
        return node.callee.type === 'Identifier' && node.callee.name === 'defineConfig'
          ? valuesIn(node.arguments[0], path)
          : [];
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return valuesIn(node.expression, path);
      case 'ArrayExpression': {
        // The indexes of entries after a spread are unknown.
        const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement');
        const entries = spread < 0 ? node.elements : node.elements.slice(0, spread);
        return entries.flatMap((element, index) =>
          element ? withInner({ path: [...path, index], node: element, line: lineOf(element) }) : [],
        );
      }
      case 'ObjectExpression':
        return node.properties.flatMap((property) => {
          if (property.type === 'SpreadElement') return valuesIn(property.argument, path);
          const name = nameOf(property);
          if (name === undefined) return [];
          const last = node.properties.findLast((other) => nameOf(other) === name);
          const { value } = property;
          return withInner({
            path: [...path, name],
            node: value,
            line: lineOf(property),
            importedFrom: value.type === 'Identifier' ? imports.get(value.name) : undefined,
            overwrittenIn: last && last !== property ? lineOf(last) : undefined,
          });
        });
      default:
        return [];
    }
  }

  function withInner(value: Written): Written[] {
    return [value, ...valuesIn(value.node, value.path)];
  }

  function lineOf({ start }: ESTree.Node): number {
    return code.slice(0, start).split('\n').length;
  }
}

export const variablesIn = ({ body }: ESTree.Program): Map<string, ESTree.Expression> =>
  new Map(
    body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      const variables = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
      return variables.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
      );
    }),
  );

/** The files of the owner's that names are imported from. */
const importsIn = ({ body }: ESTree.Program): Map<string, string> =>
  new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) return [];
      return statement.specifiers.map(({ local }) => [local.name, statement.source.value] as const);
    }),
  );

/** The key of a property, if it is written out. */
export function nameOf(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Mistakes that only the text of `config.ts` shows: lost zeros, calculations, duplicate keys. */
export const sourceFindings = (code: string, values: readonly Written[]) => ({
  mistakes: values.flatMap(({ path, node }) => {
    const written = code.slice(node.start, node.end);
    const reading = fieldAt(path)?.type === 'integer' ? undefined : readingOf(written);
    const message = isSequence(node)
      ? `Found ${written}, of which JavaScript takes the last alone. A list has square brackets: [${written.replace(/^\(|\)$/g, '')}].`
      : reading &&
        `Found ${written} without quotes, which JavaScript reads as ${reading}. Write ${quote(written)}.`;
    return problemsAt({ [formatPath(path)]: message });
  }),
  warnings: values.flatMap(({ path, overwrittenIn }) => {
    const message = `Found twice. Only the later one, in line ${overwrittenIn}, counts. Merge the two, or remove one.`;
    return problemsAt({ [formatPath(path)]: overwrittenIn && message });
  }),
});

/** ('A', 'B') */
const isSequence = (node: ESTree.Node): boolean =>
  node.type === 'ParenthesizedExpression' ? isSequence(node.expression) : node.type === 'SequenceExpression';

/** How JavaScript reads a number that was hardly meant as one. With spaces, a calculation is meant. */
function readingOf(written: string): string | undefined {
  if (/^\+?[\d.]+(?:[-/][\d.]+)+$/.test(written)) return 'a calculation';
  if (/^\+\d+$/.test(written)) return 'a number, without the plus';
  return /^0\d+$/.test(written) ? 'another number, without the zero' : undefined;
}
