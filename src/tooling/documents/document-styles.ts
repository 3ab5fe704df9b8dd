/**
 * Splits a style sheet into rules for the screen and for paper, the latter without `@media print`; rules keep their layers.
 * @param css minified
 */
export function withoutPrint(css: string): { screen: string; print: string } {
  let screen = '';
  let print = '';
  for (const rule of rulesOf(css)) {
    const [, head = '', body = ''] = /^([^{]*)\{(.*)\}$/s.exec(rule) ?? [];
    if (head === '@media print') print += body;
    else if (head.startsWith('@layer ')) {
      const inside = withoutPrint(body);
      screen += `${head}{${inside.screen}}`;
      if (inside.print) print += `${head}{${inside.print}}`;
    } else screen += rule;
  }
  return { screen, print };
}

function* rulesOf(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
}

/**
 * Removes custom properties that no style reads.
 * @param css minified
 * @param others further styles that read them
 */
export function withoutUnusedProperties(css: string, others: readonly string[]): string {
  const readings = [css, ...others].join().matchAll(/var\((--[\w-]+)/g);
  const read = new Set(Array.from(readings, ([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  // Properties read only by removed ones are unused now.
  return kept === css ? css : withoutUnusedProperties(kept, others);
}
