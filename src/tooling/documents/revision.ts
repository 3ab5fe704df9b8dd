const attribute = /(<html)(?: data-revision="([\w-]*)")?/;

/**
 * Gives a document its revision: that of its code, texts and pictures, without the answers of providers and the day. By it
 * the worker knows its own documents, even if a host has added to them, and takes newer answers over in silence.
 */
export const withRevision = (html: string, revision: string): string =>
  html.replace(attribute, `$1 data-revision="${revision}"`);

export const revisionIn = (html: string): string => attribute.exec(html)?.[2] ?? '';
