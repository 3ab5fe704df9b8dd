import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { robots, sitemap } from './crawler-files.ts';

const github = { username: 'octocat' };
const config: Config = {
  github,
  base: '/portfolio/',
  seo: { url: 'https://max.example/portfolio' },
  languages: ['en', 'de'],
};

test('Search engines find every page that is one by its full address, but none of which too much is not translated', () => {
  const found = (bio: NonNullable<NonNullable<Config['profile']>['bio']>) => {
    const sites = (['en', 'de'] as const).map((language) =>
      siteOf({ ...config, profile: { bio } }, { language }),
    );
    return [...(sitemap(sites) ?? '').matchAll(/<loc>https:\/\/max.example\/portfolio(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
  };
  const translated = found({ de: 'Ich', en: 'I' });
  expect(translated).toEqual(expect.arrayContaining(['/', '/de/', '/impressum', '/datenschutz']));
  expect(translated).not.toContain('/404');
  const partly = found('I');
  expect(partly).toEqual(expect.arrayContaining(['/', '/impressum', '/datenschutz']));
  expect(partly.filter((path) => path?.startsWith('/de/'))).toEqual([]);
});

test('They find no door closed, and the list of pages where their address is known', () => {
  expect(robots(siteOf({ github, seo: { url: 'https://max.example' } }))).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://max.example/sitemap.xml\n',
  );
  expect(sitemap([siteOf({ github })])).toBeUndefined();
  expect(robots(siteOf({ github }))).not.toContain('Sitemap');
});
