import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { robots, securityText, sitemap } from './well-known-files.ts';

const github = { username: 'octocat' };
const config: Config = {
  github,
  base: '/portfolio/',
  seo: { url: 'https://max.example/portfolio' },
  languages: ['en', 'de'],
};

test('Search engines find every page that is one by its full address, but none of which too much is not translated', () => {
  const found = (bio: NonNullable<Config['profile']>['bio']) => {
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

const now = Date.UTC(2026, 0, 15);

function textFor(config: Config) {
  return securityText(siteOf({ github: { username: 'max' }, ...config }), now);
}

const social = { email: 'max@max.example' };

test('security.txt says whom to tell, and holds for less than a year from the build', () => {
  expect(textFor({ social, seo: { url: 'https://max.example' }, languages: ['de', 'en'] })).toBe(
    [
      'Contact: mailto:max@max.example',
      'Expires: 2027-01-10T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://max.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('There is no security.txt without an address, nor below a path, where nobody looks', () => {
  expect(textFor({})).toBeUndefined();
  expect(textFor({ social, base: '/portfolio/' })).toBeUndefined();
});
