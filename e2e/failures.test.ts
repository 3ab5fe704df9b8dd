import { describe, expect, it, test } from 'vitest';
import { siteOf } from '../src/config/site.fixture.ts';
import { type KeptResource, resourcesOfBrowsers } from '../src/providers/providers.ts';
import { request } from '../src/providers/request.ts';
import full from './sites/full.ts';
import listed from './sites/listed.ts';
import { answering, cut, failing, feedError, html, tooMany } from './world/behaviours/failure.ts';
import { limited, secondaryLimit } from './world/behaviours/github-limit.ts';
import { wrongShapes } from './world/behaviours/payload.ts';
import { directFetch } from './world/direct-fetch.ts';
import type { Behaviour } from './world/exchange.ts';
import { GitHub } from './world/github.ts';

const resources = [full, listed].flatMap((config): KeptResource[] => {
  return resourcesOfBrowsers(siteOf(config));
});

const named = (name: string): KeptResource => {
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`There is no resource "${name}".`);
  return resource;
};

const emptyBody: Behaviour = async (_request, answer) => ({ ...(await answer()), body: '' });

const failures: Record<string, [kind: string, Behaviour]> = {
  'status 500': ['failed', failing(500)],
  'status 503': ['failed', failing(503)],
  'status 418': ['failed', failing(418)],
  'half an answer': ['malformed', cut],
  'a web page': ['malformed', html],
  'an empty body': ['malformed', emptyBody],
  'a list of the wrong things': ['malformed', answering([{ items: {} }])],
  'no connection': ['unreachable', () => 'cut off'],
};

describe('The page takes no failure for an answer', () => {
  for (const [failure, [kind, behaviour]] of Object.entries(failures))
    it.each(resources)(`${failure} from $url`, async (resource) => {
      await expect(request(resource, { fetch: directFetch(behaviour) })).rejects.toMatchObject({ kind });
    });

  for (const [name, behaviour] of Object.entries(wrongShapes))
    it.each(resources)(`${name} from $url`, async (resource) => {
      await expect(request(resource, { fetch: directFetch(behaviour) })).rejects.toMatchObject({
        kind: 'malformed',
      });
    });

  test('an error of rss2json under HTTP 200', async () => {
    const stories = resources.find(({ url }) => url.includes('rss2json'));
    if (!stories) throw new Error('There are no stories.');
    await expect(request(stories, { fetch: directFetch(feedError) })).rejects.toMatchObject({
      name: 'ProviderError',
    });
  });

  test('a limit of the blog', async () => {
    const answer = request(named('articles'), { fetch: directFetch(tooMany(30)) });
    await expect(answer).rejects.toMatchObject({ kind: 'limited' });
  });
});

describe('GitHub’s limit ends when GitHub says', () => {
  const at = 1_800_000_000_000;
  const now = () => at;
  const limits: Record<string, [seconds: number, (github: GitHub) => Behaviour]> = {
    'answered with 403': [1500, (github) => limited(github, { status: 403, resetIn: 1500 })],
    'answered with 429': [1500, (github) => limited(github, { status: 429, resetIn: 1500 })],
    'of the second kind, with retry-after': [170, (github) => secondaryLimit(github, { retryAfter: 170 })],
    'of the second kind, without a time': [60, (github) => secondaryLimit(github, { status: 429 })],
  };
  it.each(Object.entries(limits))('%s', async (_, [seconds, limit]) => {
    const github = new GitHub(now);
    const answer = request(named('profile'), { fetch: directFetch(limit(github), github), now });
    await expect(answer).rejects.toMatchObject({ kind: 'limited', resetsAt: at + seconds * 1000 });
  });
});
