type Attributes = Readonly<Record<string, string>>;

export const element = (name: string, attributes: Attributes): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`)].join(' ')}>`;

export const meta = (name: string, content: string): string => element('meta', { name, content });

export const property = (name: string, content: string | number): string =>
  element('meta', { property: name, content: String(content) });

export const link = (rel: string, href: string, more: Attributes = {}): string =>
  element('link', { rel, href, ...more });

export const linkTag = (attrs: Attributes) => ({ tag: 'link', attrs, injectTo: 'head' as const });

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON for a script element, which no `<` may end. */
export const inertJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
