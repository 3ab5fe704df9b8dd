/** A mistake in a value. The message adds what was found and what is allowed. */
export interface Fault {
  /** The value that was meant, where it is known. */
  correct?: unknown;
  /** True if `correct` is only similar to what was found. */
  isGuess?: boolean;
  /** Whole sentences about what neither of them says. */
  advice?: string | undefined;
}

export interface TextFormat {
  /** The allowed texts, in words that follow "Allowed:". */
  readonly allowed: string;
  /** Where it leads, if it is an address: to the web, or also to a file in `public/`; a sentence may be one. */
  readonly address?: 'web' | 'link' | 'picture' | 'sentence';
  /** @returns undefined for an allowed text */
  faultIn(value: string): Fault | undefined;
}

interface Rules extends Omit<TextFormat, 'faultIn'> {
  form: RegExp | ((value: string) => boolean);
  /** The text that was meant; one that is not allowed either is ignored. */
  correct?: (value: string) => string | undefined;
  advice?: string | ((value: string) => string | undefined);
}

export const textFormat = ({ form, correct, advice, ...format }: Rules): TextFormat => {
  const isAllowed = (value: string) => (typeof form === 'function' ? form(value) : form.test(value));
  return {
    ...format,
    faultIn(value) {
      if (isAllowed(value)) return undefined;
      const meant = correct?.(value);
      if (meant !== undefined && isAllowed(meant)) return { correct: meant };
      return { advice: typeof advice === 'function' ? advice(value) : advice };
    },
  };
};
