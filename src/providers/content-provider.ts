import type { Site } from '../model/site.ts';
import {
  type BlogProvider,
  type ContentProvider,
  type LiveRepositories,
  type RepositoryProvider,
  tryLater,
} from './provider.ts';

/** @param source its name in the configuration */
export const blogContent = (source: string, provider: BlogProvider): ContentProvider => ({
  resources: ({ blog }) =>
    blog.display && blog.source === source ? { articles: provider.articlesOf(blog.username) } : {},
  shapes: { articles: provider.shape },
  namedPictures: () => provider.thumbnails,
  check: {
    path: () => 'blog.username',
    explain: ({ error }, { blog: { username } }) => {
      // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
      const isUnknown = error.kind === 'unknown-user' || (error.kind === 'failed' && error.status === 200);
      if (!isUnknown) return tryLater(provider.answeredBy ?? provider.name, error);
      const detail = error.detail ? ` It says: ${error.detail}` : '';
      return {
        kind: 'mistake',
        message: `Found '${username}', but ${provider.name} has no articles by them.${detail} Open ${provider.page(username)} in your browser, and correct the name or remove the block \`blog\`.`,
      };
    },
    explainEmpty: (_, { blog: { username } }) => ({
      path: 'blog.username',
      message: `Found '${username}', who has no articles: the page shows 'No recent post'. Check the name if there should be some${provider.emptyHint ?? ''}.`,
    }),
  },
  disclosure: provider.disclosure,
});

const unknownAccount = ({ name, page }: RepositoryProvider, username: string) => ({
  kind: 'mistake' as const,
  message: `Found '${username}', an account that ${name} does not know. Open ${page(username)} in your browser, and copy the name from the address of your page.`,
});

const nothingPublic = ({ name }: RepositoryProvider, username: string, path: string, cure: string) => ({
  path,
  message: `${name} finds no public repository of '${username}'${cure}`,
});

/** The repositories of `github.username`, or of `projects.repositories`. @param source its name there */
export const repositoryContent = (source: string, provider: RepositoryProvider): ContentProvider =>
  provider.live ? liveContent(provider, provider.live) : snapshotContent(source, provider);

const liveContent = (
  provider: RepositoryProvider,
  { profileResource, featuredResource, latestResource }: LiveRepositories,
): ContentProvider => ({
  resources: (site) => ({
    profile: profileResource(site),
    featured: featuredResource(site),
    latest: latestResource(site),
  }),
  ...(provider.shapes && { shapes: provider.shapes }),
  namedPictures: (site) => ({
    hosts: profileResource(site) && !site.profile.avatar ? (provider.avatars ?? []) : [],
    elsewhere: false,
  }),
  check: {
    path: ({ content }, { projects }) =>
      content === 'featured' && projects.github.mode === 'manual'
        ? 'projects.github.manual.projects'
        : 'github.username',
    explain: ({ content, error }, { projects, github: { username } }) => {
      if (error.kind !== 'unknown-user') return tryLater(provider.name, error);
      // The check looks at listed repositories one by one.
      if (content === 'featured' && projects.github.mode === 'manual') return undefined;
      return unknownAccount(provider, username);
    },
    explainEmpty: ({ content }, { projects, github: { username } }) => {
      const isHidden =
        content === 'latest' || (content === 'featured' && projects.github.mode === 'automatic');
      if (!isHidden) return undefined;
      const path = content === 'latest' ? 'projects.latestPublic' : 'projects.github';
      const cure = ' for this card: it is not shown. Publish one, or set `display: false`.';
      return nothingPublic(provider, username, path, cure);
    },
  },
  disclosure: provider.disclosure,
});

function snapshotContent(source: string, provider: RepositoryProvider): ContentProvider {
  const accounts = ({ projects }: Site) =>
    projects.repositories.flatMap(({ provider: used, username }, index) => {
      const path = `projects.repositories[${index}].username`;
      return used === source ? [{ path, username, resource: provider.repositoriesOf(username) }] : [];
    });
  const accountAt = (address: string, site: Site) =>
    accounts(site).find(({ resource }) => resource.url === address) ?? { path: '', username: '' };
  return {
    resources: () => ({}),
    repositories: (site) => accounts(site).map(({ resource }) => ({ ...resource, isSnapshotOnly: true })),
    check: {
      path: ({ address }, site) => accountAt(address, site).path,
      explain: ({ address, error }, site) =>
        error.kind === 'unknown-user'
          ? unknownAccount(provider, accountAt(address, site).username)
          : tryLater(provider.name, error),
      explainEmpty: ({ address }, site) => {
        const { path, username } = accountAt(address, site);
        return nothingPublic(provider, username, path, '. Publish one, or remove the account.');
      },
    },
    disclosure: provider.disclosure,
  };
}
