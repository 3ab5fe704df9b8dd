import type { Rolldown } from 'vite';
import { pageIds } from '../../pages/pages.ts';
import { element } from './head/element.ts';
import { elementsIn, htmlOf } from './html.ts';
import type { Page } from './pages.ts';

/** Files that one document loads beyond the shell. */
export interface Loads {
  /** Styles of the first paint. */
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

/** Files of a page's code beyond the entry, so that browsers request all of them at once. */
export function loadsOf({ id }: Page, bundle: Bundle, base: string): Loads {
  const chunk = Object.values(bundle).find(
    (output) =>
      output.type === 'chunk' &&
      !output.isEntry &&
      output.moduleIds.some((module) => module.endsWith(`/src/pages/${id}.tsx`)),
  );
  if (chunk?.type !== 'chunk') return { styles: [], sheets: [], scripts: [] };
  const chunks = [chunk.fileName, ...chunk.imports]
    .map((fileName) => bundle[fileName])
    .filter((output) => output?.type === 'chunk')
    .filter((output) => !output.isEntry);
  const sheets = chunks.flatMap((output) => [...(output.viteMetadata?.importedCss ?? [])]);
  return {
    // Where Vite's loader looks for them when it loads the chunks.
    styles: sheets.map((fileName) => base + fileName),
    sheets: [],
    scripts: chunks.map((output) => base + output.fileName),
  };
}

/** The styles of the first paint. The portfolio's document carries its own, which saves a round trip. Other pages link theirs. */
export function stylesFor({ id }: Page, shell: Shell, { styles }: Loads): DocumentContent['styles'] {
  const shared = shell.styles.filter(({ pages }) => pages.includes(id));
  if (id === 'portfolio') return { css: shared.map(({ css }) => css).join(''), files: styles };
  return { css: '', files: [...shared.map(({ href }) => href), ...styles] };
}

/** What a document has of its own. */
interface DocumentContent {
  /** Elements of the head, as HTML. */
  head: string;
  /** Styles of the first paint, within the document and as files. */
  styles: { css: string; files: string[] };
  /** The elements of the body, as HTML. */
  content: string;
  loads: Loads;
  revision?: string | undefined;
  policy?: string;
}

/** A document in the order in which its reader needs it: styles of the first paint, content, everything else. */
export function documentOf(
  shell: Shell,
  { head, styles, content, loads, revision, policy }: DocumentContent,
): string {
  const [charset, ...others] = shell.head;
  return [
    '<!doctype html>',
    element('html', { ...shell.attributes, ...(revision && { 'data-revision': revision }) }),
    '<head>',
    htmlOf(charset ? [charset] : []),
    // It covers only what follows.
    policy ? element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }) : '',
    htmlOf(others),
    head,
    ...styles.files.map((href) => element('link', { rel: 'stylesheet', href })),
    styles.css && `<style>${styles.css}</style>`,
    '</head><body>',
    content,
    ...loads.sheets.map((sheet) => element('link', { rel: 'stylesheet', ...sheet })),
    ...loads.scripts.map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { type: 'module', src: shell.script, fetchpriority: 'low' })}</script></body></html>`,
  ].join('');
}
