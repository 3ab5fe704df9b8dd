export interface TextFormat {
  /** The allowed texts, in words that follow "Allowed:". */
  readonly allowed: string;
  /** Where it leads, if it is an address: to the web, or also to a file in `public/`; a sentence may be one. */
  readonly address?: 'web' | 'link' | 'picture' | 'sentence';
  /** How to correct this text, in one or two sentences; undefined when nothing is wrong with it. */
  hint(value: string): string | undefined;
}

/** Texts that are understood in other forms, too. @param read returns the right form, if it understands the text */
export const readableFormat = (
  allowed: string,
  read: (value: string) => string | undefined,
  cure: string,
): TextFormat => ({
  allowed,
  hint(value) {
    const right = read(value);
    if (right === value) return undefined;
    return right ? `Write '${right}'.` : cure;
  },
});

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
