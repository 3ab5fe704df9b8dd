import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { type ESTree, normalizePath, parseSync } from 'vite';
import { syntaxHint } from '../../../../config/messages/syntax.ts';
import { textOf } from '../../../inputs/snapshot/text-encoding.ts';
import { Computed, Evaluator, once, type Scope } from './evaluator.ts';

/** Of a file that cannot be read; its message names the line. */
class Unreadable extends Error {}

/** Names of the configuration in files that forget to export it. */
const usualNames = ['CONFIG', 'config', 'Config', 'gitprofile'];

/**
 * The value that a module exports, read from its syntax: nothing in it is run. What only running would tell is `Computed`.
 * @throws Unreadable
 */
export function evaluateFile(file: string): unknown {
  return moduleIn(file, []).get('default')?.();
}

/** The exports of a module, by name. @param around the modules that import it, the configuration first */
function moduleIn(file: string, around: readonly string[]): Scope {
  const code = textOf(readFileSync(file)).replace(/^\uFEFF/, '');
  const { program, errors } = parsed(code);
  const [error] = errors;
  if (error) {
    const line = lineAt(code, error.labels[0]?.start ?? 0);
    const hint =
      syntaxHint(code, line) ?? `${error.message}. Look for a missing comma, quote or bracket there.`;
    throw new Unreadable(`${file}:${line}: ${hint}`);
  }
  const names: Scope = new Map();
  const exported: Scope = new Map();
  const evaluator = new Evaluator(code, names, imported);
  for (const statement of program.body) declare(statement);
  const found =
    exported.get('default') ?? commonExport() ?? usualNames.map((name) => names.get(name)).find(Boolean);
  if (found) exported.set('default', found);
  return exported;

  function declare(statement: ESTree.Program['body'][number]): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const specifier of statement.specifiers)
          names.set(
            specifier.local.name,
            once(() => imported(statement.source.value, nameOf(specifier), lineAt(code, statement.start))),
          );
        break;
      case 'ExportDefaultDeclaration': {
        const { declaration } = statement;
        exported.set(
          'default',
          once(() => evaluator.valueOf(declaration as ESTree.Expression)),
        );
        break;
      }
      case 'TSExportAssignment':
        exported.set(
          'default',
          once(() => evaluator.valueOf(statement.expression)),
        );
        break;
      case 'ExportAllDeclaration':
        for (const name of Object.keys(Object(imported(statement.source.value, '*'))))
          if (name !== 'default') exported.set(name, () => imported(statement.source.value, name));
        break;
      case 'ExportNamedDeclaration': {
        const { declaration, source, specifiers } = statement;
        if (declaration) {
          declare(declaration);
          for (const name of names.keys())
            if (name !== 'default') exported.set(name, () => names.get(name)?.());
        }
        for (const { local, exported: as } of specifiers) {
          if (!('name' in local && 'name' in as)) continue;
          const { name } = local;
          exported.set(as.name, () => (source ? imported(source.value, name) : names.get(name)?.()));
        }
        break;
      }
      default:
        evaluator.declare(statement);
    }
  }

  /** `module.exports = …`, `exports.default = …` */
  function commonExport(): (() => unknown) | undefined {
    const [module, exports] = [names.get('module'), names.get('exports')];
    if (!module && !exports) return undefined;
    return once(() => {
      const all = Object(module ? Reflect.get(Object(module()), 'exports') : exports?.());
      return Reflect.get(all, 'default') ?? all;
    });
  }

  /** @param name of its export, or '*' for all of them */
  function imported(address: string, name: string, line = 1): unknown {
    // Bundlers' ways to ask for a file's address, and for the folder of the sources.
    const source = address.replace(/\?.*$/, '').replace(/^(?:@|~|src)\//, './src/');
    const path = resolve(dirname(file), source);
    const endings = ['', '.ts', '.js', '.mjs', '.json', '/index.ts', '/index.js'];
    const found = endings.map((ending) => path + ending).find(isFile);
    const isScript = /^(?:|\.[cm]?[jt]sx?|\.json)$/.test(extname(found ?? source));
    if (source.startsWith('.') && !isScript) {
      // A picture or a document, as bundlers have it: its path.
      const home = dirname(around[0] ?? file);
      return found ? `./${normalizePath(relative(home, found))}` : source;
    }
    if (!source.startsWith('.') || !found || around.includes(found) || found === file)
      return new Computed(`import '${address}'`, line);
    if (found.endsWith('.json')) return JSON.parse(readFileSync(found, 'utf8'));
    const module = moduleIn(found, [...around, file]);
    if (name !== '*') return module.get(name)?.();
    return Object.fromEntries([...module].map(([key, value]) => [key, value()]));
  }
}

/** Plain JavaScript is TypeScript, too; only elements of React need another reader. */
function parsed(code: string): ReturnType<typeof parseSync> {
  const result = parseSync('config.ts', code);
  if (result.errors.length === 0) return result;
  const withElements = parseSync('config.tsx', code);
  return withElements.errors.length === 0 ? withElements : result;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

function nameOf(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportSpecifier' && 'name' in specifier.imported
    ? specifier.imported.name
    : 'default';
}

const lineAt = (code: string, position: number): number => code.slice(0, position).split('\n').length;
