const noBreakSpace = '\u00a0';

/** Keeps a reference to the law on one line as far as it is one unit: `Art. 6`, `Abs. 1`, `lit. f`, `§ 25`. */
export function keepTogether(text: string): string {
  return text.replace(/(Art\.|Abs\.|Nr\.|lit\.|§) (?=[\da-z])/g, `$1${noBreakSpace}`);
}
