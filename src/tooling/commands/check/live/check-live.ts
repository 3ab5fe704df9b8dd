import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path/posix';
import { lookup } from 'mrmime';
import { EnvHttpProxyAgent } from 'undici';
import { revisionOf, workerFile } from '../../../../../sw/contract.ts';
import { wordFindings } from '../../../../config/law/law.ts';
import { parsedUrl } from '../../../../model/http-link.ts';
import { legalLanguage, siteLanguages } from '../../../../model/site-language.ts';
import { type PageId, pageIds, pagePath, pages } from '../../../../site/pages.ts';
import { dayOf } from '../../../../text/quantities.ts';
import { elementsIn, readableText } from '../../../documents/html.ts';
import { type Page, pagesIn } from '../../../documents/pages.ts';
import type { Finding } from '../../../inputs/site/report.ts';
import { policyIn, policyProblem } from './policy.ts';
import {
  ask,
  compressedTwice,
  keptTooLong,
  type LiveResponse,
  longestForPages,
  missingHeaders,
  pageInstead,
  refusals,
  typeProblem,
} from './response.ts';

const notServed =
  'Upload all of dist/, and let pages be found without their ending (nginx: try_files $uri $uri.html; Apache: a RewriteRule, see docs/deploying.md).';
const otherBuild =
  'Not the file of the build that sw.js is of: an old file beside a new sw.js, or the other way round. Upload dist/ as a whole, sw.js last, and empty the cache of the host or CDN.';
const noPage = (found: string) => `No page here (${found}). Give the address of the first page.`;

type Message = string | false | undefined;

class LiveSite {
  readonly base: URL;
  /** The worker's files with their revisions; null where the name has a hash. */
  kept = new Map<string, string | null>();
  /** By the proxies of the environment, if it names any. */
  readonly #dispatcher = new EnvHttpProxyAgent();
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

  add(path: string, message: Message, kind: Finding['kind'] = 'mistake'): void {
    if (!message) return;
    const { paths } = this.#found.get(message) ?? { paths: new Set() };
    this.#found.set(message, { kind, paths: paths.add(this.base.pathname + path) });
  }

  /** Asks for a path below the base, and tells what is wrong with the response. @param name of the path in messages */
  async checkPath(
    path: string,
    mistakesIn: (response: LiveResponse) => Message[] | Promise<Message[]>,
    name = path,
  ): Promise<LiveResponse | undefined> {
    const response = await ask(new URL(path, this.base), this.base, this.#dispatcher);
    const unreadable = response && !response.leftFor && compressedTwice(path, response);
    if (unreadable) {
      this.add(name, unreadable);
      return undefined;
    }
    if (response && !response.leftFor) {
      for (const message of await mistakesIn(response)) this.add(name, message);
      return response;
    }
    const away = `Redirected to ${response?.leftFor}, away from the site. Remove that rule of the host.`;
    const left = path === '' ? noPage(`a redirect to ${response?.leftFor}`) : away;
    this.add(
      name,
      response ? left : 'No answer, or redirects without end. Try again; then look at the host.',
    );
    return undefined;
  }

  checkType(path: string, response: LiveResponse, name = path): void {
    const problem = typeProblem(path, response);
    if (problem) this.add(name, problem.message, problem.kind);
  }

  async otherBuild(file: string, { content }: LiveResponse): Promise<Message> {
    const revision = this.kept.get(file);
    return !!revision && revision !== (await revisionOf(file, content)) && otherBuild;
  }
}

/** Looks at a site as its host serves it, and whether its worker can install. @param address of the first page */
export async function checkLive(address: string): Promise<Finding[]> {
  const site = new LiveSite(address);
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.base.hostname);
  const isPage = ({ status, isHtml }: LiveResponse) => status === 200 && isHtml;
  const first = await site.checkPath('', (response) => [
    !isPage(response) &&
      noPage(`HTTP ${response.status}, ${response.headers.get('content-type') || 'no type'}`),
    isPage(response) &&
      site.base.protocol !== 'https:' &&
      !isLocal &&
      'Served without https: browsers run no worker here, so nothing works offline. Switch https on at the host.',
  ]);
  if (!first || !isPage(first)) return site.findings;
  const isApp = /<link [^>]*rel="manifest"/.test(first.text);
  await checkWorker(site, isApp, policyIn(first.text));
  const files = new Set(site.kept.keys());
  if (isApp) files.add('manifest.webmanifest');
  const documents = pagesOf(first, site.base.pathname);
  await Promise.all([
    checkUnknownScript(site),
    ...documents.map(async ({ id, path, file }) => {
      if (id === 'not-found') return checkUnknown(site, file);
      for (const address of [path, file]) {
        const page = await checkPage(site, address, file, first);
        for (const named of page?.status === 200 ? filesNamedBy(page, site.base) : []) files.add(named);
      }
    }),
  ]);
  for (const { file } of documents) files.delete(file);
  await Promise.all([...files].map((file) => checkFile(site, file)));
  return site.findings;
}

/** Paths of the site's own files that a page loads or links. */
function filesNamedBy({ text }: LiveResponse, base: URL): string[] {
  return elementsIn(text).flatMap(({ attribs: { src, href } }) => {
    const address = parsedUrl(src ?? href ?? '', base.href)?.href.replace(/[?#].*$/s, '') ?? '';
    return address.startsWith(base.href) && lookup(address) ? address.slice(base.href.length) : [];
  });
}

/** The pages in all languages of the site, which its first page names. */
function pagesOf({ text }: LiveResponse, base: string): Page[] {
  const [, listed = ''] = /"languages":\[([^\]]*)\]/.exec(text) ?? [];
  const known = listed.split(/[",]+/).flatMap((name) => siteLanguages.find((one) => one === name) ?? []);
  // The first of all when something on the way has changed the page's data.
  const languages = known.length > 0 ? known : siteLanguages.slice(0, 1);
  // Whether it has an optional page, only a link says; but with a page in German a site has its Impressum.
  const isLinked = (id: PageId) =>
    languages.some((language) => text.includes(`"${base}${pagePath(id, languages, language)}"`));
  const isGerman = languages.includes(legalLanguage);
  const ids = pageIds.filter((id) => {
    const { isOn } = pages[id];
    return !isOn || isLinked(id) || (isGerman && isOn(null));
  });
  return languages.flatMap((language) => pagesIn(ids, languages, language));
}

/** The files in the list of a worker; none in what is no such list. */
function keptBy(worker: string): LiveSite['kept'] {
  const entries = worker.matchAll(/\{"revision":(null|"[^"]+"),"url":"([^"]+)"\}/g);
  return new Map([...entries].map(([, revision = '', url = '']) => [url, JSON.parse(revision)]));
}

async function checkWorker(site: LiveSite, isApp: boolean, policy: string | undefined): Promise<void> {
  await site.checkPath(workerFile, (worker) => {
    site.kept = keptBy(worker.text);
    if (!worker.isHtml) site.checkType(workerFile, worker);
    const { status, isRedirected } = worker;
    const wrong = isRedirected ? 'redirected' : status !== 200 && `answered with HTTP ${status}`;
    return [
      wrong
        ? `Browsers accept no worker that is ${wrong}. Serve the file itself.`
        : isApp &&
          site.kept.size === 0 &&
          'This is not the worker that `npm run build` makes. Upload it, and let no rule answer with a page in its place.',
      pageInstead(workerFile, worker),
      keptTooLong(worker),
      policy && policyProblem(worker, policy),
    ];
  });
}

/** @param file the document that the address must give */
async function checkPage(site: LiveSite, address: string, file: string, first: LiveResponse) {
  return site.checkPath(address, async (page) => {
    const { status, text } = page;
    if (status !== 200) return [`HTTP ${status} for a page of the site. ${notServed}`];
    // The law may have changed since the page was built.
    const words = [{ path: address, text: readableText(text) }];
    for (const { message } of wordFindings(words, undefined, dayOf(Date.now()), 'warning'))
      site.add(address, message, 'warning');
    site.checkType(file, page, address);
    site.add(address, missingHeaders(page), 'warning');
    const policy = policyIn(text);
    return [
      file !== 'index.html' && text === first.text
        ? `The first page is served instead of this one. ${notServed}`
        : await site.otherBuild(file, page),
      /\/cdn-cgi\/l\/email-protection|data-cfemail/.test(text) &&
        'Cloudflare hides the e-mail addresses of this page, and without scripts the Impressum has none. Switch off Email Address Obfuscation there (Security → Settings; formerly Scrape Shield).',
      policy === undefined
        ? 'The document has no Content-Security-Policy. Publish dist/ as `npm run build` makes it, and let nothing on the way rewrite pages.'
        : policyProblem(page, policy),
      ...refusals(page),
      keptTooLong(page),
    ];
  });
}

/** @param file the document for addresses beside it that do not exist */
async function checkUnknown(site: LiveSite, file: string): Promise<void> {
  const path = `${dirname(file)}/no-such-page-${randomUUID()}`;
  const mistakesIn = async (page: LiveResponse) => [
    page.status !== 404
      ? `An address that does not exist is answered with HTTP ${page.status}: search engines and the worker take it for a page. Answer 404.html with status 404 (nginx: error_page; Apache: ErrorDocument), and remove rules that send everything to index.html.`
      : (await site.otherBuild(file, page)) &&
        `Another page than ${file} of this build for what does not exist. Name ${file} in the settings of the host.`,
  ];
  await site.checkPath(path, mistakesIn, '(unknown page)');
}

async function checkUnknownScript(site: LiveSite): Promise<void> {
  const mistakesIn = ({ status, isHtml, keptFor = 0 }: LiveResponse) => [
    status !== 404
      ? `A script that does not exist is answered with HTTP ${status}${isHtml ? ' and HTML' : ''}: after an update browsers keep that in its place. Answer 404 for files that are not there, and remove rules that send everything to index.html.`
      : keptFor > longestForPages &&
        `The answer to a script that does not exist is kept for ${keptFor} s: browsers miss it even once it is uploaded. Let only answers with status 200 be cached for long (nginx: a map of $status; CDN: rules for errors).`,
  ];
  await site.checkPath(`assets/no-such-script-${randomUUID()}.js`, mistakesIn, 'assets/(unknown script)');
}

async function checkFile(site: LiveSite, file: string): Promise<void> {
  await site.checkPath(file, async (response) => {
    const { status, isGitHubPages, keptFor = 0 } = response;
    if (status !== 200)
      return [
        `HTTP ${status} for a file of the site${site.kept.has(file) ? ': the worker cannot be installed' : ''}. Upload dist/ as a whole.`,
      ];
    if (!response.isHtml) site.checkType(file, response);
    // Its name has a hash.
    const isRevalidated = file.startsWith('assets/') && !isGitHubPages && keptFor <= 24 * longestForPages;
    const message =
      'Revalidated at every visit. A file in assets/ never changes under its name: `Cache-Control: public, max-age=31536000, immutable`, as dist/_headers says.';
    site.add(file, isRevalidated && message, 'warning');
    const scope = file.endsWith('.webmanifest') && /"scope":\s*"([^"]*)"/.exec(response.text)?.[1];
    const { pathname } = site.base;
    return [
      pageInstead(file, response) ?? (await site.otherBuild(file, response)),
      scope &&
        scope !== pathname &&
        `The site was built for ${scope}. Build it for where it lies: npm run build -- --base=${pathname}`,
    ];
  });
}
