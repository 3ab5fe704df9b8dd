import { expect, test } from 'vitest';
import { blogSources } from '../src/config/fields/page.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import { sections } from '../src/model/section.ts';
import { resourcesOfBrowsers } from '../src/site/providers.ts';
import consultant from './sites/consultant.ts';
import full from './sites/full.ts';
import { hosts } from './world/providers.ts';

test.each(Object.keys(sections))('The section %s is on a site of the browser tests', (id) => {
  expect([full, consultant].flatMap((config) => siteOf(config).sections)).toContain(id);
});

test.each(blogSources)('The fake outside world has the hosts of a site with a blog at %s', (source) => {
  const resources = resourcesOfBrowsers(siteOf({ ...full, blog: { username: 'erika', source } }));
  expect(hosts).toEqual(expect.arrayContaining(resources.map(({ url }) => new URL(url).host)));
});
