import * as languages from 'linguist-languages';

/** The colour of every language that GitHub knows, null where it has none. The build leaves the rest of the library out. */
export const languageColors: Readonly<Record<string, string | null>> = Object.fromEntries(
  Object.values(languages).map((language) => [language.name, 'color' in language ? language.color : null]),
);
