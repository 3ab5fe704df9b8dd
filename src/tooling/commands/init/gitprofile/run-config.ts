import { readFileSync, realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Context, constants, createContext, runInContext, Script } from 'node:vm';
import { type BundleError, build, type Plugin } from 'rolldown';
import { normalizePath } from 'vite';
import { syntaxHint } from '../../../../config/messages/syntax.ts';
import { textOf } from '../../../inputs/snapshot/text-encoding.ts';

/** Encloses the name of something unknown, such as an installed package, in a value that depends on it. */
export const unknownMark = '\0';

/**
 * The script that runs before the bundle. Names that JavaScript does not define are unknown: a call returns its argument, as
 * `defineConfig` does, or something unknown.
 */
const surroundings = `
  const unknown = (name) => new Proxy(() => {}, {
    apply(_, self, [first]) {
      if (typeof first === 'function') return first({});
      if (typeof first === 'object' && first !== null) return first;
      return unknown(name + (typeof first === 'string' ? '(' + JSON.stringify(first) + ')' : '(…)'));
    },
    get(_, key) {
      if (key === 'toJSON' || key === Symbol.toPrimitive) return () => '${unknownMark}' + name + '${unknownMark}';
      if (key === Symbol.iterator) return () => [unknown(name)].values();
      return typeof key === 'symbol' ? undefined : unknown(key === name ? name : name + '.' + key);
    },
    // Spread in a block, it becomes a field of the block.
    ownKeys: () => [name],
    getOwnPropertyDescriptor: () => ({ value: unknown(name), enumerable: true, configurable: true }),
    // Rolldown wraps imported modules in objects that inherit from their prototype.
    getPrototypeOf: () => unknown(name),
  });
  const unknowns = new Proxy({}, {
    has: (_, name) => !(name in globalThis),
    get: (_, name) => (typeof name === 'symbol' ? undefined : unknown(name)),
  });
  globalThis.process = Object.create(unknown('process'), { env: { value: { NODE_ENV: 'production' } } });
  globalThis.URL = class { constructor(path) { this.href = this.pathname = path; } };`;

/** Names of the configuration in files that forget to export it. */
const usualNames = ['CONFIG', 'config', 'Config', 'gitprofile'];

/** In milliseconds: a configuration computes next to nothing. */
const timeLimit = 2000;

/**
 * Returns the value that a file exports, as JSON has it. The file may be a stranger's, so it runs without files, network and
 * process: bundled with the modules that it imports from `folder`, in a context that shares no object with this one.
 * @throws Error that names the line
 */
export async function runConfig(file: string, folder = dirname(file)): Promise<unknown> {
  const { code, map } = await bundled(realpathSync(file), realpathSync(folder));
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  runInContext(surroundings, context);
  const { value, thrown, stack } = JSON.parse(inTime(scriptOf(code), context, file));
  if (thrown === undefined) return value;
  const [, line = 1, column = 1] = /\bbundle:(\d+):(\d+)/.exec(stack) ?? [];
  const origin = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  const place =
    'originalLine' in origin ? `${resolve(origin.originalSource)}:${origin.originalLine + 1}` : file;
  throw new Error(`${place}: It throws ${thrown}. Write the value itself.`);
}

/** The bundle as an expression that never throws. It begins on the first line, so that its lines keep their numbers. */
function scriptOf(code: string): string {
  const named = usualNames.flatMap((name) => [`module.exports.${name}`, name]);
  return `with (unknowns) (() => { try { const values = ((module, exports = module.exports) => { ${code}
      return [module.exports.default?.default, module.exports.default, ${named}, module.exports];
    })({ exports: {} });
    const isBlock = (value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    return JSON.stringify({ value: values.find(isBlock) });
  } catch (error) { return JSON.stringify({ thrown: String(error), stack: String(error?.stack) }); } })()`;
}

function inTime(code: string, context: Context, file: string): string {
  const script = new Script(code, { filename: 'bundle' });
  try {
    return String(script.runInContext(context, { timeout: timeLimit }));
  } catch {
    throw new Error(`${file}: It runs for more than ${timeLimit} ms. Write the values themselves.`);
  }
}

async function bundled(input: string, folder: string) {
  const sources = join(folder, 'src');
  const environment = JSON.stringify({ MODE: 'production', PROD: true, DEV: false });
  try {
    const { output } = await build({
      ...{ input, write: false, tsconfig: false, treeshake: false, logLevel: 'silent' },
      moduleTypes: { '.js': 'jsx' },
      resolve: { alias: { '@': sources, '~': sources, src: sources } },
      transform: { define: { 'import.meta.env': environment, 'import.meta.url': "''" } },
      plugins: [ownModules(input, folder)],
      // Without `import()`, which would return a promise of this process.
      output: {
        ...{ format: 'cjs', codeSplitting: false, dynamicImportInCjs: false, minify: false },
        sourcemap: 'hidden',
      },
    });
    const [{ code, map }] = output;
    return { code, map: JSON.parse(String(map)) };
  } catch (error) {
    const [mistake] = (error as BundleError).errors ?? [];
    if (!mistake?.loc) throw error;
    const { file = input, line } = mistake.loc;
    const [, found] = /\[\w+\] (.+?)\.?$/m.exec(stripVTControlCharacters(mistake.message)) ?? [];
    const unclear = `${found}. Look for a missing comma, quote or bracket there.`;
    throw new Error(`${file}:${line}: ${syntaxHint(textOf(readFileSync(file)), line) ?? unclear}`);
  }
}

/** Modules of the folder are bundled, other files are their path, as bundlers have it, and packages are unknown. */
function ownModules(input: string, folder: string): Plugin {
  const script = /\.(?:[cm]?[jt]sx?|json)$/;
  const asset = '\0asset:';
  return {
    name: 'own-modules',
    async resolveId(address, importer) {
      if (!importer) return undefined;
      const source = address.replace(/\?.*$/, '');
      const isOwn = /^(?:\.|[@~]\/|src\/)/.test(source);
      const found = isOwn ? await this.resolve(source, importer, { skipSelf: true }) : null;
      if (found && !relative(folder, found.id).startsWith('..')) {
        if (script.test(found.id)) return found;
        return `${asset}./${normalizePath(relative(dirname(input), found.id))}`;
      }
      const isMissingAsset = isOwn && /^\.\w+$/.test(extname(source)) && !script.test(source);
      return isMissingAsset ? asset + source : { id: address, external: true };
    },
    load(id) {
      if (id.startsWith(asset)) return { code: JSON.stringify(id.slice(asset.length)), moduleType: 'json' };
      return script.test(id) ? textOf(readFileSync(id)) : undefined;
    },
  };
}
