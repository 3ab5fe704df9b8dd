import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { syntaxHint } from '../../../../config/messages/syntax.ts';

/** A part of a file that only running it would tell. */
export class Computed {
  constructor(
    readonly code: string,
    readonly line: number,
  ) {}
}

/** Of a file that cannot be read; its message names the line. */
class Unreadable extends Error {}

type Scope = Map<string, () => unknown>;

/** Names of the configuration in files that forget to export it. */
const usualNames = ['CONFIG', 'config', 'Config', 'gitprofile'];

/**
 * The value that a module exports, read from its syntax: nothing in it is run. What only running would tell is `Computed`.
 * @throws Unreadable
 */
export function evaluateFile(file: string): unknown {
  return moduleIn(file, []).get('default')?.();
}

/** The exports of a module, by name. */
function moduleIn(file: string, around: readonly string[]): Scope {
  const code = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  // Plain JavaScript is TypeScript, too.
  const { program, errors } = parseSync('config.ts', code);
  const [error] = errors;
  if (error) {
    const line = lineAt(code, error.labels[0]?.start ?? 0);
    const hint =
      syntaxHint(code, line) ?? `${error.message}. Look for a missing comma, quote or bracket there.`;
    throw new Unreadable(`${file}:${line}: ${hint}`);
  }
  const names: Scope = new Map();
  const exported: Scope = new Map();
  const evaluator = new Evaluator(code, names);
  for (const statement of program.body) declare(statement);
  if (!exported.has('default')) {
    const unexported = usualNames.map((name) => names.get(name)).find(Boolean);
    if (unexported) exported.set('default', unexported);
  }
  return exported;

  function declare(statement: ESTree.Program['body'][number]): void {
    switch (statement.type) {
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations)
          if (id.type === 'Identifier')
            names.set(
              id.name,
              once(() => evaluator.valueOf(init)),
            );
        break;
      case 'ImportDeclaration':
        for (const specifier of statement.specifiers) {
          const name =
            specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
              ? specifier.imported.name
              : 'default';
          names.set(
            specifier.local.name,
            once(() => imported(statement.source.value, name)),
          );
        }
        break;
      case 'ExportDefaultDeclaration':
        exported.set(
          'default',
          once(() => evaluator.valueOf(statement.declaration as ESTree.Expression)),
        );
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration) declare(statement.declaration);
        for (const [name, value] of names) if (name !== 'default') exported.set(name, value);
        for (const { local, exported: as } of statement.specifiers)
          if ('name' in local && 'name' in as) exported.set(as.name, () => names.get(local.name)?.());
        break;
      case 'ExpressionStatement':
        assign(statement.expression);
        break;
      default:
    }
  }

  /** `module.exports = …`, and fields that are filled in later: `config.skills = […]`. */
  function assign(expression: ESTree.Expression): void {
    if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return;
    const target = code.slice(expression.left.start, expression.left.end).replaceAll(/\s/g, '');
    const value = once(() => evaluator.valueOf(expression.right));
    if (/^(?:module\.exports|exports\.default|module\.exports\.default)$/.test(target))
      exported.set('default', value);
    const [, name = '', field = ''] = /^(\w+)\.(\w+)$/.exec(target) ?? [];
    const before = names.get(name);
    if (before)
      names.set(
        name,
        once(() => ({ ...Object(before()), [field]: value() })),
      );
  }

  function imported(source: string, name: string): unknown {
    const path = resolve(dirname(file), source);
    const found = [path, ...['.ts', '.js', '.json'].map((ending) => path + ending)].find(
      (one) => extname(one) !== '' && existsSync(one),
    );
    if (!source.startsWith('.') || !found || around.includes(found))
      return new Computed(`import '${source}'`, 1);
    if (found.endsWith('.json')) return JSON.parse(readFileSync(found, 'utf8'));
    // A picture or a document, as bundlers have it: its path.
    if (!/\.[cm]?[jt]sx?$/.test(found)) return source;
    return moduleIn(found, [...around, file]).get(name)?.();
  }
}

class Evaluator {
  constructor(
    readonly code: string,
    readonly names: Scope,
  ) {}

  valueOf(node: ESTree.Expression | ESTree.SpreadElement | null): unknown {
    if (!node) return undefined;
    switch (node.type) {
      case 'Literal':
        return 'regex' in node ? this.#computed(node) : node.value;
      case 'TemplateLiteral': {
        const values = node.expressions.map((one) => this.valueOf(one));
        if (!values.every(isPlain)) return this.#computed(node);
        return node.quasis.map(({ value }, index) => `${value.cooked}${values[index] ?? ''}`).join('');
      }
      case 'Identifier':
        if (node.name === 'undefined') return undefined;
        return this.names.has(node.name) ? this.names.get(node.name)?.() : this.#computed(node);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
        return this.valueOf(node.expression);
      case 'ArrayExpression':
        return node.elements.flatMap((element): unknown[] => {
          if (element?.type !== 'SpreadElement') return [this.valueOf(element)];
          const list = this.valueOf(element.argument);
          return Array.isArray(list) ? list : [list];
        });
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.flatMap((property) => this.#entriesOf(property)));
      case 'UnaryExpression':
        return this.#unary(node);
      case 'BinaryExpression':
        return this.#binary(node);
      case 'ConditionalExpression': {
        const test = this.valueOf(node.test);
        if (test instanceof Computed) return test;
        return this.valueOf(test ? node.consequent : node.alternate);
      }
      case 'LogicalExpression':
        return this.#logical(node);
      case 'MemberExpression':
        return this.#member(node);
      case 'CallExpression':
        return this.#call(node);
      default:
        return this.#computed(node);
    }
  }

  #entriesOf(property: ESTree.ObjectPropertyKind): [string, unknown][] {
    if (property.type === 'SpreadElement') {
      const inside = this.valueOf(property.argument);
      return inside instanceof Computed ? [] : Object.entries(Object(inside));
    }
    const { key, computed, value } = property;
    const name = key.type === 'Identifier' && !computed ? key.name : this.valueOf(key as ESTree.Expression);
    return [[String(name), this.valueOf(value)]];
  }

  #unary(node: ESTree.UnaryExpression): unknown {
    const value = this.valueOf(node.argument);
    if (!isPlain(value)) return this.#computed(node);
    if (node.operator === '!') return !value;
    if (node.operator === '-') return -Number(value);
    return node.operator === '+' ? Number(value) : this.#computed(node);
  }

  #binary(node: ESTree.BinaryExpression | ESTree.PrivateInExpression): unknown {
    if (node.operator !== '+') return this.#computed(node);
    const [left, right] = [this.valueOf(node.left), this.valueOf(node.right)];
    if (!isPlain(left) || !isPlain(right)) return this.#computed(node);
    return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
  }

  #logical(node: ESTree.LogicalExpression): unknown {
    const left = this.valueOf(node.left);
    // `process.env.… || 'the fallback'`
    if (left instanceof Computed) return node.operator === '&&' ? left : this.valueOf(node.right);
    if (node.operator === '??') return left ?? this.valueOf(node.right);
    return node.operator === '||' ? left || this.valueOf(node.right) : left && this.valueOf(node.right);
  }

  #member(node: ESTree.MemberExpression): unknown {
    const of = this.valueOf(node.object);
    if (of instanceof Computed || typeof of !== 'object' || of === null) return this.#computed(node);
    const key = node.computed ? this.valueOf(node.property) : 'name' in node.property && node.property.name;
    return Object.hasOwn(of, String(key)) ? Reflect.get(of, String(key)) : undefined;
  }

  /** A function that gives back what it was given, such as `defineConfig`, and the few others that configurations call. */
  #call(node: ESTree.CallExpression): unknown {
    const { callee, arguments: given } = node;
    const [first] = given;
    if (/^new Date\(\)\.getFullYear\(\)$/.test(this.#text(node))) return new Date().getFullYear();
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const of = this.valueOf(callee.object);
      const { name } = callee.property;
      if (name === 'trim' && typeof of === 'string') return of.trim();
      if (name === 'join' && Array.isArray(of) && of.every(isPlain))
        return of.join(first ? String(this.valueOf(first)) : ',');
      // In another order it is still the list.
      if (/^(?:sort|toSorted|reverse|toReversed)$/.test(name) && Array.isArray(of)) return of;
    }
    const isDefinition = callee.type === 'Identifier' && first?.type === 'ObjectExpression';
    return isDefinition ? this.valueOf(first) : this.#computed(node);
  }

  #text(node: ESTree.Node): string {
    return this.code.slice(node.start, node.end);
  }

  #computed(node: ESTree.Node): Computed {
    return new Computed(this.#text(node), lineAt(this.code, node.start));
  }
}

const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;

/** What a template or a sum can be made of. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A name may lead back to itself: the second time it is undefined. */
function once(value: () => unknown): () => unknown {
  let state: { value: unknown } | undefined;
  return () => {
    if (!state) {
      state = { value: undefined };
      state.value = value();
    }
    return state.value;
  };
}
