import type { Article, Repository } from '../model/content.ts';
import type { Site } from '../model/site.ts';
import type { ProviderError, Resource } from './resource.ts';

/** A picture that a provider draws; the statistics are the fallback of the chart. */
export type ProviderPicture = { name: 'chart' | 'statistics'; url: string };

/** What a site asks a provider for, and what `npm run check` says about the response. */
export interface Content {
  asked: Resource<unknown> | ProviderPicture;
  /** The field of the configuration that a failure is about. */
  path: string;
  /** The meaning of a failure, and the cure; undefined when there is nothing to say. */
  explain(error: ProviderError): Advice | undefined;
  /** The meaning of an empty response, and its field if it is another; left out when that is normal. */
  empty?: { path?: string; message: string };
  /** The hosts of pictures in the response; `elsewhere` if others are possible too. */
  pictures?: { hosts: readonly string[]; elsewhere?: true };
}

/** An outside provider, in a folder of its own, as the policy, the worker, the snapshot, the check and the head need it. */
export interface ContentProvider {
  /** `asked` is null for what the site does not need. */
  contents(site: Site): readonly (Omit<Content, 'asked'> & { asked: Content['asked'] | null })[];
}

/** Its folder has the name by which the owner's `projects.repositories` calls it. */
export interface RepositoryProvider extends ContentProvider {
  name: string;
  /** The beginning of all its requests, without a slash at the end. */
  api: string;
  /** The page of an account, or of a repository `owner/name`, for people. */
  page(path: string): string;
  /** Environment variables for a token, which allows the build more requests. */
  tokens?: readonly string[];
  repositoriesOf(username: string): Resource<Repository[]>;
}

/** What the owner says of the blog. */
export type Blog = Site['blog'];

/** Its folder has the name by which the owner's `blog.source` calls it. */
export interface BlogProvider extends ContentProvider {
  name: string;
  most: number;
  /** All that the portfolio loads of the provider. Browsers ask with a plain GET. */
  articlesOf(blog: Blog): Resource<Article[]>;
  /** Known hosts of thumbnails, which may be on others too. */
  thumbnailHosts: readonly [string, ...string[]];
  /** The page for people: the account's, or the blog's. */
  page(blog: Blog): string;
  /** The address for feed readers. */
  feed(blog: Blog): string;
  /** The subject of a sentence, where another provider answers in its place. */
  answeredBy?: string;
  /** Another meaning of an empty list: the second half of a sentence. */
  emptyHint?: string;
}

type Facts<Provider> = Omit<Provider, keyof ContentProvider>;

// @__NO_SIDE_EFFECTS__
export const blogProvider = (source: string, facts: Facts<BlogProvider>): BlogProvider => ({
  ...facts,
  contents: ({ blog }) => [
    {
      asked: blog.display && blog.source === source ? facts.articlesOf(blog) : null,
      path: 'blog.username',
      explain(error) {
        // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
        const isUnknown = error.kind === 'unknown-user' || (error.kind === 'failed' && error.status === 200);
        if (!isUnknown) return tryLater(facts.answeredBy ?? facts.name, error);
        const detail = error.detail ? ` It says: ${error.detail}` : '';
        return {
          kind: 'mistake',
          message: `Found '${blog.username}', but ${facts.name} has no articles by them.${detail} Open ${facts.page(blog)} in your browser, and correct the name or remove the block \`blog\`.`,
        };
      },
      empty: {
        message: `Found '${blog.username}', who has no articles: the page shows 'No recent post'. Check the name if there should be some${facts.emptyHint ?? ''}.`,
      },
      pictures: { hosts: facts.thumbnailHosts, elsewhere: true },
    },
  ],
});

/** Asked for the repositories of `projects.repositories`, when the snapshot is taken. @param source its name there */
export const furtherProvider = (source: string, facts: Facts<RepositoryProvider>): RepositoryProvider => ({
  ...facts,
  contents: ({ projects }) =>
    projects.repositories.map(({ provider, username }, index) => ({
      asked: provider === source ? { ...facts.repositoriesOf(username), isSnapshotOnly: true } : null,
      path: `projects.repositories[${index}].username`,
      explain: explainAccount(facts, username),
      empty: { message: nothingPublic(facts.name, username, '. Publish one, or remove the account.') },
    })),
});

/** A mistake is certain, a warning may be wrong or temporary. */
type Advice = { kind: 'mistake' | 'warning'; message: string };

/** For a malformed response, which is most likely temporary. */
export function tryLater(provider: string, { status }: ProviderError): Advice {
  const found = status === undefined ? 'something else' : `HTTP ${status}`;
  return {
    kind: 'warning',
    message: `${provider} did not answer as it promises (${found}). Try again later.`,
  };
}

/** For a host that answers browsers, but not the program that asks here, such as with a bot check of Cloudflare. */
export const refusesPrograms = (host: string): string =>
  `${host} refuses programs (HTTP 403), as a bot check does. Allow the address there, or run \`npm run snapshot\` on your own computer and commit public/snapshot/.`;

export const explainAccount =
  ({ name, page }: Pick<RepositoryProvider, 'name' | 'page'>, username: string): Content['explain'] =>
  (error) => {
    if (error.kind !== 'unknown-user') return tryLater(name, error);
    return {
      kind: 'mistake',
      message: `Found '${username}', an account that ${name} does not know. Open ${page(username)} in your browser, and copy the name from the address of your page.`,
    };
  };

export const nothingPublic = (provider: string, username: string, cure: string): string =>
  `${provider} finds no public repository of '${username}'${cure}`;
