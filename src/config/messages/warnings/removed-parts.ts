import { isMailbox, linkAddress, pictureAddress } from '../../format/address.ts';
import { footerTags, markdownHtml, markdownTags, sanitizeFooter } from '../../safe-html.ts';
import { messageOf, type Problem, quote } from '../problem.ts';

/** Elements and links that are removed from the footer and from texts in Markdown. */
export function removedParts(path: string, text: string, place: string): Problem[] {
  const tags = place === 'footer' ? footerTags : markdownTags;
  return removedFrom(text, place).map((part) => {
    const [, attribute, address = ''] = /^(href|src)="(.*)"$/s.exec(part) ?? [];
    if (!attribute)
      return {
        path,
        message: `Found ${part}, which is not shown. Allowed: ${tags.map((tag) => `<${tag}>`).join(', ')}.`,
      };
    const format = attribute === 'src' ? pictureAddress : linkAddress;
    const fault = isMailbox(address) ? { correct: `mailto:${address}` } : format.faultIn(address);
    const found = `the address ${quote(address)}, which leads nowhere`;
    return { path, message: messageOf(found, fault ?? {}, format.allowed) };
  });
}

function removedFrom(text: string, place: string): readonly string[] {
  if (place === 'footer') return sanitizeFooter(text, '/').removed;
  return place === 'customSections[].text' ? markdownHtml(text, '/').removed : [];
}
