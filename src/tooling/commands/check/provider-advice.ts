import { writtenHost } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import type { ProviderError } from '../../../providers/resource.ts';
import { blogProviders, repositoryProviders, type requestAt } from '../../../site/providers.ts';
import type { Finding } from '../../inputs/site/report.ts';

type Advice = Omit<Finding, 'path'>;
type SiteRequest = NonNullable<ReturnType<typeof requestAt>>;

/** Explains a failure of a provider, with the cure; undefined when there is nothing to say. */
export function failureAdvice(request: SiteRequest, error: ProviderError, site: Site): Advice | undefined {
  const { provider, path, resource } = request;
  const { kind, status, detail } = error;
  const mistake = (message: string): Advice => ({ kind: 'mistake', message });
  if (provider === 'chart') {
    const found = status === undefined ? 'sent no picture' : `answered with HTTP ${status}`;
    const message = `The picture did not load: ${new URL(resource.url).host} ${found}. The page shows its substitute; if this goes on, switch it off with \`display: false\`.`;
    return { kind: 'warning', message };
  }
  if (provider === 'feed') {
    const { url } = site.blog;
    if (status === 403) return { kind: 'warning', message: refusesPrograms(writtenHost(url)) };
    const isGone = kind === 'unknown-user' || status === 410;
    if (!isGone && kind !== 'malformed') return tryLater(writtenHost(url), error);
    const reason = isGone ? `where nothing is (HTTP ${status})` : `but ${detail}`;
    return mistake(
      `Found '${url}', ${reason}. Write the address that your blog gives to feed readers: it often ends with /feed, /rss.xml or /index.xml.`,
    );
  }
  if (hasRepositories(provider)) {
    const { name, page } = repositoryProviders[provider];
    const account = accountOf(request, site);
    if (kind !== 'unknown-user') return tryLater(name, error);
    // Listed repositories are looked at one by one.
    if (path === 'projects.github.manual.projects') return undefined;
    return mistake(
      `Found '${account}', an account that ${name} does not know. Open ${page(account)} in your browser, and copy the name from the address of your page.`,
    );
  }
  const { name, page } = blogProviders[provider];
  // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
  const isUnknown = kind === 'unknown-user' || (kind === 'failed' && status === 200);
  if (!isUnknown) return tryLater(provider === 'medium' ? 'rss2json, which reads Medium,' : name, error);
  return mistake(
    `Found '${blogOf(request, site)}', but ${name} has no articles there.${detail ? ` It says: ${detail}` : ''} Open ${page(site.blog)} in your browser, and correct it or remove the block \`blog\`.`,
  );
}

const hasRepositories = (provider: SiteRequest['provider']): provider is keyof typeof repositoryProviders =>
  provider in repositoryProviders;

/** Explains an empty response, which is hardly intended. */
export function emptyAdvice(request: SiteRequest, site: Site): string {
  const { provider, emptyPath } = request;
  const blog = blogOf(request, site);
  if (provider === 'feed') return `Found '${blog}', a feed without entries: the page shows 'No recent post'.`;
  if (hasRepositories(provider)) {
    const { name } = repositoryProviders[provider];
    const cure = emptyPath?.startsWith('projects.repositories')
      ? '. Publish one, or remove the account.'
      : ' for this card: it is not shown. Publish one, or set `display: false`.';
    return `${name} finds no public repository of '${accountOf(request, site)}'${cure}`;
  }
  const also = provider === 'dev' ? '; dev.to answers the same for accounts that do not exist' : '';
  return `Found '${blog}', which has no articles: the page shows 'No recent post'. Check it if there should be some${also}.`;
}

const blogOf = ({ path }: SiteRequest, { blog }: Site): string =>
  path === 'blog.url' ? blog.url : blog.username;

function accountOf({ path }: SiteRequest, { github, projects }: Site): string {
  const [, index] = /^projects\.repositories\[(\d+)\]/.exec(path) ?? [];
  return (index && projects.repositories[Number(index)]?.username) || github.username;
}

/** For a malformed response, which is most likely temporary. */
function tryLater(provider: string, { status }: ProviderError): Advice {
  const found = status === undefined ? 'something else' : `HTTP ${status}`;
  const message = `${provider} did not answer as it promises (${found}). Try again later.`;
  return { kind: 'warning', message };
}

/** For a host that answers browsers, but not the program that asks here, such as with a bot check of Cloudflare. */
export const refusesPrograms = (host: string): string =>
  `${host} refuses programs (HTTP 403), as a bot check does. Allow the address there, or run \`npm run snapshot\` on your own computer and commit public/snapshot/.`;
