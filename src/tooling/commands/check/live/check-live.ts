import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path/posix';
import { revisionOf, workerFile } from '../../../../../sw/contract.ts';
import type { PageData } from '../../../../app/page-data.ts';
import { wordFindings } from '../../../../config/law/law.ts';
import { type SiteLanguage, siteLanguages } from '../../../../model/site-language.ts';
import { type PageId, pageIds, pagePath, pages } from '../../../../pages/pages.ts';
import { dayOf } from '../../../../text/quantities.ts';
import { pageDataIn, readableText } from '../../../documents/html.ts';
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

const uploadWhole = 'Upload dist/ as a whole.';
const notServed =
  'Upload all of dist/, and let pages be found without their ending (nginx: try_files $uri $uri.html; Apache: a RewriteRule, see docs/deploying.md).';

const messages = {
  silent: 'No answer, or redirects without end. Try again; then look at the host.',
  insecure:
    'Served without https: browsers run no worker here, so nothing works offline. Switch https on at the host.',
  noPage: (found: string) => `No page here (${found}). Give the address of the first page.`,
  worker: (found: string) => `Browsers accept no worker that is ${found}. Serve the file itself.`,
  otherWorker:
    'This is not the worker that `npm run build` makes. Upload it, and let no rule answer with a page in its place.',
  leaving: (to: string) => `Redirected to ${to}, away from the site. Remove that rule of the host.`,
  page: (status: number) => `HTTP ${status} for a page of the site. ${notServed}`,
  firstPage: `The first page is served instead of this one. ${notServed}`,
  hiddenMail:
    'Cloudflare hides the e-mail addresses of this page, and without scripts the Impressum has none. Switch off Email Address Obfuscation there (Security → Settings; formerly Scrape Shield).',
  otherBuild:
    'Not the file of the build that sw.js is of: an old file beside a new sw.js, or the other way round. Upload dist/ as a whole, sw.js last, and empty the cache of the host or CDN.',
  unknownPage: (status: number) =>
    `An address that does not exist is answered with HTTP ${status}: search engines and the worker take it for a page. Answer 404.html with status 404 (nginx: error_page; Apache: ErrorDocument), and remove rules that send everything to index.html.`,
  otherUnknownPage: (file: string) =>
    `Another page than ${file} of this build for what does not exist. Name ${file} in the settings of the host.`,
  unknownScript: (status: string) =>
    `A script that does not exist is answered with ${status}: after an update browsers keep that in its place. Answer 404 for files that are not there, and remove rules that send everything to index.html.`,
  file: (status: number) =>
    `HTTP ${status} for a file of the site: the worker cannot be installed. ${uploadWhole}`,
  manifest: `No manifest of this site: nobody can install the app. ${uploadWhole}`,
  scope: (scope: string, path: string) =>
    `The site was built for ${scope}. Build it for where it lies: npm run build -- --base=${path}`,
};

const leaving = (path: string, to: string): string =>
  path === '' ? messages.noPage(`a redirect to ${to}`) : messages.leaving(to);

/** A site as its host serves it, and what is wrong with it. */
class LiveSite {
  readonly base: URL;
  /** The worker's files with their revisions; null where the name has a hash. */
  kept = new Map<string, string | null>();
  readonly #found = new Map<string, { kind: Finding['kind']; paths: Set<string> }>();

  constructor(address: string) {
    this.base = new URL(address.replace(/[?#].*$/s, '').replace(/\/?$/, '/'));
  }

  /** Each finding once, with its places: in a fixed order, as answers come in any. */
  get findings(): Finding[] {
    return [...this.#found].map(([message, { kind, paths }]) => {
      const [first, second, ...more] = [...paths].sort();
      const named = [first, second, more.length > 0 && `${more.length} more`];
      return { kind, message, path: named.filter(Boolean).join(', ') };
    });
  }

  tell(path: string, message: string | false | undefined, kind: Finding['kind'] = 'mistake'): void {
    if (!message) return;
    const { paths } = this.#found.get(message) ?? { paths: new Set() };
    this.#found.set(message, { kind, paths: paths.add(this.base.pathname + path) });
  }

  /** The answer for a path below the base; undefined after a finding, also that it comes from elsewhere. */
  async ask(path: string, name = path): Promise<Answer | undefined> {
    const answer = await ask(new URL(path, this.base), this.base);
    if (answer && !answer.leftFor) return answer;
    this.tell(name, answer?.leftFor ? leaving(path, answer.leftFor) : messages.silent);
    return undefined;
  }

  async isOfOtherBuild(file: string, { content }: Answer): Promise<boolean> {
    const revision = this.kept.get(file);
    return Boolean(revision) && revision !== (await revisionOf(file, content));
  }
}

/**
 * Looks at a site as its host serves it. Without a browser: that the worker installs can be told only as far as every file
 * that it keeps is there and is the right one.
 * @param address of the first page
 */
export async function checkLive(address: string): Promise<Finding[]> {
  const site = new LiveSite(address);
  const first = await site.ask('');
  if (!first) return site.findings;
  if (first.status !== 200 || !first.isHtml) {
    const type = first.headers.get('content-type') || 'no type';
    site.tell('', messages.noPage(`HTTP ${first.status}, ${type}`));
    return site.findings;
  }
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.base.hostname);
  site.tell('', site.base.protocol !== 'https:' && !isLocal && messages.insecure);
  const isApp = /<link [^>]*rel="manifest"/.test(first.text);
  await checkWorker(site, isApp);
  const loaded = [...first.text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"#?]+)/g)].map(([, file = '']) =>
    new URL(file, site.base).href.slice(site.base.href.length),
  );
  const documents = pagesOf(first, site.base.pathname);
  const others = [...loaded, ...site.kept.keys()].filter((name) =>
    documents.every(({ file }) => file !== name),
  );
  await Promise.all([
    ...documents.map(async ({ id, path, file }) => {
      if (pages[id].status) return checkUnknown(site, file);
      for (const address of [path, file]) await checkPage(site, address, file, first);
    }),
    checkUnknownScript(site),
    ...[...new Set(others)].map((file) => checkFile(site, file)),
    isApp && checkManifest(site),
  ]);
  return site.findings;
}

/** The pages in all languages of the site, which its first page names. */
function pagesOf({ text }: Answer, base: string): Page[] {
  const { document = null }: Partial<PageData> = JSON.parse(pageDataIn(text) || '{}');
  const languages: readonly SiteLanguage[] = document?.site.languages ?? siteLanguages.slice(0, 1);
  // Whether it has an optional page, only a link says.
  const isLinked = (id: PageId) =>
    languages.some((language) => text.includes(`"${base}${pagePath(id, languages, language)}"`));
  const ids = pageIds.filter((id) => !pages[id].isOn || isLinked(id));
  return languages.flatMap((language) => pagesIn(ids, languages, language));
}

async function checkWorker(site: LiveSite, isApp: boolean): Promise<void> {
  const worker = await site.ask(workerFile);
  if (!worker) return;
  const list = /\[\{"(?:revision|url)":[^\]]*\}\]/.exec(worker.text)?.[0] ?? '[]';
  const kept: { url: string; revision: string | null }[] = JSON.parse(list);
  site.kept = new Map(kept.map(({ url, revision }) => [url, revision]));
  if (worker.isRedirected) site.tell(workerFile, messages.worker('redirected'));
  else if (worker.status !== 200)
    site.tell(workerFile, messages.worker(`answered with HTTP ${worker.status}`));
  else site.tell(workerFile, isApp && kept.length === 0 && messages.otherWorker);
  for (const problem of [pageInstead(workerFile, worker), keptTooLong(worker)])
    site.tell(workerFile, problem);
}

/** @param file the document that the address must give */
async function checkPage(site: LiveSite, address: string, file: string, first: Answer): Promise<void> {
  const page = await site.ask(address);
  if (!page) return;
  if (page.status !== 200) return site.tell(address, messages.page(page.status));
  if (file !== 'index.html' && page.text === first.text) site.tell(address, messages.firstPage);
  else site.tell(address, (await site.isOfOtherBuild(file, page)) && messages.otherBuild);
  site.tell(address, /\/cdn-cgi\/l\/email-protection|data-cfemail/.test(page.text) && messages.hiddenMail);
  for (const problem of [policyProblem(page), keptTooLong(page)]) site.tell(address, problem);
  // The law may have changed since the page was built.
  const text = readableText(page.text);
  for (const { message } of wordFindings([{ path: address, text }], undefined, dayOf(Date.now()), 'warning'))
    site.tell(address, message, 'warning');
}

/** @param file the document for addresses beside it that do not exist */
async function checkUnknown(site: LiveSite, file: string): Promise<void> {
  const name = '(unknown page)';
  const page = await site.ask(`${dirname(file)}/no-such-page-${randomUUID()}`, name);
  if (!page) return;
  if (page.status !== 404) site.tell(name, messages.unknownPage(page.status));
  else if (await site.isOfOtherBuild(file, page)) site.tell(name, messages.otherUnknownPage(file));
}

async function checkUnknownScript(site: LiveSite): Promise<void> {
  const name = 'assets/(unknown script)';
  const script = await site.ask(`assets/no-such-script-${randomUUID()}.js`, name);
  if (!script) return;
  const status = `HTTP ${script.status}${script.isHtml ? ' and HTML' : ''}`;
  const problem = script.status === 404 ? missKeptTooLong(script) : messages.unknownScript(status);
  site.tell(name, problem);
}

async function checkFile(site: LiveSite, file: string): Promise<void> {
  const answer = await site.ask(file);
  if (!answer) return;
  if (answer.status !== 200) return site.tell(file, messages.file(answer.status));
  const isOther = await site.isOfOtherBuild(file, answer);
  site.tell(file, pageInstead(file, answer) ?? (isOther && messages.otherBuild));
  site.tell(file, file.startsWith('assets/') && keptTooShort(answer), 'warning');
}

async function checkManifest(site: LiveSite): Promise<void> {
  const file = 'manifest.webmanifest';
  const answer = await site.ask(file);
  if (!answer) return;
  const scope = answer.status === 200 && /"scope":\s*"([^"]*)"/.exec(answer.text)?.[1];
  const { pathname } = site.base;
  if (!scope) site.tell(file, messages.manifest);
  else site.tell(file, scope !== pathname && messages.scope(scope, pathname));
}
