import { type BlogProvider, type ContentProvider, type RepositoryProvider, tryLater } from './provider.ts';

export const blogContent = (provider: BlogProvider): ContentProvider => ({
  kind: 'content',
  resources: ({ blog }) => ({ articles: provider.articlesOf(blog.username) }),
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

/**
 * The repositories of a provider: those of `github.username`, which browsers ask for, or those of the accounts in
 * `projects.repositories`, which the snapshot does.
 * @param source its name in the configuration
 */
export function repositoryContent(source: string, provider: RepositoryProvider): ContentProvider {
  const { name, live, page, disclosure } = provider;
  const unknownAccount = (username: string) =>
    ({
      kind: 'mistake',
      message: `Found '${username}', an account that ${name} does not know. Open ${page(username)} in your browser, and copy the name from the address of your page.`,
    }) as const;
  const nothingPublic = (path: string, username: string, cure: string) => ({
    path,
    message: `${name} finds no public repository of '${username}'${cure}`,
  });
  if (!live) {
    const accounts = ({ projects }: Parameters<ContentProvider['resources']>[0]) =>
      projects.repositories.flatMap(({ provider: used, username }, index) =>
        used === source ? [{ username, index, url: provider.repositoriesOf(username).url }] : [],
      );
    const accountAt = (address: string, site: Parameters<typeof accounts>[0]) => {
      const found = accounts(site).find(({ url }) => url === address);
      return {
        path: `projects.repositories[${found?.index ?? 0}].username`,
        username: found?.username ?? '',
      };
    };
    return {
      kind: 'content',
      resources: () => ({}),
      repositories: (site) =>
        accounts(site).map(({ username }) => ({
          ...provider.repositoriesOf(username),
          isSnapshotOnly: true,
        })),
      check: {
        path: ({ address }, site) => accountAt(address, site).path,
        explain: ({ address, error }, site) =>
          error.kind === 'unknown-user'
            ? unknownAccount(accountAt(address, site).username)
            : tryLater(name, error),
        explainEmpty: ({ address }, site) => {
          const { path, username } = accountAt(address, site);
          return nothingPublic(path, username, '. Publish one, or remove the account.');
        },
      },
      disclosure,
    };
  }
  return {
    kind: 'content',
    resources: (site) => ({
      profile: live.profileResource(site),
      featured: live.featuredResource(site),
      latest: live.latestResource(site),
    }),
    namedPictures: (site) => ({
      hosts: live.profileResource(site) && !site.profile.avatar ? (provider.avatars ?? []) : [],
      elsewhere: false,
    }),
    check: {
      path: ({ content }, { projects }) =>
        content === 'featured' && projects.github.mode === 'manual'
          ? 'projects.github.manual.projects'
          : 'github.username',
      explain: ({ content, error }, { projects, github: { username } }) => {
        if (error.kind !== 'unknown-user') return tryLater(name, error);
        // What a list of repositories lacks is looked at one by one.
        if (content === 'featured' && projects.github.mode === 'manual') return undefined;
        return unknownAccount(username);
      },
      explainEmpty: ({ content }, { projects, github: { username } }) => {
        const hidden = (path: string) =>
          nothingPublic(
            path,
            username,
            ' for this card: it is not shown. Publish one, or set `display: false`.',
          );
        if (content === 'latest') return hidden('projects.latestPublic');
        return content === 'featured' && projects.github.mode === 'automatic'
          ? hidden('projects.github')
          : undefined;
      },
    },
    disclosure,
  };
}
