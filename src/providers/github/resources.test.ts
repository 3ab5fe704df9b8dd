import { expect, test } from 'vitest';
import { siteOf } from '../../config/site.fixture.ts';
import type { Repository } from '../../model/content.ts';
import type { Site } from '../../model/site.ts';
import { request } from '../request.ts';
import type { Resource } from '../resource.ts';
import { featuredResource, latestResource, profileResource } from './resources.ts';

const api = 'https://api.github.com';
const site = siteOf({ github: { username: 'octocat' } });
const { automatic } = site.projects.github;

const profileOf = (username: string) => profileResource({ ...site, profile: {}, github: { username } });
const featured = (settings: Partial<Site['projects']['github']>, username = 'octocat') => {
  const github = { ...site.projects.github, display: true, ...settings };
  return featuredResource({ ...site, github: { username }, projects: { ...site.projects, github } });
};
const listed = (projects: string[], username?: string) =>
  featured({ mode: 'manual', manual: { projects } }, username);
const latest = (limit: number) => {
  const latestPublic = { ...site.projects.latestPublic, display: true, limit };
  return latestResource({ ...site, projects: { ...site.projects, latestPublic } });
};

const chosen = {
  sortBy: 'updated' as const,
  limit: 3,
  exclude: { forks: true, projects: ['octocat/a+b', 'x/y'] },
};

test.each<[string, Resource<unknown> | null, string | undefined]>([
  ['a profile is asked for by its name', profileOf('a/../b?c'), `${api}/users/a%2F..%2Fb%3Fc`],
  [
    'featured repositories are asked for by user, forks, exclusions, order and limit',
    featured({ automatic: chosen }),
    `${api}/search/repositories?q=user:octocat+fork:false+-repo:octocat/a%2Bb+-repo:x/y&sort=updated&per_page=3&type=Repositories`,
  ],
  ['featured repositories are asked for by an account alone', featured({}, ''), undefined],
  [
    'listed repositories are asked for by name, each once, also without an account',
    listed(['octocat/Hello-World', 'github/docs', 'Octocat/hello-world'], ''),
    `${api}/search/repositories?q=repo:Octocat/hello-world+repo:github/docs+fork:true&per_page=2&type=Repositories`,
  ],
  ['listed repositories are asked for by a list alone', listed([]), undefined],
])('%s', (_, resource, url) => {
  expect(resource?.url).toBe(url);
});

const found = (...names: string[]) => {
  const items = names.map((name) => ({ name, full_name: name, html_url: `https://github.com/${name}` }));
  return { total_count: names.length, incomplete_results: false, items };
};

test.each<[string, Resource<Repository[]> | null, ReturnType<typeof found>, string[]]>([
  [
    'chosen ones in its order, up to the limit',
    featured({ automatic: { ...automatic, limit: 2 } }),
    found('b', 'a', 'c'),
    ['b', 'a'],
  ],
  ['the latest up to the limit', latest(1), found('b', 'a'), ['b']],
  [
    "listed ones in the owner's order, whatever the case, with the renamed last",
    listed(['a/one', 'a/old', 'a/two', 'a/three']),
    found('a/new', 'a/two', 'a/Three', 'a/one', 'a/unasked'),
    ['a/one', 'a/two', 'a/Three', 'a/new'],
  ],
])('Of what GitHub finds the page shows %s', async (_, resource, body, names) => {
  expect(((await resource?.read(body)) ?? []).map(({ fullName }) => fullName)).toEqual(names);
});

test('a search that GitHub refuses as invalid is for an unknown user', async () => {
  const fetch = async () => new Response('{}', { status: 422 });
  await expect(request(featured({}) as Resource<unknown>, { fetch })).rejects.toMatchObject({
    kind: 'unknown-user',
  });
});
