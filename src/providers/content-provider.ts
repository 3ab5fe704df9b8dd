import type { Site } from '../model/site.ts';
import {
  type BlogProvider,
  type ContentProvider,
  nothingPublic,
  type RepositoryProvider,
  tryLater,
  unknownAccount,
} from './provider.ts';

/** @param source its name in the configuration */
export const blogContent = (source: string, provider: BlogProvider): ContentProvider => ({
  resources: ({ blog }) =>
    blog.display && blog.source === source ? { articles: provider.articlesOf(blog.username) } : {},
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
      message: `Found '${username}', who has no articles: the page shows 'No recent post'. Check the name if there should be some${provider.emptyHint ?? ''}.`,
    }),
  },
  disclosure: provider.disclosure,
});

/** The repositories of `github.username`, or of `projects.repositories`. @param source its name there */
export const repositoryContent = (source: string, provider: RepositoryProvider): ContentProvider =>
  provider.live ?? snapshotContent(source, provider);

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
      explainEmpty: ({ address }, site) => ({
        message: nothingPublic(
          provider,
          accountAt(address, site).username,
          '. Publish one, or remove the account.',
        ),
      }),
    },
    disclosure: provider.disclosure,
  };
}
