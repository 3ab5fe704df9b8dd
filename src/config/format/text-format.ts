export interface TextFormat {
  /** The allowed texts, in words that follow "Allowed:". */
  readonly allowed: string;
  /** How to correct this text, in one or two sentences; undefined when nothing is wrong with it. */
  hint(value: string): string | undefined;
}

/** Texts of one form, and how to correct those that have another. */
export const textFormat = (
  allowed: string,
  form: RegExp | ((value: string) => boolean),
  cure: string | ((value: string) => string),
): TextFormat => ({
  allowed,
  hint(value) {
    if (typeof form === 'function' ? form(value) : form.test(value)) return undefined;
    return typeof cure === 'function' ? cure(value) : cure;
  },
});
