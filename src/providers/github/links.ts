import type { LinkedText } from '../../model/content.ts';
import { httpLink } from '../../model/http-link.ts';

/** The page of a language's trending repositories: lower case, hyphens for spaces, `+` as it is (`c++`, `c%23`). */
export function trendingPage(language: string): string {
  // A lone surrogate cannot be percent-encoded.
  const slug = language
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return `https://github.com/trending/${encodeURIComponent(slug).replaceAll('%2B', '+')}`;
}

/**
 * The words of a company as its users write it, such as `@acme GmbH @partner`: what begins with `@` links to its
 * page, the words between stay together.
 */
export function companyParts(company: string): LinkedText[] {
  const parts: LinkedText[] = [];
  for (const word of company.split(/\s+/).filter(Boolean)) {
    const link = mentionLink(word);
    const last = parts.at(-1);
    if (last && !link && !last.link) last.text += ` ${word}`;
    else parts.push({ text: word, link });
  }
  return parts;
}

/** The comma of a list belongs to the text, not to the name. */
function mentionLink(word: string): string | undefined {
  const login = /^@(.*?)[,;.]*$/.exec(word)?.[1];
  return login ? httpLink(`https://github.com/${encodeURIComponent(login)}`) : undefined;
}
