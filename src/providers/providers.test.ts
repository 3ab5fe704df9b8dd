import { describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { blogSources } from '../config/fields/page.ts';
import { siteOf } from '../config/site.fixture.ts';
import type { Site } from '../model/site.ts';
import { privacySections } from '../text/legal/privacy-policy.ts';
import { codeberg } from './codeberg/provider.ts';
import type { ContentProvider } from './provider.ts';
import {
  blogProviders,
  contentProviders,
  feedAddress,
  furtherRepositories,
  keepsAnswers,
  type ProviderName,
  providers,
  resourcesOfBrowsers,
  siteResources,
  usedDisclosures,
  usedProviders,
} from './providers.ts';

/** A site that uses every provider but those of other blogs. */
const everything: Config = {
  github: { username: 'max' },
  projects: { repositories: [{ provider: 'codeberg', username: 'max' }] },
  githubContributions: { display: true },
  googleAnalytics: { id: 'G-ABC123DEF4' },
  hotjar: { id: 1 },
  remoteSupport: { display: true },
};

const names = Object.keys(providers) as ProviderName[];

it('Each folder with a provider is one that the build knows', () => {
  const folders = Object.keys(import.meta.glob('./*/provider.ts')).map((path) => path.split('/')[1]);
  expect(folders.toSorted()).toEqual(names.toSorted());
});

describe('The build finds', () => {
  it.each(names)('what %s discloses, in the folder of its name', async (name) => {
    const { disclosure } = await import(`./${name}/provider.ts`);
    expect(disclosure).toBe(providers[name].disclosure);
  });

  it.each(blogSources)('the articles of %s, in the folder of its name', async (source) => {
    const { articlesOf } = await import(`./${source}/articles.ts`);
    expect(articlesOf).toBe(blogProviders[source].articlesOf);
  });
});

describe('A site uses', () => {
  it.each(blogSources)('every provider with everything switched on, and of the blogs only %s', (source) => {
    const site = siteOf({ ...everything, blog: { username: 'max', source } });
    const others = [...blogSources, 'feed'].filter((other) => other !== source);
    expect(usedProviders(site)).toEqual(names.filter((name) => !others.some((other) => other === name)));
  });

  it('further accounts, which are asked when the snapshot is taken and by no browser', () => {
    const site = siteOf({
      profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
      projects: { repositories: [{ provider: 'codeberg', username: 'max' }] },
      remoteSupport: { display: false },
    });
    expect(usedProviders(site)).toEqual(['codeberg']);
    expect(furtherRepositories(site).map(({ url }) => url)).toEqual([codeberg.repositoriesOf('max').url]);
    expect(resourcesOfBrowsers(site)).toEqual([]);
    expect(site.sections).toContain('featured-repositories');
  });

  it('a feed, which is asked when the snapshot is taken and by no browser', () => {
    const site = siteOf({
      profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
      projects: { github: { display: false } },
      remoteSupport: { display: false },
      blog: { source: 'feed', url: 'https://blog.example/feed.xml' },
    });
    expect(usedProviders(site)).toEqual(['feed']);
    expect(siteResources(site).articles?.url).toBe('https://blog.example/feed.xml');
    expect(resourcesOfBrowsers(site)).toEqual([]);
    expect(keepsAnswers(site)).toBe(false);
    expect(feedAddress(site)).toBe('https://blog.example/feed.xml');
  });

  it('none with everything switched off', () => {
    const site = siteOf({
      profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
      projects: { github: { display: false } },
      remoteSupport: { display: false },
    });
    expect(usedProviders(site)).toEqual([]);
  });
});

/** Every site that differs in the providers that it uses. */
const sites = blogSources.map((source): [string, Site] => [
  source,
  siteOf({ ...everything, blog: { username: 'max', source } }),
]);

describe('What gives contents discloses', () => {
  it.each(sites)('the hosts that it is asked at, with a blog at %s', (_, site) => {
    for (const provider of contentProviders(site)) {
      const asked = [
        ...Object.values(provider.resources(site)).map((resource) => resource?.url),
        ...Object.values(provider.pictures?.(site) ?? {}),
      ];
      const hosts = asked.flatMap((address) => (address ? [new URL(address).host] : []));
      expect(undisclosed(provider, site, hosts)).toEqual([]);
    }
  });

  it.each(sites)('the hosts of the pictures that it names, with a blog at %s', (_, site) => {
    for (const provider of contentProviders(site)) {
      const { hosts, elsewhere } = provider.namedPictures?.(site) ?? { hosts: [], elsewhere: false };
      const missing = undisclosed(provider, site, hosts);
      // Of pictures that may lie anywhere the policy says so, and gives an example.
      expect(elsewhere ? missing.slice(0, missing.length - hosts.length + 1) : missing).toEqual([]);
    }
  });

  const undisclosed = (provider: ContentProvider, site: Site, hosts: readonly string[]): string[] => {
    const text = JSON.stringify(provider.disclosure.section(site));
    return hosts.filter((host) => !text.includes(`\`${host}\``));
  };
});

describe('No two providers have in common', () => {
  const disclosures = Object.values(providers).map(({ disclosure }) => disclosure);
  const site = siteOf({ ...everything, blog: { source: 'feed', url: 'https://blog.example/feed.xml' } });
  const sections = disclosures.map(({ section }) => section(site));

  it.each([
    ['the address of their section in the privacy policy', sections.map(({ id }) => id)],
    ['its heading', sections.map(({ heading }) => heading)],
    ['what it says of them', sections.map(({ blocks }) => JSON.stringify(blocks))],
    ['a name in its overview', disclosures.flatMap((one) => (one.kind === 'content' ? one.names : []))],
  ])('%s', (_, values) => expect(new Set(values).size).toBe(values.length));

  it('the address of one of the other sections', () => {
    const all = Object.values(providers).map(({ disclosure }) => disclosure);
    const ids = privacySections(site, { ...usedDisclosures(site), providers: all }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(blogSources)('The blog provider %s', (source) => {
  const { feed, page } = blogProviders[source];

  it('is asked over https only', () => {
    const addresses = [feed('max'), page('max'), blogProviders[source].articlesOf('max')?.url];
    for (const address of addresses) expect(address).toMatch(/^https:\/\/[^/]+\.[^/]+\/.*max/);
  });
});

it('Answers are kept of what is asked in the live mode, but not of pictures', () => {
  const ownWords: Config = {
    profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' },
    projects: { github: { display: false } },
  };
  const chartOnly = { ...ownWords, github: { username: 'max' }, githubContributions: { display: true } };
  const kept = [everything, { ...everything, data: 'snapshot' as const }, ownWords, chartOnly].map((config) =>
    keepsAnswers(siteOf(config)),
  );
  expect(kept).toEqual([true, false, false, false]);
});
