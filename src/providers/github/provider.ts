import { disclosure } from '../../text/legal/providers/github.ts';
import { type ContentProvider, nothingPublic, tryLater, unknownAccount } from '../provider.ts';
import type { Resource } from '../resource.ts';
import { objectOf, textOf } from '../shape.ts';
import * as resources from './resources.ts';

const name = 'GitHub';
const page = (path: string) => `https://github.com/${path}`;

const live: ContentProvider = {
  resources: (site) => ({
    profile: resources.profileResource(site),
    featured: resources.featuredResource(site),
    latest: resources.latestResource(site),
  }),
  namedPictures: (site) => ({
    hosts: resources.profileResource(site) && !site.profile.avatar ? ['avatars.githubusercontent.com'] : [],
    elsewhere: false,
  }),
  check: {
    path: ({ content }, { projects }) =>
      content === 'featured' && projects.github.mode === 'manual'
        ? 'projects.github.manual.projects'
        : 'github.username',
    explain: ({ content, error }, { projects, github: { username } }) => {
      if (error.kind !== 'unknown-user') return tryLater(name, error);
      // The check looks at listed repositories one by one.
      if (content === 'featured' && projects.github.mode === 'manual') return undefined;
      return unknownAccount({ name, page }, username);
    },
    explainEmpty: ({ content }, { projects, github: { username } }) => {
      const isHidden =
        content === 'latest' || (content === 'featured' && projects.github.mode === 'automatic');
      if (!isHidden) return undefined;
      const path = content === 'latest' ? 'projects.latestPublic' : 'projects.github';
      const cure = ' for this card: it is not shown. Publish one, or set `display: false`.';
      return { path, message: nothingPublic({ name, page }, username, cure) };
    },
  },
  disclosure,
};

export const github = {
  name,
  api: resources.api,
  page,
  tokens: ['GITHUB_TOKEN', 'GH_TOKEN'],
  live,
  repositoriesOf: resources.repositoriesOf,
  /** The present name of a repository that may have been renamed; for the check. */
  currentName: (fullName: string): Resource<string> => ({
    name: 'repositories',
    url: `${resources.api}/repos/${resources.encodedName(fullName)}`,
    read: (body) => textOf(objectOf(body)?.full_name) ?? fullName,
  }),
  disclosure,
};
