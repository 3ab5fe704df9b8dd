import { type AtRule, parse, type Root } from 'postcss';
import type { Rolldown } from 'vite';
import { type PageId, pageIds } from '../../site/pages.ts';
import { pageIn } from './bundle.ts';
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

/**
 * The bundler's index.html in its parts. Styles of the portfolio alone leave the bundle, as its document carries them.
 * @param pagesOf the pages that need a style sheet, by its file
 */
export function takeApart(
  html: string,
  bundle: Rolldown.OutputBundle,
  base: string,
  pagesOf: ReadonlyMap<string, readonly PageId[]>,
) {
  const elements = elementsIn(html);
  const root = elements.find(({ name }) => name === 'html');
  const head = elements.filter(({ parent }) => parent && 'name' in parent && parent.name === 'head');
  const sheets = head.filter(({ attribs }) => attribs.rel === 'stylesheet');
  const script = head.find(({ name, attribs }) => name === 'script' && attribs.src);
  if (!root || !script || sheets.length === 0) throw new Error('index.html has no script or no styles.');
  const styles = sheets.map(({ attribs: { href = '' } }) => {
    const fileName = href.slice(base.length);
    const asset = bundle[fileName];
    if (asset?.type !== 'asset') throw new Error(`The bundle has no ${href}.`);
    const pages = pagesOf.get(fileName) ?? pageIds;
    if (pages.every((page) => page === 'portfolio')) delete bundle[fileName];
    return { pages, href, css: String(asset.source).trim() };
  });
  const fonts = head.filter(({ attribs }) => attribs.as === 'font');
  return {
    attributes: root.attribs,
    head: head.filter((element) => element !== script && ![...sheets, ...fonts].includes(element)),
    fonts,
    // Styles for the most pages first.
    styles: styles.toSorted((a, b) => b.pages.length - a.pages.length),
    script: script.attribs.src ?? '',
  };
}

/** A page's styles, which the portfolio's document carries to save a round trip; and its code, to be requested at once. */
export function loadsOf({ id }: Page, shell: Shell, bundle: Rolldown.OutputBundle, base: string): Loads {
  const shared = shell.styles.filter(({ pages }) => pages.includes(id));
  if (id === 'portfolio')
    return { css: shared.map(({ css }) => css).join(''), styles: [], sheets: [], scripts: [] };
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const page = all.find(({ moduleIds }) => moduleIds.some((module) => pageIn(module) === id));
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

/** A document in the order in which its reader needs it: styles of the first paint, content, everything else. */
export function documentOf(
  { attributes, head, fonts, script }: Shell,
  own: { head: string; content: string; loads: Loads; revision?: string | undefined; policy?: string },
): string {
  const { loads, revision, policy } = own;
  return [
    '<!doctype html>',
    element('html', { ...attributes, ...(revision && { 'data-revision': revision }) }),
    '<head>',
    // The encoding; a policy covers only what follows.
    htmlOf(head.slice(0, 1)),
    policy && element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    htmlOf(head.slice(1)),
    own.head,
    loads.styles.length > 0 ? htmlOf(fonts) : preloadOfReturning(htmlOf(fonts)),
    ...loads.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    loads.css && `<style>${loads.css}</style>`,
    '</head><body>',
    own.content,
    ...loads.sheets.map((sheet) => element('link', { rel: 'stylesheet', ...sheet })),
    ...loads.scripts.map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { type: 'module', src: script, fetchpriority: 'low' })}</script></body></html>`,
  ].join('');
}

/**
 * Chromium holds the first paint for preloaded fonts. That costs nothing where styles are awaited anyway, and saves a second
 * layout where the worker has the font.
 */
const preloadOfReturning = (fonts: string): string =>
  fonts && `<script>navigator.serviceWorker?.controller&&document.write(${JSON.stringify(fonts)})</script>`;

/** Splits a style sheet into rules for the screen and for paper. Both keep their layers. */
export function withoutPrint(css: string): { screen: string; print: string } {
  const sheet = parse(css);
  return { screen: filtered(sheet.clone(), false).toString(), print: filtered(sheet, true).toString() };
}

/** Keeps either the `@media print` blocks or everything else. */
function filtered<Rules extends Root | AtRule>(rules: Rules, isForPaper: boolean): Rules {
  rules.each((node) => {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.nodes;
    if (isLayer && filtered(node, isForPaper).nodes?.length) return;
    const isPrint = node.type === 'atrule' && node.name === 'media' && node.params === 'print';
    if (isLayer || isPrint !== isForPaper) node.remove();
  });
  return rules;
}
