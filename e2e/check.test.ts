import { describe, expect, it } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import type { Fetch } from '../src/providers/request.ts';
import type { Finding } from '../src/tooling/commands/check/check-report.ts';
import { checkSite } from '../src/tooling/commands/check/check-site.ts';
import { HostQueue } from '../src/tooling/inputs/snapshot/host-queue.ts';
import { directFetch } from './world/direct-fetch.ts';

/** Runs the check against the fake world. `alter` may replace single answers. */
async function check(
  config: Config,
  alter: (url: URL) => Response | undefined | Promise<never> = () => undefined,
): Promise<Finding[] | null> {
  const world = directFetch();
  const fetch: Fetch = async (url, init) => (await alter(new URL(url))) ?? world(url, init);
  return checkSite(siteOf(config), config, { fetch, queue: new HostQueue(0) });
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

describe('A configuration that is right', () => {
  it('finds nothing to say', async () => {
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
  });

  it('is not asked about anything when it names nothing outside', async () => {
    const asked: string[] = [];
    const findings = await check(quiet, (url) => {
      asked.push(url.href);
      return undefined;
    });
    expect({ findings, asked }).toEqual({ findings: [], asked: [] });
  });
});

describe('The GitHub account', () => {
  it('that does not exist is one mistake, however often it is asked about', async () => {
    expect(
      await check({ github: { username: 'gibtesnicht' }, projects: { latestPublic: { display: true } } }),
    ).toEqual([
      mistake('github.username', /^Found 'gibtesnicht', an account that GitHub does not know\. Open/),
    ]);
  });

  it('without public repositories is told that a card stays away', async () => {
    expect(
      await check({ github: { username: 'newcomer' }, projects: { latestPublic: { display: true } } }),
    ).toContainEqual(
      warning('projects.latestPublic', /no public repository of 'newcomer'.*`display: false`/),
    );
  });
});

describe('A listed repository', () => {
  it('that visitors cannot see is a mistake at its place in the list', async () => {
    expect(await check(listing('octocat/Spoon-Knife', 'erika-mustermann/verschwunden'))).toEqual([
      mistake(
        'projects.github.manual.projects[1]',
        /^Found 'erika-mustermann\/verschwunden', which visitors of GitHub cannot see.*Open https:\/\/github\.com\/erika-mustermann\/verschwunden/,
      ),
    ]);
  });

  it('that is misspelt brings the one that was meant, also when GitHub knows none of the list', async () => {
    expect(await check(listing('octocat/Spon-Knife', 'octocat/Helo-World'))).toEqual([
      mistake('projects.github.manual.projects[0]', "Did you mean 'octocat/Spoon-Knife'?"),
      mistake('projects.github.manual.projects[1]', "Did you mean 'octocat/Hello-World'?"),
    ]);
  });

  it('that was renamed brings its new name', async () => {
    const renamed = answering('/repos/octocat/alt', 200, '{"full_name":"octocat/neu"}');
    expect(await check(listing('octocat/Spoon-Knife', 'octocat/alt'), renamed)).toEqual([
      mistake(
        'projects.github.manual.projects[1]',
        "which is called 'octocat/neu' now. Write 'octocat/neu'.",
      ),
    ]);
  });

  it('that exists but is not found is a warning', async () => {
    const fresh = answering('/repos/octocat/frisch', 200, '{"full_name":"octocat/frisch"}');
    expect(await check(listing('octocat/Spoon-Knife', 'octocat/frisch'), fresh)).toEqual([
      warning('projects.github.manual.projects[1]', 'exists and is not shown'),
    ]);
  });
});

describe('A further account', () => {
  const at = (...usernames: string[]): Config => ({
    ...quiet,
    projects: { repositories: usernames.map((username) => ({ provider: 'codeberg', username })) },
  });
  const path = 'projects.repositories[1].username';

  it('that its provider does not know is a mistake where it is named', async () => {
    expect(await check(at('erika', 'niemand'))).toEqual([
      mistake(
        path,
        /^Found 'niemand', an account that Codeberg does not know\. Open https:\/\/codeberg\.org\/niemand /,
      ),
    ]);
  });

  it('without repositories is a warning, and so is a provider that stumbles', async () => {
    expect(await check(at('erika', 'leer'))).toEqual([warning(path, "no public repository of 'leer'")]);
    expect(await check(at('erika', 'leer'), answering('users/leer', 500))).toEqual([
      warning(path, /^Codeberg .*HTTP 500.*Try again later/),
    ]);
  });
});

describe('The blog', () => {
  it('without articles is a warning, as dev.to answers the same for accounts that do not exist', async () => {
    expect(await check({ ...quiet, blog: { username: 'nobody' } })).toEqual([
      warning('blog.username', "Found 'nobody', who has no"),
    ]);
  });

  it('that Medium does not have is a mistake, with what the converter says', async () => {
    const refused = answering('rss2json', 200, '{"status":"error","message":"Feed not found."}');
    expect(await check({ ...quiet, blog: { source: 'medium', username: 'niemand' } }, refused)).toEqual([
      mistake('blog.username', /It says: Feed not found\. Open https:\/\/medium\.com\/@niemand/),
    ]);
  });

  it('of a feed that is none, is gone or is empty is told with its address', async () => {
    const feed: Config = { ...quiet, blog: { source: 'feed', url: 'https://dev.to/feed.xml' } };
    const told = async (status: number, body: string) => check(feed, answering('feed.xml', status, body));
    expect(await told(200, '<!doctype html><title>Blog</title>')).toEqual([
      mistake('blog.url', /it is no RSS, Atom or JSON feed\. Open it in your browser/),
    ]);
    expect(await told(404, '')).toEqual([mistake('blog.url', '(HTTP 404)')]);
    expect(await told(503, '')).toEqual([warning('blog.url', 'Try again later')]);
    expect(await told(200, '<rss version="2.0"><channel><title>Blog</title></channel></rss>')).toEqual([
      warning('blog.url', 'a feed without entries'),
    ]);
  });

  it('whose provider stumbles is a warning', async () => {
    expect(await check({ ...quiet, blog: { username: 'erika' } }, answering('dev.to', 500))).toEqual([
      warning('blog.username', /HTTP 500.*Try again later/),
    ]);
  });
});

describe('A picture', () => {
  const pictures: Config = {
    ...quiet,
    profile: { ...quiet.profile, avatar: 'https://media2.dev.to/me.png' },
    certifications: [{}, { name: 'A', badge: 'https://media2.dev.to/badge.png' }],
  };

  it('that does not load is a mistake where it is named', async () => {
    expect(await check(pictures, answering('badge.png', 404))).toEqual([
      mistake(
        'certifications[1].badge',
        "Found 'https://media2.dev.to/badge.png', which does not load (HTTP 404)",
      ),
    ]);
  });

  it('that is none is a mistake', async () => {
    expect(await check(pictures, answering('me.png', 200, '<!doctype html>'))).toEqual([
      mistake('profile.avatar', 'which is no picture'),
    ]);
  });

  it('whose host stumbles is a warning', async () => {
    expect(await check(pictures, answering('me.png', 503))).toEqual([warning('profile.avatar', 'HTTP 503')]);
  });

  it('of a chart that does not come is a warning: there is something to stand in', async () => {
    const charts: Config = { ...erika, ...quiet, githubContributions: { display: true } };
    expect(await check(charts, answering('ghchart', 502))).toEqual([
      warning('githubContributions', 'ghchart.rshah.org'),
    ]);
  });
});

describe('What could not be looked at', () => {
  const limit = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 600),
  };

  it('because GitHub takes no more questions says when it does again, and how it takes more', async () => {
    const findings = await check(erika, answering('api.github.com', 403, null, limit));
    expect(findings).toContainEqual(
      unanswered('github.username', /HTTP 403.*Try again in (10|11) min, or set GITHUB_TOKEN/),
    );
    expect(findings?.every(({ kind }) => kind === 'unanswered')).toBe(true);
  });

  it('because the token is wrong names the token', async () => {
    expect(await check(erika, answering('api.github.com', 401))).toContainEqual(
      unanswered('github.username', 'Correct GITHUB_TOKEN'),
    );
  });

  it('because one host is away does not keep the others from being looked at', async () => {
    const findings = await check({ ...erika, blog: { username: 'nobody' } }, (url) =>
      url.hostname === 'api.github.com' ? Promise.reject(new TypeError('no route')) : undefined,
    );
    expect(findings?.map(({ kind, path }) => [kind, path])).toEqual([
      ['unanswered', 'github.username'],
      ['warning', 'blog.username'],
    ]);
  });

  it('because there is no network at all is said in one word', async () => {
    const findings = await check({ ...erika, blog: { username: 'erika' } }, () =>
      Promise.reject(new TypeError('no network')),
    );
    expect(findings).toBeNull();
    // The only host may be misspelt.
    const badge: Config = {
      ...quiet,
      certifications: [{ name: 'A', badge: 'https://bilder.exmaple/a.png' }],
    };
    expect(await check(badge, () => Promise.reject(new TypeError('no such host')))).toEqual([
      unanswered('certifications[0].badge', 'bilder.exmaple could not be reached. If its name is right'),
    ]);
  });
});
