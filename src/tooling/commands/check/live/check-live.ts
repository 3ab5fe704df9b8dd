import { randomUUID } from 'node:crypto';
import { workerFile } from '../../../../../sw/contract.ts';
import { revisionOf } from '../../../../../sw/revision.ts';
import { dayOf, wordFindings } from '../../../../config/law/law.ts';
import { pages } from '../../../documents/pages.ts';
import type { Finding } from '../finding.ts';
import { type Answer, ask } from './answer.ts';
import {
  keptFor,
  keptTooLong,
  keptTooShort,
  longestForPages,
  policyProblem,
  variesOddly,
} from './headers.ts';
import { type KeptFile, keptFiles } from './kept-files.ts';

/** The types that browsers insist on, or that the host's settings most often lack. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css$/,
  html: /^text\/html$/,
  js: /^(?:text|application)\/(?:javascript|ecmascript|x-javascript)$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  webmanifest: /^application\/(?:manifest\+)?json$/,
  woff2: /^(?:font\/woff2|application\/font-woff2)$/,
};

const notServed =
  'Upload all of dist/, and let pages be found without their ending (nginx: try_files $uri $uri.html; Apache: a RewriteRule, see docs/deploying.md).';
const otherBuild =
  'Not the file of the build that sw.js is of: an old file beside a new sw.js, or the other way round. Upload dist/ as a whole, sw.js last, and empty the cache of the host or CDN.';
const unknownFound =
  'An address that does not exist is answered with %: search engines and the worker take it for a page. Answer 404.html with status 404 (nginx: error_page; Apache: ErrorDocument), and remove rules that send everything to index.html.';

class LiveSite {
  readonly base: URL;
  readonly #answers = new Map<string, Promise<Answer | undefined>>();
  readonly #findings: Finding[] = [];

  constructor(base: URL) {
    this.base = base;
  }

  /** What is found so far, each thing once, with all places where it was found. */
  get findings(): Finding[] {
    const places = new Map<string, { kind: Finding['kind']; paths: Set<string> }>();
    for (const { kind, message, path } of this.#findings) {
      const { paths } = places.get(message) ?? { paths: new Set() };
      places.set(message, { kind, paths: paths.add(path) });
    }
    return [...places].map(([message, { kind, paths }]) => {
      const [first, second, ...more] = paths;
      const path = [first, second, ...(more.length > 0 ? [`${more.length} more`] : [])]
        .filter(Boolean)
        .join(', ');
      return { kind, message, path };
    });
  }

  tell(path: string, message: string | undefined, kind: Finding['kind'] = 'mistake'): void {
    if (message !== undefined) this.#findings.push({ kind, path: this.base.pathname + path, message });
  }

  /** The answer for a path below the base; undefined, and told, when there is none. */
  async ask(path: string): Promise<Answer | undefined> {
    const asked = this.#answers.get(path) ?? ask(new URL(path, this.base), this.base);
    this.#answers.set(path, asked);
    const answer = await asked;
    if (!answer) this.tell(path, 'No answer, or redirects without end. Try again; then look at the host.');
    return answer;
  }
}

/**
 * Looks at a site as its host serves it: pages, redirects, what does not exist, types, how long files are kept, the
 * policy, the app's files against the worker's list. No browser is asked: that the worker installs can be told only as
 * far as every file that it keeps is there and is the right one.
 * @param address of the first page
 */
export async function checkLive(address: string): Promise<Finding[]> {
  const site = new LiveSite(new URL(address.replace(/[?#].*$/s, '').replace(/\/?$/, '/')));
  if (site.base.protocol !== 'https:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.base.hostname))
    site.tell(
      '',
      'Without https browsers run no worker, and nothing works offline. Switch it on at the host.',
    );
  const first = await site.ask('');
  if (!first) return site.findings;
  if (first.status !== 200 || first.type !== 'text/html') {
    site.tell(
      '',
      `No page here (HTTP ${first.status}, ${first.leftFor ?? (first.type || 'no type')}). Give the address of the first page.`,
    );
    return site.findings;
  }
  const kept = await workerFiles(site, first);
  await Promise.all([
    ...pages.filter(({ role }) => role !== 'error').map((page) => checkPage(site, page, kept, first)),
    checkUnknown(site, kept),
    ...filesOf(first, site.base, kept).map((file) => checkFile(site, file)),
    checkManifest(site, first),
  ]);
  return site.findings;
}

const isApp = (first: Answer): boolean => /<link [^>]*rel="manifest"/.test(first.text);

async function workerFiles(site: LiveSite, first: Answer): Promise<KeptFile[]> {
  const worker = await site.ask(workerFile);
  if (!worker) return [];
  const kept = keptFiles(worker.text);
  if (worker.status !== 200 || worker.isRedirected)
    site.tell(
      workerFile,
      `Browsers take no worker that is redirected or answered with HTTP ${worker.status}. Serve the file itself.`,
    );
  else if (isApp(first) && kept.length === 0)
    site.tell(
      workerFile,
      'This is not the worker that `npm run build` makes. Upload it, and let no rule answer with a page in its place.',
    );
  site.tell(workerFile, wrongType(workerFile, worker));
  site.tell(workerFile, keptTooLong(worker));
  site.tell(workerFile, variesOddly(worker));
  return kept;
}

/** Also of a page that was built before the law changed. */
function checkWords(site: LiveSite, address: string, { text }: Answer): void {
  const shown = text.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const words = wordFindings([{ path: [address], text: shown }], undefined, dayOf(Date.now()), 'warning');
  for (const { message } of words) site.tell(address, message, 'warning');
}

async function checkPage(
  site: LiveSite,
  { path, file }: (typeof pages)[number],
  kept: readonly KeptFile[],
  first: Answer,
): Promise<void> {
  for (const address of [path, file]) {
    const page = await site.ask(address);
    if (!page) continue;
    if (page.leftFor)
      site.tell(address, `Redirected to ${page.leftFor}, away from the site. Remove that rule of the host.`);
    else if (page.status !== 200)
      site.tell(address, `HTTP ${page.status} for a page of the site. ${notServed}`);
    else {
      checkWords(site, address, page);
      const listed = kept.find(({ url }) => url === file);
      const isFirst = path !== '' && page.text === first.text;
      if (isFirst) site.tell(address, `The first page in the place of this one. ${notServed}`);
      else if (listed && !(await isOfThisBuild(listed, page))) site.tell(address, otherBuild);
      for (const problem of [
        wrongType(file, page),
        policyProblem(page),
        keptTooLong(page),
        variesOddly(page),
      ])
        site.tell(address, problem);
    }
  }
}

async function checkUnknown(site: LiveSite, kept: readonly KeptFile[]): Promise<void> {
  const name = `no-such-page-${randomUUID()}`;
  const page = await site.ask(name);
  const script = await site.ask(`assets/${name}.js`);
  // A host that puts what it was asked for into a redirect can be made to lead anywhere.
  const away = await site.ask('/%5cexample.com/impressum/');
  const listed = kept.find(({ url }) => url === '404.html');
  if (page && page.status !== 404)
    site.tell('(unknown page)', unknownFound.replace('%', `HTTP ${page.status}`));
  else if (page && listed && !(await isOfThisBuild(listed, page)))
    site.tell(
      '(unknown page)',
      'Another page than 404.html of this build for what does not exist. Name 404.html in the settings of the host.',
    );
  if (script && script.status !== 404)
    site.tell(
      'assets/(unknown script)',
      `A script that does not exist is answered with HTTP ${script.status}${script.type === 'text/html' ? ' and HTML' : ''}: after an update browsers keep that in its place. Answer 404 for files that are not there, and remove rules that send everything to index.html.`,
    );
  else if (script && (keptFor(script) ?? 0) > longestForPages)
    site.tell(
      'assets/(unknown script)',
      `That a script does not exist is kept for ${keptFor(script)} s: it stays missing when it is there. Keep only answers with status 200 for long (nginx: a map of $status; CDN: rules for errors).`,
    );
  for (const { leftFor } of [page, script, away].filter((answer) => answer !== undefined))
    if (leftFor && new URL(leftFor).origin !== site.base.origin)
      site.tell('(unknown page)', `Redirected to ${leftFor}, another site. Remove that rule of the host.`);
}

/** What the worker keeps, and what the first page loads, once each. */
function filesOf(first: Answer, base: URL, kept: readonly KeptFile[]): KeptFile[] {
  const loaded = [...first.text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"#?]+)/g)].map(([, address = '']) =>
    new URL(address, base).href.slice(base.href.length),
  );
  return [
    ...new Map(
      [...loaded.map((url): KeptFile => ({ url })), ...kept].map((file) => [file.url, file]),
    ).values(),
  ];
}

/** Whether the worker would keep this content. */
const isOfThisBuild = async ({ url, revision }: KeptFile, { content }: Answer): Promise<boolean> =>
  !revision || (await revisionOf(url, content)) === revision;

async function checkFile(site: LiveSite, file: KeptFile): Promise<void> {
  const { url } = file;
  const answer = await site.ask(url);
  if (!answer) return;
  const isFound = answer.status === 200 || (answer.status === 404 && url === '404.html');
  const type = wrongType(url, answer);
  if (!isFound || answer.leftFor)
    site.tell(
      url,
      `HTTP ${answer.status} for a file of the site: the worker cannot be installed. Upload dist/ as a whole.`,
    );
  else if (type) site.tell(url, type);
  else if (!(await isOfThisBuild(file, answer))) site.tell(url, otherBuild);
  if (!isFound) return;
  site.tell(url, variesOddly(answer));
  if (url.startsWith('assets/')) site.tell(url, keptTooShort(answer), 'warning');
}

async function checkManifest(site: LiveSite, first: Answer): Promise<void> {
  if (!isApp(first)) return;
  const file = 'manifest.webmanifest';
  const answer = await site.ask(file);
  if (answer?.status !== 200)
    return site.tell(file, 'No manifest: nobody can install the app. Upload dist/ as a whole.');
  site.tell(file, wrongType(file, answer));
  let manifest: { scope?: string; icons?: { src: string }[]; screenshots?: { src: string }[] };
  try {
    manifest = JSON.parse(answer.text);
  } catch {
    return site.tell(file, 'No manifest, as it is no JSON. Upload dist/ as a whole.');
  }
  if (manifest.scope !== site.base.pathname)
    site.tell(
      file,
      `The site was built for ${manifest.scope}. Build it for where it lies: npm run build -- --base=${site.base.pathname}`,
    );
  const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])];
  await Promise.all(
    pictures.map(async ({ src }) => {
      const path = new URL(src, site.base).href.slice(site.base.href.length);
      const picture = await site.ask(path);
      if (picture && (picture.status !== 200 || !picture.type.startsWith('image/')))
        site.tell(
          path,
          `HTTP ${picture.status}, ${picture.type || 'no type'} for a picture that the manifest names. Upload dist/ as a whole.`,
        );
    }),
  );
}

function wrongType(path: string, { type }: Answer): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const right = types[ending];
  if (!right || right.test(type)) return undefined;
  if (type === 'text/html')
    return `HTML in the place of a .${ending} file. Answer 404 for files that are not there, and upload dist/ as a whole.`;
  return `Served as ${type || 'nothing'}, which browsers refuse for .${ending}. Tell the host its type (nginx: types; Apache: AddType).`;
}
