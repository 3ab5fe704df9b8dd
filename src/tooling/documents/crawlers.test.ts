import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { robots, sitemap } from './crawlers.ts';

const github = { username: 'octocat' };
const sitesOf = (config: Config) => (config.languages ?? []).map((language) => siteOf(config, { language }));

describe('Search engines', () => {
  it('find every page that is one, by its full address', () => {
    const map =
      sitemap([siteOf({ github, base: '/portfolio/', seo: { url: 'https://max.example/portfolio' } })]) ?? '';
    const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(
      expect.arrayContaining(
        ['', 'impressum', 'datenschutz'].map((path) => `https://max.example/portfolio/${path}`),
      ),
    );
    expect(found).not.toContain('https://max.example/portfolio/404');
  });

  it('find the page in each language, but none of which too much is not translated', () => {
    const config: Config = {
      github: { username: 'octocat' },
      seo: { url: 'https://max.example' },
      languages: ['en', 'de'],
      profile: { bio: { de: 'Ich', en: 'I' } },
    };
    const found = (config: Config) =>
      [...(sitemap(sitesOf(config)) ?? '').matchAll(/<loc>https:\/\/max.example(.*?)<\/loc>/g)].map(
        ([, path]) => path,
      );
    expect(found(config)).toEqual(expect.arrayContaining(['/', '/de/', '/impressum', '/datenschutz']));
    const partly = found({ ...config, profile: { bio: 'I' } });
    expect(partly).toEqual(expect.arrayContaining(['/', '/impressum', '/datenschutz']));
    expect(partly.filter((path) => path?.startsWith('/de/'))).toEqual([]);
  });

  it('find the list of pages, and no door closed', () => {
    expect(robots(siteOf({ github, seo: { url: 'https://max.example' } }))).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://max.example/sitemap.xml\n',
    );
  });

  it('get no list of addresses that nobody knows', () => {
    expect(sitemap([siteOf({ github })])).toBeUndefined();
    expect(robots(siteOf({ github }))).not.toContain('Sitemap');
  });
});
