import { httpLink } from './http-link.ts';

/** A part of an organisation's text; parts are separated by a space. */
export interface CompanyPart {
  text: string;
  link: string | undefined;
}

/**
 * The words of a company as GitHub users write it, such as `@acme GmbH @partner`: what begins with `@` links to its
 * GitHub page, the words between stay together.
 */
export function companyParts(company: string): CompanyPart[] {
  const parts: CompanyPart[] = [];
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
