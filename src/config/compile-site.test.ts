import { describe, expect, it } from 'vitest';
import type { Site } from '../model/site.ts';
import { themeNames } from '../model/theme-name.ts';
import { compileSite } from './compile-site.ts';
import type { Config } from './config.ts';
import { siteOf } from './site.fixture.ts';

const compiled = (config: object, base?: string): Site =>
  siteOf({ github: { username: 'octocat' }, ...config }, { base });

it('Mistakes are told all at once, and missing files too', () => {
  const config = {
    badges: [{ label: 'A', image: 'a.svg', lnk: 'https://a.de' }, { image: 'b.svg' }],
    services: { dispaly: true, list: [{ name: 'X', pricing: '80 €' }] },
    profile: { name: 'A', bio: '**fett**', avatar: 'a.png' },
    blog: 7,
    legal: { vatId: '12/345/67890' },
    customSections: [{ id: 'a', text: { de: '![Bild](images/fehlt.svg)' } }, 7],
    resume: { fileUrl: 'example.com/cv.pdf' },
  };
  const compiled = compileSite(config, { files: ['a.svg', 'b.svg'] });
  // An address that is wrong itself is told once.
  const paths =
    'badges[0].lnk badges[1].label blog customSections[0].header customSections[0].text.de customSections[1] ' +
    'legal.vatId profile.avatar resume.fileUrl services.dispaly';
  expect('problems' in compiled && compiled.problems.map(({ path }) => path).toSorted()).toEqual(
    paths.split(' '),
  );
});

describe('The defaults', () => {
  it('fill in everything but the username', () => {
    expect(compiled({})).toMatchObject({
      github: { username: 'octocat' },
      base: '/',
      data: 'live',
      projects: {
        github: {
          display: true,
          header: 'Github Projects',
          mode: 'automatic',
          automatic: { sortBy: 'stars', limit: 8, exclude: { forks: false, projects: [] } },
          manual: { projects: [] },
        },
        latestPublic: { display: false, header: 'Neueste öffentliche Projekte', limit: 4 },
        private: { display: false, header: 'Private Projekte Showcase', projects: [] },
        external: { header: 'My Projects', projects: [] },
      },
      githubContributions: { display: false, header: 'GitHub Aktivität' },
      services: { display: false, header: 'Meine Dienstleistungen', list: [] },
      badges: [{ label: 'Google' }, { label: 'IBM' }],
      skills: [],
      hotjar: { snippetVersion: 6 },
      blog: { source: 'dev', limit: 5, display: false },
      themeConfig: {
        defaultTheme: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: false,
        displayAvatarRing: true,
        themes: themeNames,
      },
      enablePWA: true,
    });
  });

  it('take the place of whatever is empty: null, an empty text, an empty block', () => {
    const blank = { header: '', limit: null, mode: undefined, automatic: {}, manual: null };
    const config = { projects: { github: blank }, seo: { title: ' ' }, blog: { limit: '' } };
    expect(compiled({ ...config, themeConfig: { themes: [] } })).toEqual(compiled({}));
  });
});

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';
const services = (entry: object) => ({ services: { display: true, list: [{ name: 'X', ...entry }] } });
const service = (entry: object) => ({ services: { list: [entry] } });

it.each<[string, config: object, site: object]>([
  [
    'A theme of the owner is offered last',
    { themeConfig: { customTheme: { primary: 'teal' } } },
    { themeConfig: { themes: [...themeNames, 'custom'] } },
  ],
  [
    'A default theme need not be in the list',
    { themeConfig: { defaultTheme: 'lofi', themes: ['dark', 'dark'] } },
    { themeConfig: { defaultTheme: 'lofi', themes: ['dark'] } },
  ],
  [
    "A service has no features and the price 'Auf Anfrage'",
    services({ pricing: '' }),
    service({ features: [], pricing: 'Auf Anfrage' }),
  ],
  ['A service has its icon', services({ icon: 'cloud' }), service({ icon: 'cloud' })],
  ...['no such icon', 'constructor', 'Cloud', undefined].map((icon): [string, object, object] => [
    `A service with the icon ${icon} has that of consulting`,
    services({ icon }),
    service({ icon: 'consulting' }),
  ]),
  [
    "Services without a header are headed 'Meine Dienstleistungen'",
    { services: { header: null } },
    { services: { header: 'Meine Dienstleistungen' } },
  ],
  [
    "Services with an empty header are headed 'Dienstleistungen'",
    { services: { header: '' } },
    { services: { header: 'Dienstleistungen' } },
  ],
  ...['12345', 12345, ' 12345 '].map((id): [string, object, object] => [
    `The Hotjar id '${id}' is parsed as an integer`,
    { hotjar: { id } },
    { hotjar: { id: 12345 } },
  ]),
  [
    'The name of a blog has no @',
    { blog: { username: '@max', source: 'medium' } },
    { blog: { username: 'max' } },
  ],
  [
    'That of Mastodon has one',
    { social: { mastodon: '@max@a.social' } },
    { social: { mastodon: 'max@a.social' } },
  ],
  ['Remote support is shown without a server', { remoteSupport: {} }, { remoteSupport: { display: true } }],
  [
    'Servers of remote support have domains in ASCII',
    { remoteSupport: { server: 'müller.example:21116', key, api: 'https://xn--mller-kva.example/a' } },
    {
      remoteSupport: {
        ...{ display: true, server: 'xn--mller-kva.example:21116', key },
        api: 'https://xn--mller-kva.example/a',
      },
    },
  ],
  ['A footer without content is left out', { footer: '<script>alert(1)</script>' }, { footer: undefined }],
  [
    'Skills are there once',
    { skills: ['Linux', '', ' Linux ', null, 'Docker'] },
    { skills: ['Linux', 'Docker'] },
  ],
  [
    'Skills in groups are each of them there once in all',
    {
      skills: ['Go', { group: { de: 'Netze', en: 'Networks' }, list: ['OPNsense', 'Go'] }, { group: 'Leer' }],
    },
    {
      skills: ['Go', 'OPNsense'],
      skillGroups: [{ list: ['Go'] }, { group: 'Netze', list: ['OPNsense', 'Go'] }],
    },
  ],
  ['Features are there once', services({ features: ['', 'a', 'a'] }), service({ features: ['a'] })],
  [
    'Technologies and highlights without a text are dropped',
    {
      projects: {
        private: { display: true, projects: [{ name: 'P', technologies: [' '], highlights: ['h', ''] }] },
      },
    },
    { projects: { private: { projects: [{ name: 'P', technologies: [], highlights: ['h'] }] } } },
  ],
])('%s', (_, config, site) => {
  expect(compiled(config)).toMatchObject(site);
});

it('A server of remote support that is switched off stays off the page', () => {
  const { remoteSupport } = compiled({ remoteSupport: { display: false, server: 'nas', key } });
  expect(remoteSupport).toEqual({ display: false });
});

it('Skills in one list have no groups', () => {
  expect(compiled({ skills: ['Go'] })).not.toHaveProperty('skillGroups');
});

it.each<[keyof Site, kept: object[], dropped: object[]]>([
  [
    'experiences',
    [{ company: 'A' }, { position: 'B' }, { from: '1' }, { to: '2' }],
    [{ companyLink: 'https://a.de' }],
  ],
  [
    'certifications',
    [{ year: '2025' }, { name: 'A' }, { body: 'B' }],
    [{ link: 'https://a.de' }, { badge: 'a.svg' }],
  ],
  ['educations', [{ institution: 'A' }, { degree: 'B' }, { from: '1' }, { to: '2' }], []],
  ['publications', [{ title: 'A' }], [{ journalName: 'B', authors: 'C' }, { title: '  ' }]],
])('Of %s those without content are dropped, and the others keep their order', (block, kept, dropped) => {
  const config = { [block]: [...dropped, ...kept.flatMap((entry) => [null, {}, entry])] };
  expect(compiled(config)[block]).toEqual(kept);
});

it.each<[string, Config['blog'] & object, boolean]>([
  ['with a username and the default source', { username: 'a' }, true],
  ['with a feed and its address', { source: 'feed', url: 'https://blog.example/feed.xml' }, true],
  ['not with a feed and a name', { source: 'feed', username: 'a' }, false],
  ['not without a username', { source: 'dev' }, false],
  ['not without a source', { username: 'a', source: '' }, false],
  ['not when it is switched off', { username: 'a', display: false }, false],
  ['not from a source that nobody knows', { username: 'a', source: 'no such source' }, false],
])('The blog is displayed %s', (_, blog, displayed) => {
  expect(compiled({ blog }).blog.display).toBe(displayed);
});

it('Without a username nothing is displayed for which GitHub would be asked, but listed repositories', () => {
  const nameless = { github: {}, profile: { name: 'A', bio: 'B', avatar: 'c.png' } };
  const asking = { githubContributions: { display: true }, projects: { latestPublic: { display: true } } };
  expect(compiled({ ...nameless, ...asking })).toMatchObject({
    githubContributions: { display: false },
    projects: { latestPublic: { display: false }, github: { display: false } },
  });
  const listed = (projects: string[]) => ({ projects: { github: { mode: 'manual', manual: { projects } } } });
  expect(compiled({ ...nameless, ...listed(['a/b']) }).projects.github.display).toBe(true);
  expect(compiled(listed([])).projects.github.display).toBe(false);
});

it('Pictures and files are found below the base, and other texts are left alone', () => {
  const config = {
    profile: { avatar: './images/me & you.jpg' },
    resume: { fileUrl: '/files/lebenslauf.pdf?v=2' },
    seo: { imageURL: 'https://cdn.example.com/share.png' },
    certifications: [{ name: 'A', link: 'files/a.pdf', badge: 'images/ä.svg' }],
    social: { website: 'images.example/x' },
    footer: 'images/x',
  };
  expect(compiled(config, '/sub/')).toMatchObject({
    ...config,
    profile: { avatar: '/sub/images/me%20&%20you.jpg' },
    resume: { fileUrl: '/sub/files/lebenslauf.pdf?v=2' },
    certifications: [{ link: '/sub/files/a.pdf', badge: '/sub/images/%C3%A4.svg' }],
    badges: [{ image: '/sub/images/badge-google.svg' }, {}],
  });
  expect(compiled({ ...config, base: '/repo/' }).profile.avatar).toBe('/repo/images/me%20&%20you.jpg');
});
