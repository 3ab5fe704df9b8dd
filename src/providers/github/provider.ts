import { encodedPath } from '../../model/http-link.ts';
import { explainAccount, nothingPublic, type RepositoryProvider, tryLater } from '../provider.ts';
import type { Resource } from '../resource.ts';
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
    const account = { path: 'github.username', explain: explainAccount({ name, page }, github.username) };
    const card = (path: string) => {
      const cure = ' for this card: it is not shown. Publish one, or set `display: false`.';
      return { ...account, empty: { path, message: nothingPublic(name, github.username, cure) } };
    };
    const listed: typeof account = {
      path: 'projects.github.manual.projects',
      // The check looks at listed repositories one by one.
      explain: (error) => (error.kind === 'unknown-user' ? undefined : tryLater(name, error)),
    };
    const pictures = { hosts: ['avatars.githubusercontent.com'] };
    const isListed = projects.github.mode === 'manual';
    return [
      { asked: resources.profileResource(site), ...account, ...(!site.profile.avatar && { pictures }) },
      { asked: resources.featuredResource(site), ...(isListed ? listed : card('projects.github')) },
      { asked: resources.latestResource(site), ...card('projects.latestPublic') },
    ];
  },
  repositoriesOf: resources.repositoriesOf,
  /** The present name of a repository that may have been renamed; for the check. */
  currentName: (fullName: string): Resource<string> => ({
    name: 'repositories',
    url: `${resources.api}/repos/${encodedPath(fullName)}`,
    read: (body) => textOf(objectOf(body)?.full_name) ?? fullName,
  }),
} satisfies RepositoryProvider & Record<'currentName', unknown>;
