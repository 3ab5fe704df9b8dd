import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { decoded, isOutside } from '../model/http-link.ts';
import { addressBelow, isWebAddress, linkAddress, pictureAddress } from './format/address.ts';

/**
 * Makes the owner's HTML safe to put into the page: only these elements, links to the web, to a mailbox or into the site, and
 * pictures of the site's own: for others the page would ask a third party.
 * @returns also the removed parts, such as `<script>`, and the files of the site that it shows and links
 */
function safeHtml(source: string, base: string, tags: readonly string[]) {
  const removed = new Set<string>();
  const pictures = new Set<string>();
  const links = new Set<string>();
  const linkTo = (href: string): Record<string, string> => {
    if (isWebAddress(href)) return { href, target: '_blank', rel: 'noopener noreferrer' };
    if (/^(mailto:|#)/i.test(href)) return { href };
    if (href !== '/' && linkAddress.faultIn(href) !== undefined) {
      removed.add(`href="${href}"`);
      return {};
    }
    links.add(fileNamed(href));
    return { href: addressBelow(base, href) };
  };
  const html = sanitizeHtml(source, {
    allowedTags: [...tags],
    allowedAttributes: {
      '*': ['lang', 'title'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'loading', 'decoding'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    onOpenTag: (tagName, attributes) => {
      if (!tags.includes(tagName)) {
        removed.add(`<${tagName}>`);
        return;
      }
      // Classes have no effect here, and pasted texts are full of them: they are not reported.
      for (const name of Object.keys(attributes).filter((key) => /^(style|on\w+)$/.test(key)))
        removed.add(`${name}="${attributes[name]}"`);
    },
    transformTags: {
      a: (tagName, { href, lang, title }) => {
        const link = href === undefined ? {} : linkTo(href.trim());
        return { tagName, attribs: { ...(lang && { lang }), ...(title && { title }), ...link } };
      },
      img: (tagName, { src = '', alt = '' }) => {
        const isOfSite = !isOutside(src) && pictureAddress.faultIn(src) === undefined;
        if (!isOfSite && tags.includes(tagName)) removed.add(`src="${src}"`);
        if (!isOfSite || !tags.includes(tagName)) return { tagName, attribs: {} };
        pictures.add(fileNamed(src));
        const attribs = { src: addressBelow(base, src), alt, loading: 'lazy', decoding: 'async' };
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return { html: html.trim(), removed: [...removed], pictures: [...pictures], links: [...links] };
}

/** Markdown has encoded it; what would end a path stays so. */
const fileNamed = (address: string): string => decoded(address.replaceAll(/%(?=23|25|3f)/gi, '%25'));

/** No pictures: it is a line of text. */
export const footerTags = ['a', 'b', 'strong', 'em', 'i', 'br', 'span', 'p', 'small', 'code'];

export const sanitizeFooter = (source: string, base: string) => safeHtml(source, base, footerTags);

/** The elements of Markdown, and from HTML only line breaks and elements for letters. */
export const markdownTags = [
  ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'img'],
  ...['strong', 'em', 'b', 'i', 'del', 'sub', 'sup', 'kbd', 'abbr', 'small', 'span'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The star of 'Kund*innen', 'jede*r' and '3*4'. */
const starWithinWord = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;

const marked = new Marked({
  async: false,
  gfm: true,
  hooks: { emStrongMask: (source) => source.replace(starWithinWord, 'x') },
  tokenizer: {
    emStrong: (source, masked) => (source[0] === masked.at(-source.length) ? false : undefined),
  },
  // The card has the second heading of the page.
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = Math.min(token.depth + 2, 6);
  },
});

/** The owner's Markdown as HTML that is safe to put into the page; headings begin with the third. */
export const markdownHtml = (source: string, base: string) =>
  safeHtml(marked.parse(source) as string, base, markdownTags);
