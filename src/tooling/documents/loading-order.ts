import type { Rolldown } from 'vite';
import { pageIds } from '../../pages/pages.ts';
import { element } from './head/element.ts';
import { elementsIn, htmlOf } from './html.ts';
import type { Page } from './pages.ts';

/** Styles and scripts of one document beyond the page's own script. */
export interface Loads {
  /** Styles of the first paint, within the document and as files. */
  css: string;
  styles: string[];
  /** Styles that are loaded late. */
  sheets: { href: string; media?: string }[];
  /** Addresses of scripts that the page's own script imports. */
  scripts: string[];
}

type Shell = ReturnType<typeof takeApart>;

type Asset = Pick<Rolldown.OutputAsset, 'type' | 'source' | 'names'>;
type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'imports' | 'moduleIds' | 'viteMetadata'
>;
/** The bundler's output, as far as it is read here. */
export type Bundle = Record<string, Asset | Chunk>;

/**
 * The bundler's index.html without its styles and its script. Removes the styles of the portfolio alone from the bundle
 * too, as its document carries them.
 */
export function takeApart(html: string, bundle: Bundle, base: string) {
  const elements = elementsIn(html);
  const root = elements.find(({ name }) => name === 'html');
  const head = elements.filter(({ parent }) => parent && 'name' in parent && parent.name === 'head');
  const sheets = head.filter(({ attribs }) => attribs.rel === 'stylesheet');
  const script = head.find(({ name, attribs }) => name === 'script' && attribs.src);
  if (!root || !script || sheets.length === 0) throw new Error('index.html has no script or no styles.');
  const styles = sheets.map(({ attribs: { href = '' } }) => {
    const asset = bundle[href.slice(base.length)];
    if (asset?.type !== 'asset') throw new Error(`The bundle has no ${href}.`);
    return { pages: pagesNamed(asset), href, css: String(asset.source).trim() };
  });
  for (const { pages, href } of styles)
    if (pages.every((page) => page === 'portfolio')) delete bundle[href.slice(base.length)];
  return {
    attributes: root.attribs,
    head: head.filter((element) => element !== script && !sheets.includes(element)),
    // Styles for the most pages first.
    styles: styles.toSorted((a, b) => b.pages.length - a.pages.length),
    script: script.attribs.src ?? '',
  };
}

/** The pages after which a group of styles is named (bundle.ts); otherwise all pages. */
function pagesNamed({ names: [name = ''] }: Asset): readonly string[] {
  const all: readonly string[] = pageIds;
  const named = name.replace('.css', '').split('_');
  return all.some((id) => named.includes(id)) ? named : all;
}

/**
 * What a page's document loads: its code beyond the entry, so that browsers request all of it at once, and its styles. The
 * portfolio's document carries its own, which saves a round trip. Other pages link theirs.
 */
export function loadsOf({ id }: Page, shell: Shell, bundle: Bundle, base: string): Loads {
  const shared = shell.styles.filter(({ pages }) => pages.includes(id));
  if (id === 'portfolio')
    return { css: shared.map(({ css }) => css).join(''), styles: [], sheets: [], scripts: [] };
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const page = all.find(({ moduleIds }) =>
    moduleIds.some((module) => module.endsWith(`/src/pages/${id}.tsx`)),
  );
  const names = page ? [page.fileName, ...page.imports] : [];
  const chunks = names.flatMap((name) =>
    all.filter(({ fileName, isEntry }) => fileName === name && !isEntry),
  );
  // Where Vite's loader looks for them when it loads the chunks.
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return {
    css: '',
    styles: [...shared.map(({ href }) => href), ...styles.map((fileName) => base + fileName)],
    sheets: [],
    scripts: chunks.map(({ fileName }) => base + fileName),
  };
}

/** What a document has of its own. */
interface DocumentContent {
  /** Elements of the head, as HTML. */
  head: string;
  /** The elements of the body, as HTML. */
  content: string;
  loads: Loads;
  revision?: string | undefined;
  policy?: string;
}

/** A document in the order in which its reader needs it: styles of the first paint, content, everything else. */
export const documentOf = (
  shell: Shell,
  { head, content, loads, revision, policy }: DocumentContent,
): string =>
  [
    '<!doctype html>',
    element('html', { ...shell.attributes, ...(revision && { 'data-revision': revision }) }),
    '<head>',
    // The encoding; a policy covers only what follows.
    htmlOf(shell.head.slice(0, 1)),
    policy ? element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }) : '',
    htmlOf(shell.head.slice(1)),
    head,
    ...loads.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    loads.css && `<style>${loads.css}</style>`,
    '</head><body>',
    content,
    ...loads.sheets.map((sheet) => element('link', { rel: 'stylesheet', ...sheet })),
    ...loads.scripts.map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { type: 'module', src: shell.script, fetchpriority: 'low' })}</script></body></html>`,
  ].join('');
