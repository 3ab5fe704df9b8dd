import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { webAppManifest } from './web-app-manifest.ts';

function manifestOf(config: Partial<Config>, base = '/', language?: SiteLanguage) {
  return webAppManifest(siteOf({ github: { username: 'octocat' }, ...config }, { base, language }), [
    { src: 'screenshots/a.png', width: 1280, height: 720, type: 'image/png' },
    { src: 'screenshots/b.png', width: 390, height: 844, type: 'image/png' },
  ]);
}

describe('The manifest', () => {
  it('is of another app under another base, and every address in it lies below', () => {
    const manifest = manifestOf({}, '/sub/');
    expect(manifest).toMatchObject({ id: '/sub/', scope: '/sub/', start_url: '/sub/' });
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) expect(src).toMatch(/^\/sub\/\w/);
    for (const { url } of manifest.shortcuts) expect(url.startsWith('/sub/')).toBe(true);
  });

  it('has the owner’s words, and without them the account’s name', () => {
    expect(
      manifestOf({ seo: { title: 'Titel', description: 'Text' }, profile: { name: 'Max' } }),
    ).toMatchObject({ name: 'Titel', short_name: 'Max', description: 'Text' });
    expect(manifestOf({})).toMatchObject({
      name: 'octocat',
      short_name: 'octocat',
      description: 'Portfolio von octocat',
    });
  });

  it('is of an app in each language, which starts where that is, with its name and shortcuts', () => {
    const config: Partial<Config> = {
      languages: ['de', 'en'],
      seo: { title: { de: 'Netze', en: 'Networks' } },
      services: { display: true, list: [{ name: 'A' }] },
    };
    expect(manifestOf(config, '/sub/')).toMatchObject({
      id: '/sub/',
      start_url: '/sub/',
      lang: 'de',
      name: 'Netze',
    });
    const english = manifestOf(config, '/sub/', 'en');
    expect(english).toMatchObject({
      id: '/sub/en/',
      start_url: '/sub/en/',
      scope: '/sub/',
      lang: 'en',
      name: 'Networks',
    });
    expect(english.shortcuts).toEqual([
      { name: 'Services', url: '/sub/en/#services' },
      { name: 'Projects', url: '/sub/en/#featured-repositories' },
      { name: 'Legal notice (German)', url: '/sub/impressum' },
    ]);
  });

  it('tells wide screenshots from narrow ones', () => {
    expect(manifestOf({}).screenshots.map(({ form_factor, sizes }) => [form_factor, sizes])).toEqual([
      ['wide', '1280x720'],
      ['narrow', '390x844'],
    ]);
  });

  it('has shortcuts only to what the site has', () => {
    const names = (config: Partial<Config>) => manifestOf(config).shortcuts.map(({ name }) => name);
    expect(names({})).not.toContain('Dienstleistungen');
    expect(names({})).not.toContain('Artikel');
    expect(names({ services: { display: true, list: [{ name: 'A' }] } })).toContain('Dienstleistungen');
    expect(names({ blog: { username: 'max' } })).toContain('Artikel');
  });
});
