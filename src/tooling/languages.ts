import * as linguist from 'linguist-languages';
import type { Plugin } from 'vite';

const resolvedId = '\0virtual:languages';

/**
 * GitHub's colours: language name → `#rrggbb`, for each name that GitHub may give as a repository's language.
 * Data formats and prose are among them, as `.gitattributes` can make any of them count; a language that counts
 * as part of another (TSX as TypeScript) is not.
 */
export function languageColors(): Record<string, string> {
  const languages: readonly { name: string; color?: string; group?: string }[] = Object.values(linguist);
  const answered = languages.filter(({ name, group }) => group === undefined || group === name);
  return Object.fromEntries(
    answered.flatMap(({ name, color }) => (color ? [[name, color.toLowerCase()]] : [])),
  );
}

/**
 * `colors` as a module: all names, then all digits, which compresses to four fifths of an object literal.
 * Names are sorted, so that neighbours resemble each other.
 */
export function languagesModule(colors: Record<string, string>): string {
  const names = Object.keys(colors).sort();
  const digits = names.map((name) => colors[name]?.slice(1)).join('');
  return `const names = ${JSON.stringify(names.join('\n'))}.split('\\n');
const digits = ${JSON.stringify(digits)};
export const colors = Object.fromEntries(names.map((name, i) => [name, '#' + digits.slice(6 * i, 6 * i + 6)]));
`;
}

/** Makes `virtual:languages`; the page loads it when it has a language to show. */
export function languages(): Plugin {
  return {
    name: 'portfolio:languages',
    resolveId: {
      filter: { id: /^virtual:languages$/ },
      handler: () => resolvedId,
    },
    load: {
      filter: { id: /^\0virtual:languages$/ },
      handler: () => languagesModule(languageColors()),
    },
  };
}
