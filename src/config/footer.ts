import sanitizeHtml from 'sanitize-html';
import { addressBelow } from './address.ts';
import { isWebAddress, linkAddress } from './format/address.ts';

/** No pictures: the page would ask a third party for them, whatever `data` says. */
export const footerTags = ['a', 'b', 'strong', 'em', 'i', 'br', 'span', 'p', 'small', 'code'];

export interface Footer {
  /** Safe HTML; empty when nothing is left. */
  html: string;
  /** What was taken out, such as `<script>` or `href="javascript:…"`, each once. */
  removed: string[];
}

/**
 * Makes the owner's footer safe to put into the page: only `footerTags`, only links to the web, to a mailbox or
 * into the site. Links to the web open in a new tab, links into the site lead below `base`.
 */
export function sanitizeFooter(source: string, base: string): Footer {
  const removed = new Set<string>();
  const html = sanitizeHtml(source, {
    allowedTags: footerTags,
    allowedAttributes: { '*': ['lang', 'title'], a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    onOpenTag: (tagName, attributes) => {
      if (!footerTags.includes(tagName)) {
        removed.add(`<${tagName}>`);
        return;
      }
      // Not classes: they have no effect here, and pasted footers are full of them.
      for (const name of Object.keys(attributes).filter((key) => /^(style|on\w+)$/.test(key))) {
        removed.add(`${name}="${attributes[name]}"`);
      }
    },
    transformTags: {
      a: (tagName, { href, lang, title }) => {
        const target = href === undefined ? {} : linkAttributes(href.trim(), base);
        if (!target) {
          removed.add(`href="${href}"`);
        }
        return { tagName, attribs: { ...(lang && { lang }), ...(title && { title }), ...target } };
      },
    },
  });
  return { html: html.trim(), removed: [...removed] };
}

/** Undefined for an address that leads to none of the allowed places. */
function linkAttributes(href: string, base: string): Record<string, string> | undefined {
  if (isWebAddress(href)) {
    return { href, target: '_blank', rel: 'noopener noreferrer' };
  }
  if (/^(mailto:|#)/i.test(href)) {
    return { href };
  }
  return href === '/' || linkAddress.hint(href) === undefined
    ? { href: addressBelow(base, href) }
    : undefined;
}
