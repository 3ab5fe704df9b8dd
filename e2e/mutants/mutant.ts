/** A deliberately broken export of a module. */
export interface Mutant {
  /** The promise that the mutant breaks. */
  promise: string;
  seam: Seam;
  /** File, and title or its beginning, of a test that then fails. */
  noticedBy: readonly [file: string, title: string];
}

export interface Seam {
  /** Path of the module. */
  module: string;
  export: string;
  /** Source of a function from the real export to the broken one. It may not refer to anything else. */
  broken: string;
}

/** Replaces an export of a module. The compiler checks both names, so a seam follows refactorings. */
export function seam<Module>(
  module: string,
  broken: { [Name in keyof Module]?: (real: Module[Name]) => Module[Name] },
): Seam {
  const [[name, replacement] = ['', ''], ...others] = Object.entries(broken);
  if (others.length > 0) throw new Error(`${module}: a mutant breaks one thing.`);
  return { module, export: name, broken: String(replacement) };
}

/** Path of the real module while the broken one has its name. */
export const realModule = (module: string): string => module.replace(/\.(?=tsx?$)/, '.real.');

/** Source of the broken module. It is a file, so that every build and test finds it. */
export function brokenModule({ module, export: name, broken }: Seam): string {
  const real = `'./${realModule(module).split('/').at(-1)}'`;
  const value = name === 'default' ? 'export default broken;' : `export { broken as ${name} };`;
  return [
    `import * as real from ${real};`,
    `export * from ${real};`,
    // tsx adds calls of this helper to keep function names.
    'const __name = (named) => named;',
    `const broken = (${broken})(real[${JSON.stringify(name)}]);`,
    `${value}\n`,
  ].join('\n');
}
