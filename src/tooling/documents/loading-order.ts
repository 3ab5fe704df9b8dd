import type { Rolldown } from 'vite';
import { pageIds } from '../../pages/pages.ts';
import { element } from './head/element.ts';
import { elementsIn, htmlOf } from './html.ts';
import type { Page } from './pages.ts';

/** Files that one document loads beyond the shell. */
export interface Loads {
  /** Of the first paint. */
  styles: string[];
  /** Loaded late. */
  sheets: { href: string; media?: string }[];
  /** Addresses of scripts that the page's own script imports. */
  scripts: string[];
}

type Shell = ReturnType<typeof takeApart>;

/**
 * The bundler's index.html without its styles and its script. Removes the styles from the bundle too: they are inlined.
 */
export function takeApart(html: string, bundle: Rolldown.OutputBundle, base: string) {
  const elements = elementsIn(html);
  const root = elements.find(({ name }) => name === 'html');
  const head = elements.filter(({ parent }) => parent && 'name' in parent && parent.name === 'head');
  const sheets = head.filter(({ attribs }) => attribs.rel === 'stylesheet');
  const script = head.find(({ name, attribs }) => name === 'script' && attribs.src);
  if (!root || !script || sheets.length === 0) throw new Error('index.html has no script or no styles.');
  const files = sheets.map(({ attribs: { href = '' } }) => href.slice(base.length));
  const styles = files.map((fileName) => ({
    pages: pagesNamed(assetOf(bundle, fileName)),
    css: stylesOf(bundle, fileName),
  }));
  for (const fileName of files) delete bundle[fileName];
  return {
    attributes: root.attribs,
    head: head.filter((element) => element !== script && !sheets.includes(element)),
    // Styles for the most pages first.
    styles: styles.toSorted((a, b) => b.pages.length - a.pages.length),
    script: script.attribs.src ?? '',
  };
}

/** The pages after which a group of styles is named (bundle.ts); otherwise all pages. */
function pagesNamed({ names: [name = ''] }: Rolldown.OutputAsset): readonly string[] {
  const all: readonly string[] = pageIds;
  const named = name.replace('.css', '').split('_');
  return all.some((id) => named.includes(id)) ? named : all;
}

/** Files of a page's code beyond the entry, so that browsers request all of them at once. */
export function loadsOf({ id }: Page, bundle: Rolldown.OutputBundle, base: string): Loads {
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
    styles: sheets.map((fileName) => stylesOf(bundle, fileName)),
    // Also as files: Vite's loader looks for them when it loads the chunks.
    sheets: sheets.map((fileName) => ({ href: base + fileName })),
    scripts: chunks.map((output) => base + output.fileName),
  };
}

/** The styles that a page needs of all that the shell has, and its own. */
export function stylesFor({ id }: Page, shell: Shell, { styles }: Loads): string {
  const shared = shell.styles.filter(({ pages }) => pages.includes(id));
  return [...shared.map(({ css }) => css), ...styles].join('');
}

/** What a document has of its own. */
interface Parts {
  /** Its part of the head, as HTML. */
  head: string;
  /** The styles of the first paint. */
  styles: string;
  /** The elements of the body, as HTML. */
  content: string;
  loads: Loads;
  revision?: string | undefined;
  policy?: string;
}

/** A document in the order in which its reader needs it: styles of the first paint, content, everything else. */
export function documentOf(shell: Shell, { head, styles, content, loads, revision, policy }: Parts): string {
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
    `<style>${styles}</style></head><body>`,
    content,
    ...loads.sheets.map((sheet) => element('link', { rel: 'stylesheet', ...sheet })),
    ...loads.scripts.map((href) => element('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${element('script', { type: 'module', src: shell.script, fetchpriority: 'low' })}</script></body></html>`,
  ].join('');
}

const stylesOf = (bundle: Rolldown.OutputBundle, fileName: string): string =>
  String(assetOf(bundle, fileName).source).trim();

function assetOf(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputAsset {
  const asset = bundle[fileName];
  if (asset?.type !== 'asset') throw new Error(`The bundle has no ${fileName}.`);
  return asset;
}
