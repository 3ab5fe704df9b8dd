/**
 * A module with the same exports, each a function that refuses to be called.
 * @param code of a module that lists its exports at its end: `export { a, b as c };`
 * @throws Error when it does not
 */
export function refusing(code: string): string {
  const [, list] = /\bexport\s*\{([^}]*)\}/.exec(code) ?? [];
  if (list === undefined) throw new Error('The module does not list its exports.');
  const names = list.split(',').flatMap(
    (entry) =>
      entry
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );
  const exported = names.map((name) => `refuse as ${name}`).join(', ');
  return `function refuse() { throw new Error('not part of this page') }\nexport { ${exported} };\n`;
}
