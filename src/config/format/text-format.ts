export interface TextFormat {
  /** What is allowed, in words that follow "Allowed:". */
  readonly allowed: string;
  /** How to correct this text, in one or two sentences; undefined when nothing is wrong with it. */
  hint(value: string): string | undefined;
}
