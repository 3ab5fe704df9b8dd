/**
 * Leaves out the custom properties that no style reads.
 * @param css minified
 * @param others further styles that read them
 */
export function withoutUnusedProperties(css: string, others: readonly string[]): string {
  const readings = [css, ...others].join().matchAll(/var\((--[\w-]+)/g);
  const read = new Set(Array.from(readings, ([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  // What only the value of another one reads is unused now.
  return kept === css ? css : withoutUnusedProperties(kept, others);
}
