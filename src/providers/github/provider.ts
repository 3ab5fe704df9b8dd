import { nothingPublic, type RepositoryProvider, tryLater, unknownAccount } from '../provider.ts';
import type { ProviderError, Resource } from '../resource.ts';
import { objectOf, textOf } from '../shape.ts';
import * as resources from './resources.ts';

const name = 'GitHub';
const page = (path: string) => `https://github.com/${path}`;

export const github = {
  name,
  api: resources.api,
  page,
  tokens: ['GITHUB_TOKEN', 'GH_TOKEN'],
  contents(site) {
    const { projects, github } = site;
    const account = {
      path: 'github.username',
      explain: (error: ProviderError) =>
        error.kind === 'unknown-user'
          ? unknownAccount({ name, page }, github.username)
          : tryLater(name, error),
    };
    const listed = {
      path: 'projects.github.manual.projects',
      // The check looks at listed repositories one by one.
      explain: (error: ProviderError) => (error.kind === 'unknown-user' ? undefined : tryLater(name, error)),
    };
    const accountOrEmpty = (path: string) => {
      const cure = ' for this card: it is not shown. Publish one, or set `display: false`.';
      return { ...account, empty: { path, message: nothingPublic(name, github.username, cure) } };
    };
    const isListed = projects.github.mode === 'manual';
    return [
      { asked: resources.profileResource(site), ...account },
      {
        asked: resources.featuredResource(site),
        ...(isListed ? listed : accountOrEmpty('projects.github')),
      },
      { asked: resources.latestResource(site), ...accountOrEmpty('projects.latestPublic') },
    ];
  },
  namedPictures: (site) => ({
    hosts: resources.profileResource(site) && !site.profile.avatar ? ['avatars.githubusercontent.com'] : [],
  }),
  repositoriesOf: resources.repositoriesOf,
  /** The present name of a repository that may have been renamed; for the check. */
  currentName: (fullName: string): Resource<string> => ({
    name: 'repositories',
    url: `${resources.api}/repos/${resources.encodedName(fullName)}`,
    read: (body) => textOf(objectOf(body)?.full_name) ?? fullName,
  }),
} satisfies RepositoryProvider & Record<'currentName', unknown>;
