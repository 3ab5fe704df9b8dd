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
  contents: ({ blog: { display, username, ...blog } }) =>
    display && blog.source === source
      ? [
          {
            asked: provider.articlesOf(username),
            path: 'blog.username',
            explain(error) {
              // The converter of Medium's feeds reports a feed that does not exist with HTTP 200.
              const isUnknown =
                error.kind === 'unknown-user' || (error.kind === 'failed' && error.status === 200);
              if (!isUnknown) return tryLater(provider.answeredBy ?? provider.name, error);
              const detail = error.detail ? ` It says: ${error.detail}` : '';
              return {
                kind: 'mistake',
                message: `Found '${username}', but ${provider.name} has no articles by them.${detail} Open ${provider.page(username)} in your browser, and correct the name or remove the block \`blog\`.`,
              };
            },
            empty: {
              message: `Found '${username}', who has no articles: the page shows 'No recent post'. Check the name if there should be some${provider.emptyHint ?? ''}.`,
            },
          },
        ]
      : [],
  namedPictures: () => provider.thumbnails,
  disclosure: provider.disclosure,
});

/** The repositories of `github.username`, or of `projects.repositories`. @param source its name there */
export const repositoryContent = (source: string, provider: RepositoryProvider): ContentProvider =>
  provider.live ?? {
    contents: ({ projects }) =>
      projects.repositories.flatMap(({ provider: used, username }, index) =>
        used === source
          ? {
              asked: { ...provider.repositoriesOf(username), isSnapshotOnly: true },
              path: `projects.repositories[${index}].username`,
              explain: (error) =>
                error.kind === 'unknown-user'
                  ? unknownAccount(provider, username)
                  : tryLater(provider.name, error),
              empty: {
                message: nothingPublic(provider, username, '. Publish one, or remove the account.'),
              },
            }
          : [],
      ),
    disclosure: provider.disclosure,
  };
