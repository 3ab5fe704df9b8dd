import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import { emptyDirectory } from '../directory.fixture.ts';
import { flat } from '../picture.fixture.ts';
import { depictedIn, readScreenshots, webAppManifest } from './web-app-manifest.ts';

function manifestOf(config: Partial<Config>, base = '/', language?: SiteLanguage) {
  return webAppManifest(siteOf({ github: { username: 'octocat' }, ...config }, { base, language }), [
    { src: 'screenshots/a.png', width: 1280, height: 720, type: 'image/png' },
    { src: 'screenshots/b.png', width: 390, height: 844, type: 'image/png' },
  ]);
}

describe('The manifest', () => {
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

  it('is of an app in each language, which starts where that is, with its name, and shortcuts to what the site has', () => {
    const config: Partial<Config> = {
      languages: ['de', 'en'],
      seo: { title: { de: 'Netze', en: 'Networks' } },
      services: { display: true, list: [{ name: 'A' }] },
      engagements: [{ from: '2024-01', title: 'Portal' }],
    };
    const places = { id: '/sub/', scope: '/sub/', start_url: '/sub/' };
    expect(manifestOf(config, '/sub/')).toMatchObject({ ...places, lang: 'de', name: 'Netze' });
    expect(manifestOf(config, '/sub/', 'en')).toMatchObject({
      ...{ ...places, id: '/sub/en/', start_url: '/sub/en/' },
      ...{ lang: 'en', name: 'Networks' },
      shortcuts: [
        { name: 'Contact', url: '/sub/en/#profile' },
        { name: 'Services', url: '/sub/en/#services' },
        { name: 'Profile and project history', url: '/sub/en/profile' },
        { name: 'Legal notice (German)', url: '/sub/impressum' },
      ],
    });
    const names = (config: Partial<Config>) => manifestOf(config).shortcuts.map(({ name }) => name);
    expect(names({})).toEqual(['Kontakt', 'Impressum']);
    const projects = { private: { display: true, projects: [{ name: 'Portal' }] } };
    expect(names({ projects })).toEqual(['Projekte', 'Kontakt', 'Impressum']);
  });

  it('tells wide screenshots from narrow ones', () => {
    expect(manifestOf({}, '/sub/').screenshots).toMatchObject([
      { form_factor: 'wide', sizes: '1280x720', src: '/sub/screenshots/a.png' },
      { form_factor: 'narrow', sizes: '390x844' },
    ]);
  });
});

const publicDir = emptyDirectory();
const max = { github: { username: 'octocat' }, profile: { name: 'Max Müller' } };
const erika = { github: { username: 'erika' }, profile: {} };

test('Pictures of a site and those of which nobody knows whose they are, are shown; those of somebody else’s page are left out', async () => {
  expect(await readScreenshots(publicDir, max)).toEqual({ own: [], foreign: [] });
  await mkdir(join(publicDir, 'screenshots'));
  const picture = flat(4, 2);
  for (const name of ['a.webp', 'b.png', 'c.jpg', 'unknown.png'])
    await (name.startsWith('unknown') ? picture : picture.clone().withExif(depictedIn(max))).toFile(
      join(publicDir, 'screenshots', name),
    );
  const marked = ['screenshots/a.webp', 'screenshots/b.png', 'screenshots/c.jpg'];
  const unknown = { src: 'screenshots/unknown.png', width: 4, height: 2, type: 'image/png' };
  expect(await readScreenshots(publicDir, erika)).toEqual({ own: [unknown], foreign: marked });
  const { own, foreign } = await readScreenshots(publicDir, max);
  expect([own.map(({ src }) => src), foreign]).toEqual([[...marked, unknown.src], []]);
});
