/** A document as it would be without its scripts: the same content, and nothing that comes to life. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preconnect)"[^>]*>/g, '');
