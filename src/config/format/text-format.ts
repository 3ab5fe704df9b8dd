/** A form that a text must have. */
export interface TextFormat {
  /** What is allowed, in words that follow "Allowed:". */
  readonly allowed: string;
  /** How to mend this text, as one or two sentences; undefined when nothing is wrong with it. */
  cure(value: string): string | undefined;
}
