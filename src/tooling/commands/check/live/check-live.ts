import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path/posix';
import { workerFile } from '../../../../../sw/contract.ts';
import { wordFindings } from '../../../../config/law/law.ts';
import { pagePath, pages } from '../../../../model/page.ts';
import { type SiteLanguage, siteLanguages } from '../../../../model/site-language.ts';
import { dayOf } from '../../../../text/quantities.ts';
import { type Page, pagesIn } from '../../../documents/pages.ts';
import type { Finding } from '../check-report.ts';
import {
  type Answer,
  ask,
  isOfThisBuild,
  type KeptFile,
  keptFiles,
  keptFor,
  keptTooLong,
  keptTooShort,
  longestForPages,
  pageInstead,
  policyProblem,
} from './answer.ts';

const notServed =
  'Upload all of dist/, and let pages be found without their ending (nginx: try_files $uri $uri.html; Apache: a RewriteRule, see docs/deploying.md).';
const otherBuild =
  'Not the file of the build that sw.js is of: an old file beside a new sw.js, or the other way round. Upload dist/ as a whole, sw.js last, and empty the cache of the host or CDN.';
const unknownFound =
  'An address that does not exist is answered with %: search engines and the worker take it for a page. Answer 404.html with status 404 (nginx: error_page; Apache: ErrorDocument), and remove rules that send everything to index.html.';
const uploadWhole = 'Upload dist/ as a whole.';

class LiveSite {
  readonly base: URL;
  kept: readonly KeptFile[] = [];
  readonly #answers = new Map<string, Promise<Answer | undefined>>();
  readonly #found = new Map<string, { kind: Finding['kind']; paths: Set<string> }>();

  constructor(base: URL) {
    this.base = base;
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
    const asked = this.#answers.get(path) ?? ask(new URL(path, this.base), this.base);
    this.#answers.set(path, asked);
    const answer = await asked;
    this.tell(path, !answer && 'No answer, or redirects without end. Try again; then look at the host.');
    return answer;
  }

  async isOfAnotherBuild(file: string, answer: Answer): Promise<boolean> {
    const listed = this.kept.find(({ url }) => url === file);
    return listed !== undefined && !(await isOfThisBuild(listed, answer));
  }
}

/**
 * Looks at a site as its host serves it. Without a browser: that the worker installs can be told only as far as every file
 * that it keeps is there and is the right one.
 * @param address of the first page
 */
export async function checkLive(address: string): Promise<Finding[]> {
  const site = new LiveSite(new URL(address.replace(/[?#].*$/s, '').replace(/\/?$/, '/')));
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(site.base.hostname);
  if (site.base.protocol !== 'https:' && !isLocal)
    site.tell(
      '',
      'Without https browsers run no worker, and nothing works offline. Switch it on at the host.',
    );
  const first = await site.ask('');
  if (!first) return site.findings;
  if (first.status !== 200 || first.type !== 'text/html') {
    const found = `HTTP ${first.status}, ${first.leftFor ?? (first.type || 'no type')}`;
    site.tell('', `No page here (${found}). Give the address of the first page.`);
    return site.findings;
  }
  const isApp = /<link [^>]*rel="manifest"/.test(first.text);
  await checkWorker(site, isApp);
  const loaded = [...first.text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"#?]+)/g)].map(([, file = '']) =>
    new URL(file, site.base).href.slice(site.base.href.length),
  );
  const files = new Set([...loaded, ...site.kept.map(({ url }) => url)]);
  await Promise.all([
    ...pagesOf(first, site.base.pathname).map(async ({ id, path, file }) => {
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
  // What the page shows is not in its data; that it has a profile, its link says.
  const display = named.some((language) => text.includes(`"${base}${pagePath('profile', named, language)}"`));
  return named.flatMap((language) => pagesIn(named, language, { profilePage: { display } }));
}

async function checkWorker(site: LiveSite, isApp: boolean): Promise<void> {
  const worker = await site.ask(workerFile);
  if (!worker) return;
  site.kept = keptFiles(worker.text);
  if (worker.status !== 200 || worker.isRedirected)
    site.tell(
      workerFile,
      `Browsers accept no worker that is redirected or answered with HTTP ${worker.status}. Serve the file itself.`,
    );
  else if (isApp && site.kept.length === 0)
    site.tell(
      workerFile,
      'This is not the worker that `npm run build` makes. Upload it, and let no rule answer with a page in its place.',
    );
  for (const problem of [pageInstead(workerFile, worker), keptTooLong(worker)])
    site.tell(workerFile, problem);
}

/** @param file that the address is to give */
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
  // Also of a page that was built before the law changed.
  const text = page.text.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const words = wordFindings([{ place: address, text }], undefined, dayOf(Date.now()), 'warning');
  for (const { message } of words) site.tell(address, message, 'warning');
  const isFirst = file !== 'index.html' && page.text === first.text;
  if (isFirst) site.tell(address, `The first page is served instead of this one. ${notServed}`);
  else site.tell(address, (await site.isOfAnotherBuild(file, page)) && otherBuild);
  for (const problem of [policyProblem(page), keptTooLong(page)]) site.tell(address, problem);
}

/** @param file that addresses beside it are to give which do not exist */
async function checkUnknown(site: LiveSite, file: string): Promise<void> {
  const page = await site.ask(`${dirname(file)}/no-such-page-${randomUUID()}`);
  if (page && page.status !== 404)
    site.tell('(unknown page)', unknownFound.replace('%', `HTTP ${page.status}`));
  else if (page && (await site.isOfAnotherBuild(file, page)))
    site.tell(
      '(unknown page)',
      `Another page than ${file} of this build for what does not exist. Name ${file} in the settings of the host.`,
    );
  checkRedirect(site, page);
}

async function checkUnknownScript(site: LiveSite): Promise<void> {
  const script = await site.ask(`assets/no-such-script-${randomUUID()}.js`);
  if (script && script.status !== 404)
    site.tell(
      'assets/(unknown script)',
      `A script that does not exist is answered with HTTP ${script.status}${script.type === 'text/html' ? ' and HTML' : ''}: after an update browsers keep that in its place. Answer 404 for files that are not there, and remove rules that send everything to index.html.`,
    );
  else if (script && (keptFor(script) ?? 0) > longestForPages)
    site.tell(
      'assets/(unknown script)',
      `The answer to a script that does not exist is kept for ${keptFor(script)} s: browsers miss it even once it is uploaded. Let only answers with status 200 be cached for long (nginx: a map of $status; CDN: rules for errors).`,
    );
  checkRedirect(site, script);
  // A host that puts what it was asked for into a redirect can be made to lead anywhere.
  checkRedirect(site, await site.ask('/%5cexample.com/impressum/'));
}

function checkRedirect(site: LiveSite, answer: Answer | undefined): void {
  if (answer?.leftFor && new URL(answer.leftFor).origin !== site.base.origin)
    site.tell(
      '(unknown page)',
      `Redirected to ${answer.leftFor}, another site. Remove that rule of the host.`,
    );
}

async function checkFile(site: LiveSite, file: string): Promise<void> {
  const answer = await site.ask(file);
  if (!answer) return;
  const { status, leftFor } = answer;
  const isFound = status === 200 || (status === 404 && file.endsWith('404.html'));
  if (!isFound || leftFor)
    site.tell(file, `HTTP ${status} for a file of the site: the worker cannot be installed. ${uploadWhole}`);
  else
    site.tell(file, pageInstead(file, answer) ?? ((await site.isOfAnotherBuild(file, answer)) && otherBuild));
  if (!isFound) return;
  if (file.startsWith('assets/')) site.tell(file, keptTooShort(answer), 'warning');
}

async function checkManifest(site: LiveSite): Promise<void> {
  const file = 'manifest.webmanifest';
  const answer = await site.ask(file);
  if (answer?.status !== 200)
    return site.tell(file, `No manifest: nobody can install the app. ${uploadWhole}`);
  site.tell(file, pageInstead(file, answer));
  const { pathname } = site.base;
  try {
    const { scope }: { scope?: string } = JSON.parse(answer.text);
    if (scope !== pathname)
      site.tell(
        file,
        `The site was built for ${scope}. Build it for where it lies: npm run build -- --base=${pathname}`,
      );
  } catch {
    site.tell(file, `No manifest, as it is no JSON. ${uploadWhole}`);
  }
}
