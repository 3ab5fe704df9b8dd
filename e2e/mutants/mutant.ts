/** One promise broken: an export of a module, replaced. */
export interface Mutant {
  /** What would no longer hold. */
  promise: string;
  seam: Seam;
  /** File and title, or the beginning of it, of a test that fails then. */
  noticedBy: readonly [file: string, title: string];
}

export interface Seam {
  /** Path of the module. */
  module: string;
  export: string;
  /** Source of a function that makes the broken export of the real one, and knows nothing else. */
  broken: string;
}

/** Replaces exports of a module. The compiler knows both, so a seam moves with the code. */
export function seam<Module>(
  module: string,
  broken: { [Name in keyof Module]?: (real: Module[Name]) => Module[Name] },
): Seam {
  const [[name, replacement] = ['', ''], ...others] = Object.entries(broken);
  if (others.length > 0) throw new Error(`${module}: a mutant breaks one thing.`);
  return { module, export: name, broken: String(replacement) };
}

/** Where the real module is kept beside the one that takes its name. */
export const realModule = (module: string): string => module.replace(/\.(?=tsx?$)/, '.real.');

/** The module that takes the real one's name. It stands on disk, so that every build and test finds it. */
export function brokenModule({ module, export: name, broken }: Seam): string {
  const real = `'./${realModule(module).split('/').at(-1)}'`;
  const value = name === 'default' ? 'export default broken;' : `export { broken as ${name} };`;
  return [
    `import * as real from ${real};`,
    `export * from ${real};`,
    // What tsx adds to functions so that they keep their names.
    'const __name = (named) => named;',
    `const broken = (${broken})(real[${JSON.stringify(name)}]);`,
    `${value}\n`,
  ].join('\n');
}
