import type { TextFormat } from './text-format.ts';

/** An id of Google Analytics. An unusual one is a warning only; see `config/warnings.ts`. */
export const analyticsId: TextFormat = {
  allowed: "an id such as 'G-ABC123DEF4'",
  cure: (value) =>
    /^[\w-]+$/.test(value)
      ? undefined
      : 'Copy only the id from Google Analytics: letters, digits and hyphens.',
};

/** An id of Hotjar, parsed as an integer (SPEC §5). */
export const hotjarId: TextFormat = {
  allowed: 'a whole number such as 1234567',
  cure: (value) =>
    /^[1-9]\d{0,14}$/.test(value)
      ? undefined
      : 'Copy only the number (the site id) from Hotjar, or leave it out.',
};
