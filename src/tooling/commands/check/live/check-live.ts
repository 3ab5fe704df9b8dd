import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path/posix';
import { revisionOf, workerFile } from '../../../../../sw/contract.ts';
import { pagePath, pages } from '../../../../model/page.ts';
import { type SiteLanguage, siteLanguages } from '../../../../model/site-language.ts';
import { type Page, pagesIn } from '../../../documents/pages.ts';
import type { Finding } from '../check-report.ts';
import {
  type Answer,
  ask,
  keptTooLong,
  keptTooShort,
  missKeptTooLong,
  pageInstead,
  policyProblem,
} from './answer.ts';

const notServed =
  'Upload all of dist/, and let pages be found without their ending (nginx: try_files $uri $uri.html; Apache: a RewriteRule, see docs/deploying.md).';
const otherBuild =
  'Not the file of the build that sw.js is of: an old file beside a new sw.js, or the other way round. Upload dist/ as a whole, sw.js last, and empty the cache of the host or CDN.';
const uploadWhole = 'Upload dist/ as a whole.';

/** A site as its host serves it, and what is wrong with it. */
class LiveSite {
  readonly base: URL;
  /** The files that the worker keeps, with what `revisionOf` gives for each; null where the name has a hash. */
  kept = new Map<string, string | null>();
  readonly #found = new Map<string, { kind: Finding['kind']; paths: Set<string> }>();

  constructor(address: string) {
    this.base = new URL(address.replace(/[?#].*$/s, '').replace(/\/?$/, '/'));
  }

  /** Each thing once, with the places where it was found. */
  get findings(): Finding[] {
    return [...this.#found].map(([message, { kind, paths }]) => {
      const [first, second, ...more] = paths;
      const named = [first, second, more.length > 0 && `${more.length} more`];
      return { kind, message, path: named.filter(Boolean).join(', ') };
    });
  }

  tell(path: string, message: string | false | undefined, kind: Finding['kind'] = 'mistake'): void {
    if (!message) return;
    const { paths } = this.#found.get(message) ?? { paths: new Set() };
    this.#found.set(message, { kind, paths: paths.add(this.base.pathname + path) });
  }

  /** The answer for a path below the base; undefined, and told, when there is none. */
  async ask(path: string): Promise<Answer | undefined> {
    const answer = await ask(new URL(path, this.base), this.base);
    this.tell(path, !answer && 'No answer, or redirects without end. Try again; then look at the host.');
    return answer;
  }

  async otherBuild(file: string, { content }: Answer): Promise<string | undefined> {
    const revision = this.kept.get(file);
    return revision && revision !== (await revisionOf(file, content)) ? otherBuild : undefined;
  }
}

/**
 * Looks at a site as its host serves it. Without a browser: that the worker installs can be told only as far as every file
 * that it keeps is there and is the right one.
 * @param address of the first page
 */
export async function checkLive(address: string): Promise<Finding[]> {
  const site = new LiveSite(address);
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.base.hostname);
  if (site.base.protocol !== 'https:' && !isLocal)
    site.tell(
      '',
      'Served without https: browsers run no worker here, so nothing works offline. Switch https on at the host.',
    );
  const first = await site.ask('');
  if (!first) return site.findings;
  if (first.status !== 200 || !first.isHtml) {
    const found = `HTTP ${first.status}, ${first.leftFor ?? (first.headers.get('content-type') || 'no type')}`;
    site.tell('', `No page here (${found}). Give the address of the first page.`);
    return site.findings;
  }
  const isApp = /<link [^>]*rel="manifest"/.test(first.text);
  await checkWorker(site, isApp);
  const loaded = [...first.text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"#?]+)/g)].map(([, file = '']) =>
    new URL(file, site.base).href.slice(site.base.href.length),
  );
  const documents = pagesOf(first, site.base.pathname);
  const addresses = documents.flatMap(({ path, file }) => [path, file]);
  const files = new Set([...loaded, ...site.kept.keys()].filter((file) => !addresses.includes(file)));
  await Promise.all([
    ...documents.map(async ({ id, path, file }) => {
      if (pages[id].isFound === false) return checkUnknown(site, file);
      for (const address of [path, file]) await checkPage(site, address, file, first);
    }),
    checkUnknownScript(site),
    ...[...files].map((file) => checkFile(site, file)),
    isApp && checkManifest(site),
  ]);
  return site.findings;
}

/** The pages in all languages of the site, which its first page names. */
function pagesOf({ text }: Answer, base: string): Page[] {
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
  const named: SiteLanguage[] = JSON.parse(data).site?.languages ?? siteLanguages.slice(0, 1);
  // What the page shows is not in its data. A link says that it has a profile.
  const display = named.some((language) => text.includes(`"${base}${pagePath('profile', named, language)}"`));
  return named.flatMap((language) => pagesIn(named, language, { profilePage: { display } }));
}

async function checkWorker(site: LiveSite, isApp: boolean): Promise<void> {
  const worker = await site.ask(workerFile);
  if (!worker) return;
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker.text)?.[0] ?? '[]';
  const kept: { url: string; revision: string | null }[] = JSON.parse(list);
  site.kept = new Map(kept.map(({ url, revision }) => [url, revision]));
  if (worker.status !== 200 || worker.isRedirected)
    site.tell(
      workerFile,
      `Browsers accept no worker that is redirected or answered with HTTP ${worker.status}. Serve the file itself.`,
    );
  else if (isApp && kept.length === 0)
    site.tell(
      workerFile,
      'This is not the worker that `npm run build` makes. Upload it, and let no rule answer with a page in its place.',
    );
  for (const problem of [pageInstead(workerFile, worker), keptTooLong(worker)])
    site.tell(workerFile, problem);
}

/** @param file the document that the address must give */
async function checkPage(site: LiveSite, address: string, file: string, first: Answer): Promise<void> {
  const page = await site.ask(address);
  if (!page) return;
  if (page.leftFor)
    return site.tell(
      address,
      `Redirected to ${page.leftFor}, away from the site. Remove that rule of the host.`,
    );
  if (page.status !== 200)
    return site.tell(address, `HTTP ${page.status} for a page of the site. ${notServed}`);
  const isFirst = file !== 'index.html' && page.text === first.text;
  site.tell(address, isFirst && `The first page is served instead of this one. ${notServed}`);
  const problems = [policyProblem(page), keptTooLong(page), !isFirst && (await site.otherBuild(file, page))];
  for (const problem of problems) site.tell(address, problem);
}

/** @param file the document for addresses beside it that do not exist */
async function checkUnknown(site: LiveSite, file: string): Promise<void> {
  const page = await site.ask(`${dirname(file)}/no-such-page-${randomUUID()}`);
  if (page && page.status !== 404)
    site.tell(
      '(unknown page)',
      `An address that does not exist is answered with HTTP ${page.status}: search engines and the worker take it for a page. Answer 404.html with status 404 (nginx: error_page; Apache: ErrorDocument), and remove rules that send everything to index.html.`,
    );
  else if (page && (await site.otherBuild(file, page)))
    site.tell(
      '(unknown page)',
      `Another page than ${file} of this build for what does not exist. Name ${file} in the settings of the host.`,
    );
}

async function checkUnknownScript(site: LiveSite): Promise<void> {
  const script = await site.ask(`assets/no-such-script-${randomUUID()}.js`);
  const html = script?.isHtml ? ' and HTML' : '';
  site.tell(
    'assets/(unknown script)',
    script?.status === 404
      ? missKeptTooLong(script)
      : script &&
          `A script that does not exist is answered with HTTP ${script.status}${html}: after an update browsers keep that in its place. Answer 404 for files that are not there, and remove rules that send everything to index.html.`,
  );
}

async function checkFile(site: LiveSite, file: string): Promise<void> {
  const answer = await site.ask(file);
  if (!answer) return;
  const { status, leftFor } = answer;
  const isFound = status === 200 || (status === 404 && file.endsWith('404.html'));
  if (!isFound || leftFor)
    return site.tell(
      file,
      `HTTP ${status} for a file of the site: the worker cannot be installed. ${uploadWhole}`,
    );
  site.tell(file, pageInstead(file, answer) ?? (await site.otherBuild(file, answer)));
  site.tell(file, file.startsWith('assets/') && keptTooShort(answer), 'warning');
}

async function checkManifest(site: LiveSite): Promise<void> {
  const file = 'manifest.webmanifest';
  const answer = await site.ask(file);
  if (answer?.status !== 200)
    return site.tell(file, `No manifest: nobody can install the app. ${uploadWhole}`);
  const scope = /"scope":\s*"([^"]*)"/.exec(answer.text)?.[1];
  const { pathname } = site.base;
  if (scope === undefined)
    site.tell(file, pageInstead(file, answer) ?? `No manifest of this site. ${uploadWhole}`);
  else if (scope !== pathname)
    site.tell(
      file,
      `The site was built for ${scope}. Build it for where it lies: npm run build -- --base=${pathname}`,
    );
}
