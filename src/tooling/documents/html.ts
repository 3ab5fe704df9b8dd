import { DomUtils, parseDocument } from 'htmlparser2';

/** All elements of a document, or of a part of one, in its order. */
export const elementsIn = (html: string) => DomUtils.getElementsByTagName('*', parseDocument(html));

export type HtmlElement = ReturnType<typeof elementsIn>[number];

export const htmlOf = (elements: HtmlElement[]): string =>
  DomUtils.getOuterHTML(elements, { encodeEntities: 'utf8' });

/** The texts, and the code, within an element. */
export const textIn = (element: HtmlElement): string => DomUtils.textContent(element);

/** The texts of a document that people read, one a line. */
export const readableText = (html: string): string =>
  elementsIn(html)
    .filter(({ name }) => name !== 'script' && name !== 'style')
    .flatMap(({ children }) => children.flatMap((child) => (child.type === 'text' ? child.data : [])))
    .join('\n');

/** The JSON that a document carries for its script; empty without any. */
export function pageDataIn(html: string): string {
  const element = DomUtils.getElementById('page-data', parseDocument(html));
  return element ? textIn(element) : '';
}
