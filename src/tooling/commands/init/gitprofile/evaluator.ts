import type { ESTree } from 'vite';

/** A part of a file that only running it would tell. */
export class Computed {
  constructor(
    readonly code: string,
    readonly line: number,
  ) {}
}

export type Scope = Map<string, () => unknown>;
type Callable = (...given: unknown[]) => unknown;

/** How deep calls may be within each other. */
const deepest = 8;

/** What a build for visitors has in its environment. */
const environment: Readonly<Record<string, unknown>> = {
  'process.env.NODE_ENV': 'production',
  'import.meta.env.MODE': 'production',
  'import.meta.env.PROD': true,
  'import.meta.env.DEV': false,
};

const globals: Readonly<Record<string, Callable>> = {
  Boolean,
  Number,
  String,
  'Object.freeze': (value) => value,
  'Object.seal': (value) => value,
  'Object.assign': (...values) => Object.assign({}, ...values),
  'Object.entries': (value) => Object.entries(Object(value)),
  'Object.keys': (value) => Object.keys(Object(value)),
  'Object.values': (value) => Object.values(Object(value)),
};

/** Methods of texts and lists that change nothing. */
const methods =
  /^(?:concat|filter|flat|flatMap|join|map|replace|replaceAll|reverse|slice|sort|split|toLowerCase|toReversed|toSorted|toString|toUpperCase|trim)$/;

const operators: Readonly<Record<string, (left: number, right: number) => unknown>> = {
  // Of texts, too.
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '===': (left, right) => left === right,
  '==': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
};

/** Reads values from the syntax of a file: nothing outside it is called. What only running it would tell is `Computed`. */
export class Evaluator {
  /** @param imported the export of another module */
  constructor(
    readonly code: string,
    readonly names: Scope,
    readonly imported: (source: string, name: string) => unknown,
    readonly calls = { depth: 0 },
  ) {}

  /** Notes what a statement says of names. @returns false for a statement that would have to be run */
  declare(statement: ESTree.Statement | ESTree.Directive): boolean {
    switch (statement.type) {
      case 'VariableDeclaration':
        if (statement.declare) break;
        for (const { id, init } of statement.declarations) this.#bind(id, () => this.valueOf(init));
        break;
      case 'FunctionDeclaration':
        if (statement.id) this.names.set(statement.id.name, () => this.#functionOf(statement));
        break;
      case 'TSEnumDeclaration':
        this.names.set(
          statement.id.name,
          once(() => this.#enumOf(statement)),
        );
        break;
      case 'ExpressionStatement':
        this.#assign(statement.expression);
        break;
      case 'EmptyStatement':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        break;
      default:
        return false;
    }
    return true;
  }

  valueOf(node: ESTree.Expression | ESTree.SpreadElement | null): unknown {
    if (!node) return undefined;
    switch (node.type) {
      case 'Literal':
        return 'regex' in node ? this.computed(node) : node.value;
      case 'TemplateLiteral': {
        const values = node.expressions.map((one) => this.valueOf(one));
        if (!values.every(isPlain)) return this.computed(node);
        return node.quasis.map(({ value }, index) => `${value.cooked}${values[index] ?? ''}`).join('');
      }
      case 'TaggedTemplateExpression':
        return this.#text(node.tag) === 'String.raw' && node.quasi.expressions.length === 0
          ? node.quasi.quasis[0]?.value.raw
          : this.computed(node);
      case 'Identifier':
        if (node.name === 'undefined') return undefined;
        return this.names.has(node.name) ? this.names.get(node.name)?.() : this.computed(node);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.valueOf(node.expression);
      case 'AwaitExpression':
        return this.valueOf(node.argument);
      case 'AssignmentExpression':
        return this.valueOf(node.right);
      case 'ArrayExpression':
        return this.#list(node.elements);
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.flatMap((property) => this.#entriesOf(property)));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.#functionOf(node);
      case 'UnaryExpression':
        return this.#unary(node);
      case 'BinaryExpression': {
        const [left, right] = [this.valueOf(node.left as ESTree.Expression), this.valueOf(node.right)];
        const operator = operators[node.operator];
        return operator && isPlain(left) && isPlain(right)
          ? operator(left as number, right as number)
          : this.computed(node);
      }
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
      case 'NewExpression':
        return this.#fileAddress(node);
      default:
        return this.computed(node);
    }
  }

  computed(node: ESTree.Node): Computed {
    return new Computed(this.#text(node), this.code.slice(0, node.start).split('\n').length);
  }

  /** Gives names to a value or to its parts: `const { title, links: [first] } = …`. */
  #bind(pattern: ESTree.BindingPattern, given: () => unknown): void {
    const value = once(given);
    switch (pattern.type) {
      case 'Identifier':
        this.names.set(pattern.name, value);
        break;
      case 'AssignmentPattern':
        this.#bind(pattern.left, () => value() ?? this.valueOf(pattern.right));
        break;
      case 'ArrayPattern':
        for (const [index, element] of pattern.elements.entries())
          if (element && element.type !== 'RestElement')
            this.#bind(element, () => partOf(value(), String(index)));
        break;
      case 'ObjectPattern':
        for (const property of pattern.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier') {
            const { name } = property.key;
            this.#bind(property.value, () => partOf(value(), name));
          }
        break;
      default:
    }
  }

  /** `config = …`, `module.exports = …`, `config.skills.push(…)`, `Object.assign(config, …)`. */
  #assign(expression: ESTree.Expression): void {
    if (expression.type === 'AssignmentExpression' && expression.operator === '=') {
      this.#setAt(expression.left, () => this.valueOf(expression.right));
      this.#assign(expression.right);
    }
    if (expression.type !== 'CallExpression') return;
    const { callee, arguments: given } = expression;
    if (this.#text(callee) === 'Object.assign' && given[0])
      this.#setAt(given[0], () => this.valueOf(expression));
    if (callee.type === 'MemberExpression' && /\.push$/.test(this.#text(callee))) {
      const list = callee.object;
      this.#setAt(list, () => [...[this.valueOf(list)].flat(), ...this.#list(given)]);
    }
  }

  #setAt(target: ESTree.Node, given: () => unknown): void {
    const path = this.#text(target).replaceAll(/\s/g, '');
    if (!/^[\w$]+(?:\??\.[\w$]+|\[['"][^'"]+['"]\])*$/.test(path)) return;
    const [name = '', ...keys] = path.match(/[\w$-]+/g) ?? [];
    const before = this.names.get(name);
    const value = once(given);
    const whole = once(() => {
      const latest = this.names.get(name);
      // What is appended to a list or copied from the block is what was there before.
      this.names.set(name, before ?? (() => undefined));
      const changed = withPart(before?.(), keys, value());
      if (latest) this.names.set(name, latest);
      return changed;
    });
    this.names.set(name, whole);
  }

  #functionOf(node: ESTree.ArrowFunctionExpression | ESTree.Function): Callable {
    return (...given) => {
      if (!node.body || this.calls.depth >= deepest) return this.computed(node);
      this.calls.depth += 1;
      const inside = new Evaluator(this.code, new Map(this.names), this.imported, this.calls);
      for (const [index, param] of node.params.entries())
        if (param.type !== 'RestElement' && param.type !== 'TSParameterProperty')
          inside.#bind(param, () => given[index]);
      const value =
        node.body.type === 'BlockStatement' ? inside.#returned(node.body) : inside.valueOf(node.body);
      this.calls.depth -= 1;
      return value;
    };
  }

  #returned({ body }: ESTree.FunctionBody): unknown {
    for (const statement of body) {
      if (statement.type === 'ReturnStatement') return this.valueOf(statement.argument);
      if (!this.declare(statement)) return this.computed(statement);
    }
    return undefined;
  }

  #enumOf({ body }: ESTree.TSEnumDeclaration): object {
    const members = body.members.map(({ id, initializer }, index) => {
      const quoted = 'value' in id ? String(id.value) : '';
      const name = 'name' in id ? id.name : quoted;
      return [name, initializer ? this.valueOf(initializer) : index] as const;
    });
    return Object.fromEntries(members);
  }

  #list(elements: readonly (ESTree.Expression | ESTree.SpreadElement | null)[]): unknown[] {
    return elements.flatMap((element): unknown[] => {
      if (element?.type !== 'SpreadElement') return [this.valueOf(element)];
      const list = this.valueOf(element.argument);
      return Array.isArray(list) ? list : [list];
    });
  }

  #entriesOf(property: ESTree.ObjectPropertyKind): [string, unknown][] {
    if (property.type === 'SpreadElement') {
      const inside = this.valueOf(property.argument);
      // Told where it is, like any other value.
      if (inside instanceof Computed) return [[this.#text(property), inside]];
      return Object.entries(Object(inside));
    }
    const { key, computed, value, kind } = property;
    const name = key.type === 'Identifier' && !computed ? key.name : this.valueOf(key as ESTree.Expression);
    const found = this.valueOf(value);
    return [[String(name), kind === 'get' && isCallable(found) ? found() : found]];
  }

  #unary(node: ESTree.UnaryExpression): unknown {
    const value = this.valueOf(node.argument);
    if (!isPlain(value)) return this.computed(node);
    if (node.operator === '!') return !value;
    if (node.operator === '-') return -Number(value);
    return node.operator === '+' ? Number(value) : this.computed(node);
  }

  #logical(node: ESTree.LogicalExpression): unknown {
    const left = this.valueOf(node.left);
    // `process.env.… || 'the fallback'`
    if (left instanceof Computed) return node.operator === '&&' ? left : this.valueOf(node.right);
    if (node.operator === '??') return left ?? this.valueOf(node.right);
    return node.operator === '||' ? left || this.valueOf(node.right) : left && this.valueOf(node.right);
  }

  #member(node: ESTree.MemberExpression): unknown {
    const text = this.#text(node);
    if (text in environment) return environment[text];
    const of = this.valueOf(node.object);
    const key = node.computed ? this.valueOf(node.property) : 'name' in node.property && node.property.name;
    if (key === 'length' && (typeof of === 'string' || Array.isArray(of))) return of.length;
    if (of instanceof Computed || typeof of !== 'object' || of === null) return this.computed(node);
    return partOf(of, String(key));
  }

  #call(node: ESTree.CallExpression): unknown {
    const { callee } = node;
    const text = this.#text(callee);
    if (/^new Date\(\)\.getFullYear$/.test(text)) return new Date().getFullYear();
    const given = this.#list(node.arguments);
    if (text === 'require') return this.imported(String(given[0]), 'default');
    const isKnown = !given.some((one) => one instanceof Computed);
    const common = globals[text];
    if (common) return isKnown ? common(...given) : this.computed(node);
    const method = /\.(\w+)$/.exec(text)?.[1] ?? '';
    if (callee.type === 'MemberExpression' && methods.test(method)) {
      const result = this.#method(callee.object, method, given);
      return result === undefined ? this.computed(node) : result;
    }
    const called = this.valueOf(callee);
    if (isCallable(called)) return called(...given);
    // A function that gives back what it was given, such as `defineConfig`, or what that function returns.
    const [first] = given;
    if (callee.type !== 'Identifier' || first instanceof Computed) return this.computed(node);
    if (isCallable(first)) return first({});
    return typeof first === 'object' && first !== null ? first : this.computed(node);
  }

  /** Undefined where the value is not known. */
  #method(object: ESTree.Expression | ESTree.Super, name: string, given: unknown[]): unknown {
    const found = object.type === 'Super' ? undefined : this.valueOf(object);
    if (typeof found !== 'string' && !Array.isArray(found)) return undefined;
    if (name === 'join' && ![...found].every(isPlain)) return undefined;
    const of = typeof found === 'string' ? found : [...found];
    const functions = given.map((one) => (one instanceof Computed ? globalNamed(one.code) : one));
    // In another order it is still the list.
    if (/sort/i.test(name) && functions.some((one) => one === undefined)) return of;
    if (functions.some((one) => one === undefined)) return undefined;
    const method = Reflect.get(Object(of), name);
    return isCallable(method) ? Reflect.apply(method, of, functions) : undefined;
  }

  /** `new URL('./cv.pdf', import.meta.url)`: its parts are read next. */
  #fileAddress(node: ESTree.NewExpression): unknown {
    const [first, second] = node.arguments;
    const path = first && this.valueOf(first);
    if (this.#text(node.callee) !== 'URL' || typeof path !== 'string') return this.computed(node);
    return second && this.#text(second) !== 'import.meta.url'
      ? this.computed(node)
      : { href: path, pathname: path };
  }

  #text(node: ESTree.Node): string {
    return this.code.slice(node.start, node.end);
  }
}

/** What a template or a sum can be made of. */
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const isCallable = (value: unknown): value is Callable => typeof value === 'function';

const globalNamed = (code: string): Callable | undefined => globals[code];

function partOf(value: unknown, key: string): unknown {
  if (value instanceof Computed) return value;
  return Object.hasOwn(Object(value), key) ? Reflect.get(Object(value), key) : undefined;
}

function withPart(whole: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  return { ...Object(whole), [key]: withPart(partOf(whole, key), rest, part) };
}

/** A name may lead back to itself: the second time it is undefined. */
export function once(value: () => unknown): () => unknown {
  let state: { value: unknown } | undefined;
  return () => {
    if (!state) {
      state = { value: undefined };
      state.value = value();
    }
    return state.value;
  };
}
