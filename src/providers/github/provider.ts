import { encodedPath } from '../../model/http-link.ts';
import type { RepositoryProvider } from '../provider.ts';
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
  requests(site) {
    const { projects } = site;
    const path = 'github.username';
    const pictures = { hosts: ['avatars.githubusercontent.com'] };
    const isListed = projects.github.mode === 'manual';
    const featured = isListed
      ? { path: 'projects.github.manual.projects' }
      : { path, emptyPath: 'projects.github' };
    return [
      { resource: resources.profileResource(site), path, ...(!site.profile.avatar && { pictures }) },
      { resource: resources.featuredResource(site), ...featured },
      { resource: resources.latestResource(site), path, emptyPath: 'projects.latestPublic' },
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
