import { expect, test } from 'vitest';
import { blogSources } from '../src/config/fields/page.ts';
import { siteOf } from '../src/config/site.fixture.ts';
import { sections } from '../src/model/section.ts';
import { pageIds, siteMap } from '../src/site/pages.ts';
import { resourcesOfBrowsers } from '../src/site/providers.ts';
import consultant from './sites/consultant.ts';
import { blogAt } from './sites/every-field.ts';
import full from './sites/full.ts';
import { hosts } from './world/providers.ts';

test('Every section is on a site of the browser tests', () => {
  const shown = [full, consultant].flatMap((config) => siteOf(config).sections);
  expect(Object.keys(sections).filter((id) => !shown.some((one) => one === id))).toEqual([]);
});

test('Every page is on a site of the browser tests, where others link it', () => {
  const linked = [full, consultant]
    .map((config) => siteOf(config))
    .flatMap((site) => {
      const { card, footer, routes } = siteMap(site);
      return [...card, ...footer].map(({ href }) => routes[href]);
    });
  // Every page leads back to the portfolio, and none to what is not found.
  const others = pageIds.filter((id) => id !== 'portfolio' && id !== 'not-found');
  expect(others.filter((id) => !linked.includes(id))).toEqual([]);
});

test.each(blogSources)('The fake outside world has the hosts of a site with a blog at %s', (source) => {
  const blog = blogAt(source);
  const resources = resourcesOfBrowsers(siteOf({ ...full, blog }));
  const asked = resources.map(({ url }) => new URL(url).host);
  // An address of the owner's own has its world where a site has it.
  const providers = asked.filter((host) => !JSON.stringify(blog).includes(host));
  expect(hosts).toEqual(expect.arrayContaining(providers));
});
