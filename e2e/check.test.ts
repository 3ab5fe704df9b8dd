import { expect, it } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import type { Fetch } from '../src/providers/request.ts';
import { checkSite } from '../src/tooling/commands/check/check-site.ts';
import type { Finding } from '../src/tooling/inputs/site/report.ts';
import type { StoredSnapshot } from '../src/tooling/inputs/snapshot/snapshot-file.ts';
import { directFetch } from './world/direct-fetch.ts';

type Alter = (url: URL) => Response | undefined | Promise<never>;
const unreachable = () => Promise.reject(new TypeError('no route'));

/** Runs the check against the fake world. `alter` may replace single answers. */
async function check(
  config: Config,
  alter: Alter = () => undefined,
  stored?: StoredSnapshot,
): Promise<Finding[] | null> {
  const world = directFetch();
  const fetch: Fetch = async (url, init) => (await alter(new URL(url))) ?? world(url, init);
  return checkSite(siteOf(config), config, { fetch, retryPauseMs: 0 }, stored);
}

const says = (kind: Finding['kind']) => (path: string, message: string | RegExp) => ({
  kind,
  path,
  message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
});
const [mistake, warning, unanswered] = [says('mistake'), says('warning'), says('unanswered')];

/** Replaces the answers of addresses that contain `part`. */
const answering =
  (part: string, status: number, body: BodyInit | null = null, headers = {}) =>
  (url: URL) =>
    url.href.includes(part) ? new Response(body, { status, headers }) : undefined;

const erika = { github: { username: 'erika-mustermann' } } satisfies Config;
const quiet = {
  profile: { name: 'Erika', bio: 'Baut.', avatar: 'images/avatar.svg' },
  projects: { github: { display: false } },
} satisfies Config;
const listing = (...projects: string[]): Config => ({
  ...quiet,
  projects: { github: { mode: 'manual', manual: { projects } } },
});

it('A configuration that is right is asked about without a finding, and one that names nothing outside not at all', async () => {
  const everything: Config = {
    ...erika,
    githubContributions: { display: true },
    projects: {
      latestPublic: { display: true },
      github: { mode: 'manual', manual: { projects: ['erika-mustermann/notizen', 'octocat/Spoon-Knife'] } },
    },
    blog: { username: 'erika' },
    certifications: [{ name: 'A', badge: 'https://media2.dev.to/badge.png' }],
  };
  expect(await check(everything)).toEqual([]);
  const asked: string[] = [];
  const findings = await check(quiet, (url) => {
    asked.push(url.href);
    return undefined;
  });
  expect({ findings, asked }).toEqual({ findings: [], asked: [] });
});

type Case = [name: string, config: Config, alter: Alter | undefined, ...findings: Finding[]];
const unknown = { github: { username: 'gibtesnicht' }, projects: { latestPublic: { display: true } } };
const account = 'github.username';
const list = 'projects.github.manual.projects';
const codeberg = (...usernames: string[]): Config => ({
  ...quiet,
  projects: { repositories: usernames.map((username) => ({ provider: 'codeberg', username })) },
});
const further = 'projects.repositories[1].username';
const medium: Config = { ...quiet, blog: { source: 'medium', username: 'niemand' } };
const feed: Config = { ...quiet, blog: { source: 'feed', url: 'https://dev.to/feed.xml' } };
const feedOf = (status: number, body = '') => answering('feed.xml', status, body);
const badge = 'certifications[1].badge';
const pictures: Config = {
  ...quiet,
  profile: { ...quiet.profile, avatar: 'https://media2.dev.to/me.png' },
  certifications: [{}, { name: 'A', badge: 'https://media2.dev.to/badge.png' }],
};
const chart: Config = { ...erika, ...quiet, githubContributions: { display: true } };

it.each<Case>([
  [
    'an account that does not exist, once',
    unknown,
    undefined,
    mistake(account, /^Found 'gibtesnicht', an account that GitHub does not know\. Open/),
  ],
  [
    'a repository that visitors cannot see',
    listing('octocat/Spoon-Knife', 'erika-mustermann/verschwunden'),
    undefined,
    mistake(
      `${list}[1]`,
      /^Found 'erika-mustermann\/verschwunden', which visitors .*Open https:\/\/github\.com\/erika-mustermann\/versch/,
    ),
  ],
  [
    'repositories that are misspelt, all of them',
    listing('octocat/Spon-Knife', 'octocat/Helo-World'),
    undefined,
    mistake(`${list}[0]`, "Did you mean 'octocat/Spoon-Knife'?"),
    mistake(`${list}[1]`, "Did you mean 'octocat/Hello-World'?"),
  ],
  [
    'a repository that was renamed',
    listing('octocat/Spoon-Knife', 'octocat/alt'),
    answering('/repos/octocat/alt', 200, '{"full_name":"octocat/neu"}'),
    mistake(`${list}[1]`, "which is called 'octocat/neu' now. Write 'octocat/neu'."),
  ],
  [
    'a repository that exists but is not found',
    listing('octocat/Spoon-Knife', 'octocat/frisch'),
    answering('/repos/octocat/frisch', 200, '{"full_name":"octocat/frisch"}'),
    warning(`${list}[1]`, 'exists and is not shown'),
  ],
  [
    'a further account that its provider does not know',
    codeberg('erika', 'niemand'),
    undefined,
    mistake(further, /^Found 'niemand', an account that Codeberg does .* https:\/\/codeberg\.org\/niemand /),
  ],
  [
    'a further account without repositories',
    codeberg('erika', 'leer'),
    undefined,
    warning(further, "no public repository of 'leer'"),
  ],
  [
    'a blog without articles, as dev.to answers the same for accounts that do not exist',
    { ...quiet, blog: { username: 'nobody' } },
    undefined,
    warning('blog.username', "Found 'nobody', which has no articles"),
  ],
  [
    'a blog that Medium does not have',
    medium,
    answering('rss2json', 200, '{"status":"error","message":"Feed not found."}'),
    mistake('blog.username', /It says: Feed not found\. Open https:\/\/medium\.com\/@niemand/),
  ],
  [
    'a blog whose provider fails',
    { ...quiet, blog: { username: 'erika' } },
    answering('dev.to', 500),
    warning('blog.username', /HTTP 500.*Try again later/),
  ],
  [
    'a web page for a feed',
    feed,
    feedOf(200, '<!doctype html><title>Blog</title>'),
    mistake(
      'blog.url',
      /it is no RSS, Atom or JSON feed\. Write the address that your blog gives to feed readers/,
    ),
  ],
  ['a feed that is gone', feed, feedOf(404), mistake('blog.url', '(HTTP 404)')],
  [
    'a feed without entries',
    feed,
    feedOf(200, '<rss version="2.0"><channel><title>Blog</title></channel></rss>'),
    warning('blog.url', 'a feed without entries'),
  ],
  [
    'a picture that does not load',
    pictures,
    answering('badge.png', 404),
    mistake(badge, "Found 'https://media2.dev.to/badge.png', which does not load (HTTP 404)"),
  ],
  [
    'a picture whose host refuses programs, in whatever way',
    pictures,
    (url) => answering('badge.png', 403, '<h1>No</h1>')(url) ?? answering('me.png', 401, '<h1>No</h1>')(url),
    warning('profile.avatar', 'which does not load (HTTP 401). Browsers may still show it.'),
    warning(badge, 'which does not load (HTTP 403). Browsers may still show it.'),
  ],
  [
    'a feed with a password',
    feed,
    feedOf(401),
    unanswered('blog.url', 'dev.to refused the request (HTTP 401).'),
  ],
  [
    'a picture of an article that does not load',
    { ...quiet, blog: { username: 'erika', limit: 1 } },
    answering('media2.dev.to', 404),
    warning('blog', /does not load \(HTTP 404\)\. The article is shown without it\.$/),
  ],
  [
    'a picture that is a web page',
    pictures,
    answering('me.png', 200, '<!doctype html>'),
    mistake('profile.avatar', 'which is no picture'),
  ],
  [
    'a chart that fails, as there is something to stand in',
    chart,
    answering('ghchart', 502),
    warning('githubContributions', 'ghchart.rshah.org'),
  ],
  [
    'a host that cannot be reached, while there is no other',
    { ...quiet, certifications: [{ name: 'A', badge: 'https://bilder.exmaple/a.png' }] },
    unreachable,
    unanswered('certifications[0].badge', 'bilder.exmaple could not be reached. If its name is right'),
  ],
])('It tells of %s', async (_, config, alter, ...findings) => {
  expect(await check(config, alter)).toEqual(findings);
});

it('It tells of an account without public repositories that a card stays away', async () => {
  const config = { github: { username: 'newcomer' }, projects: { latestPublic: { display: true } } };
  const message = /no public repository of 'newcomer'.*`display: false`/;
  expect(await check(config)).toContainEqual(warning('projects.latestPublic', message));
});

it('What GitHub does not answer is told with its end or its cure, and does not keep others from being checked', async () => {
  const reset = String(Math.ceil(Date.now() / 1000) + 600);
  const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const limited = await check(erika, answering('api.github.com', 403, null, limit));
  const message = /HTTP 403.*Try again in (10|11) min, or set GITHUB_TOKEN/;
  expect(limited).toContainEqual(unanswered(account, message));
  expect(limited?.every(({ kind }) => kind === 'unanswered')).toBe(true);
  const refused = await check(erika, answering('api.github.com', 401));
  expect(refused).toContainEqual(unanswered(account, 'Correct GITHUB_TOKEN'));
  const others = await check({ ...erika, blog: { username: 'nobody' } }, (url) =>
    url.hostname === 'api.github.com' ? unreachable() : undefined,
  );
  expect(others?.map(({ kind, path }) => [kind, path])).toEqual([
    ['unanswered', account],
    ['warning', 'blog.username'],
  ]);
});

it('Without a network there are no findings', async () => {
  expect(await check({ ...erika, blog: { username: 'erika' } }, unreachable)).toBeNull();
});

it('What the snapshot has a copy of is a warning: another host must not stop a deployment', async () => {
  const url = 'https://blog.example/feed.xml';
  const fed: Config = { ...quiet, blog: { source: 'feed', url } };
  const copy = (fetchedAt: number) => ({ [url]: { name: 'articles', fetchedAt, value: [] } }) as const;
  const stored = { pictures: {}, answers: copy(1), sampledAt: undefined };
  const sample = { pictures: {}, answers: copy(1), sampledAt: 1 };
  for (const maintenance of [
    answering('blog.example', 200, '<h1>Gleich wieder da</h1>'),
    answering('blog.example', 404),
  ]) {
    expect(await check(fed, maintenance)).toEqual([mistake('blog.url', 'Write the address')]);
    expect(await check(fed, maintenance, sample)).toEqual([mistake('blog.url', 'Write the address')]);
    expect(await check(fed, maintenance, stored)).toEqual([warning('blog.url', 'shows the last copy')]);
  }
  const wall = answering('blog.example', 403, '<title>Just a moment…</title>');
  expect(await check(fed, wall)).toEqual([warning('blog.url', 'blog.example refuses programs (HTTP 403)')]);
});
