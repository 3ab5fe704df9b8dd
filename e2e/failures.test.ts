import { describe, expect, it } from 'vitest';
import { blogSources } from '../src/config/fields/page.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import { request } from '../src/providers/request.ts';
import { type KeptResource, resourcesOfBrowsers } from '../src/site/providers.ts';
import full from './sites/full.ts';
import { answering, cut, failing, html } from './world/behaviours/failure.ts';
import { wrongShapes } from './world/behaviours/payload.ts';
import { directFetch } from './world/direct-fetch.ts';
import type { Behaviour } from './world/exchange.ts';
import { hosts } from './world/providers.ts';

const resources = blogSources.flatMap((source): KeptResource[] =>
  resourcesOfBrowsers(siteOf({ ...full, blog: { username: 'erika', source } })),
);

it.each(resources)('The fake outside world knows the host of $url', ({ url }) => {
  expect(hosts).toContain(new URL(url).host);
});

const emptyBody: Behaviour = async (_request, answer) => ({ ...(await answer()), body: '' });

const failures: Record<string, [kind: string, Behaviour]> = {
  'status 500': ['failed', failing(500)],
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
});
