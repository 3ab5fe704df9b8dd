import { describe, expect, it } from 'vitest';
import { blogAt } from '../../e2e/sites/every-field.ts';
import type { Config } from '../config/config.ts';
import { blogSources } from '../config/fields/page.ts';
import { repositorySources } from '../config/fields/projects.ts';
import { nothingByDefault } from '../config/shown-by-default.ts';
import { siteOf } from '../config/site.fixture.ts';
import type { Site } from '../model/site.ts';
import { codeberg } from '../providers/codeberg/provider.ts';
import type { ContentProvider } from '../providers/provider.ts';
import { contentDisclosures } from './legal/providers.ts';
import {
  blogProviders,
  feedAddress,
  furtherRepositories,
  providers,
  resourcesOfBrowsers,
  siteResources,
  storesResponses,
  usedProviders,
} from './providers.ts';

/** A site that uses every provider but those of other blogs. */
const everything: Config = {
  github: { username: 'max' },
  projects: { repositories: repositorySources.map((provider) => ({ provider, username: 'max' })) },
  githubContributions: { display: true },
};

/** A site that asks nobody. */
const ownWords: Config = {
  profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
  projects: { github: { display: false } },
  ...nothingByDefault,
};

const names = Object.keys(providers);

it.each(blogSources)('The build finds the articles of %s in the folder of its name', async (source) => {
  const { articlesOf } = await import(`../providers/${source}/articles.ts`);
  expect(articlesOf).toBe(blogProviders[source].articlesOf);
});

describe('A site uses', () => {
  it.each(blogSources)('every provider with everything switched on, and of the blogs only %s', (source) => {
    const site = siteOf({ ...everything, blog: blogAt(source) });
    const others = [...blogSources, 'feed'].filter((other) => other !== source);
    expect(usedProviders(site)).toEqual(names.filter((name) => !others.some((other) => other === name)));
  });

  it('further accounts, which are asked when the snapshot is taken and by no browser', () => {
    const site = siteOf({
      ...ownWords,
      projects: { repositories: [{ provider: 'codeberg', username: 'max' }] },
    });
    expect(usedProviders(site)).toEqual(['codeberg']);
    expect(furtherRepositories(site).map(({ url }) => url)).toEqual([codeberg.repositoriesOf('max').url]);
    expect(resourcesOfBrowsers(site)).toEqual([]);
    expect(site.sections).toContain('featured-repositories');
  });

  it('a feed, which is asked when the snapshot is taken and by no browser', () => {
    const url = 'https://blog.example/feed.xml';
    const site = siteOf({ ...ownWords, blog: { source: 'feed', url } });
    expect(usedProviders(site)).toEqual(['feed']);
    expect(siteResources(site).articles?.url).toBe(url);
    expect(resourcesOfBrowsers(site)).toEqual([]);
    expect(storesResponses(site)).toBe(false);
    expect(feedAddress(site)).toBe(url);
  });

  it('none with everything switched off', () => {
    expect(usedProviders(siteOf(ownWords))).toEqual([]);
  });
});

/** Every site that differs in the providers that it uses. */
const sites = blogSources.map((source): [string, Site] => [
  source,
  siteOf({ ...everything, blog: blogAt(source) }),
]);

it.each(sites)('The policy names the hosts of the pictures in articles, with a blog at %s', (_, site) => {
  for (const name of usedProviders(site)) {
    const provider: ContentProvider = providers[name];
    const [{ hosts, elsewhere } = { hosts: [] }] = provider
      .requests(site)
      .flatMap(({ pictures }) => pictures ?? []);
    const text = JSON.stringify(contentDisclosures(site)[name].text);
    const missing = hosts.filter((host) => !text.includes(`\`${host}\``));
    // The policy says that pictures may be anywhere, and gives an example.
    expect(elsewhere ? missing.slice(0, missing.length - hosts.length + 1) : missing).toEqual([]);
  }
});

it.each(sites)(
  'The policy says whom browsers ask, and that nobody is asked only where that is so, with a blog at %s',
  (_, site) => {
    const disclosures = contentDisclosures(site);
    for (const name of usedProviders(site)) {
      const { recipients, text } = disclosures[name];
      expect(JSON.stringify(text).includes('Ihr Browser fragt dort nicht an')).toBe(recipients.length === 0);
    }
  },
);

it('Answers are kept of what is asked in the live mode, but not of pictures', () => {
  const chartOnly = { ...ownWords, github: { username: 'max' }, githubContributions: { display: true } };
  const kept = [everything, { ...everything, data: 'snapshot' as const }, ownWords, chartOnly];
  expect(kept.map((config) => storesResponses(siteOf(config)))).toEqual([true, false, false, false]);
});
