import { describe, expect, it } from 'vitest';
import type { Site } from '../model/site.ts';
import { themeNames } from '../model/theme-name.ts';
import { compileSite } from './compile-site.ts';
import type { Config } from './config.ts';
import { siteOf } from './site.fixture.ts';

/** Compiles a configuration that is meant to be valid. */
function compiled(config: object, base?: string): Site {
  return siteOf({ github: { username: 'octocat' }, ...config }, { base });
}

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
  expect('problems' in compiled && compiled.problems.map(({ path }) => path).toSorted()).toEqual([
    'badges[0].lnk',
    'badges[1].label',
    'blog',
    'customSections[0].header',
    'customSections[0].text.de',
    'customSections[1]',
    'legal.vatId',
    'profile.avatar',
    'resume.fileUrl',
    'services.dispaly',
  ]);
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
      },
      enablePWA: true,
    });
  });

  it('offer all themes, also for an empty list', () => {
    expect(compiled({ themeConfig: { themes: [] } }).themeConfig.themes).toHaveLength(themeNames.length);
    const own = compiled({ themeConfig: { customTheme: { primary: 'teal' } } });
    expect(own.themeConfig.themes).toHaveLength(themeNames.length + 1);
    expect(own.themeConfig.themes.at(-1)).toBe('custom');
  });

  it("give a service no features and the price 'Auf Anfrage'", () => {
    const { list } = compiled({ services: { display: true, list: [{ name: 'X', pricing: '' }] } }).services;
    expect(list).toEqual([{ name: 'X', icon: 'consulting', features: [], pricing: 'Auf Anfrage' }]);
  });

  it.each(['cloud', 'no such icon', 'constructor', 'Cloud'])(
    'take the icon %s, or that of consulting',
    (icon) => {
      const [service] = compiled({ services: { display: true, list: [{ name: 'X', icon }] } }).services.list;
      expect(service?.icon).toBe(icon === 'cloud' ? icon : 'consulting');
    },
  );

  it('take the place of whatever is empty: null, an empty text, an empty block', () => {
    const blank = { header: '', limit: null, mode: undefined, automatic: {}, manual: null };
    expect(compiled({ projects: { github: blank }, seo: { title: ' ' }, blog: { limit: '' } })).toEqual(
      compiled({}),
    );
  });
});

describe('The pruning of entries without content', () => {
  const cases: [keyof Site, object[], object[]][] = [
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
    ['publications', [{ title: 'A' }], [{ journalName: 'B', authors: 'C' }]],
  ];

  it.each(cases)('drops the %s without content and keeps the others in order', (block, kept, dropped) => {
    const blanks = [null, {}, { name: '', title: '  ', degree: null }];
    expect(
      compiled({ [block]: [...dropped, ...kept.flatMap((entry) => [...blanks.slice(0, 2), entry])] })[block],
    ).toEqual(kept);
  });

  it('drops empty skills, features, technologies and highlights, and what is said twice', () => {
    const { skills, services, projects } = compiled({
      skills: ['Linux', '', ' Linux ', null, 'Docker'],
      services: { display: true, list: [{ name: 'X', features: ['', 'a', 'a'] }] },
      projects: {
        private: { display: true, projects: [{ name: 'P', technologies: [' '], highlights: ['h', ''] }] },
      },
    });
    expect(skills).toEqual(['Linux', 'Docker']);
    expect(services.list[0]?.features).toEqual(['a']);
    expect(projects.private.projects).toEqual([{ name: 'P', technologies: [], highlights: ['h'] }]);
  });
});

describe('The blog is displayed', () => {
  const display = (blog: object) => compiled({ blog }).blog.display;
  it.each<[string, Config['blog'] & object, boolean]>([
    ['with a username and the default source', { username: 'a' }, true],
    ['with a feed and its address', { source: 'feed', url: 'https://blog.example/feed.xml' }, true],
    ['not with a feed and a name', { source: 'feed', username: 'a' }, false],
    ['not without a username', { source: 'dev' }, false],
    ['not without a source', { username: 'a', source: '' }, false],
    ['not when it is switched off', { username: 'a', display: false }, false],
    ['not from a source that nobody knows', { username: 'a', source: 'no such source' }, false],
  ])('%s', (_, blog, displayed) => {
    expect(display(blog)).toBe(displayed);
  });

  it('for the name alone, with or without @', () => {
    expect(compiled({ blog: { username: '@max', source: 'medium' } }).blog.username).toBe('max');
    expect(compiled({ social: { mastodon: '@max@a.social' } }).social.mastodon).toBe('max@a.social');
  });
});

it("Services are headed 'Meine Dienstleistungen' without a header and 'Dienstleistungen' with an empty one", () => {
  const headers = [null, '', 'Angebot'].map((header) => compiled({ services: { header } }).services.header);
  expect(headers).toEqual(['Meine Dienstleistungen', 'Dienstleistungen', 'Angebot']);
});

describe('A block is displayed only with something to show or to ask for:', () => {
  const profile = { name: 'A', bio: 'B', avatar: 'c.png' };
  it('without a username nothing that GitHub would be asked for', () => {
    const { projects, githubContributions } = compiled({
      github: {},
      profile,
      githubContributions: { display: true },
      projects: { latestPublic: { display: true } },
    });
    expect(githubContributions.display).toBe(false);
    expect(projects.latestPublic.display).toBe(false);
    expect(projects.github.display).toBe(false);
  });

  it('the list of repositories also without a username', () => {
    const github = { mode: 'manual', manual: { projects: ['a/b'] } };
    expect(compiled({ github: {}, profile, projects: { github } }).projects.github.display).toBe(true);
    expect(compiled({ projects: { github: { mode: 'manual' } } }).projects.github.display).toBe(false);
  });
});

it.each(['12345', 12345, ' 12345 '])('The Hotjar id %j is parsed as an integer', (id) => {
  expect(compiled({ hotjar: { id } }).hotjar.id).toBe(12345);
});

describe('Pictures and files', () => {
  const config = {
    profile: { avatar: './images/me & you.jpg' },
    resume: { fileUrl: '/files/lebenslauf.pdf?v=2' },
    seo: { imageURL: 'https://cdn.example.com/share.png' },
    certifications: [{ name: 'A', link: 'files/a.pdf', badge: 'images/ä.svg' }],
  };

  it('are found below the base', () => {
    const site = compiled(config, '/sub/');
    expect(site.profile.avatar).toBe('/sub/images/me%20&%20you.jpg');
    expect(site.resume.fileUrl).toBe('/sub/files/lebenslauf.pdf?v=2');
    expect(site.seo.imageURL).toBe('https://cdn.example.com/share.png');
    expect(site.certifications[0]).toEqual({
      name: 'A',
      link: '/sub/files/a.pdf',
      badge: '/sub/images/%C3%A4.svg',
    });
    expect(site.badges[0]?.image).toBe('/sub/images/badge-google.svg');
    expect(compiled({ ...config, base: '/repo/' }).profile.avatar).toBe('/repo/images/me%20&%20you.jpg');
  });

  it('of the owner leave other texts alone', () => {
    expect(compiled({ social: { website: 'images.example/x' }, footer: 'images/x' }, '/sub/')).toMatchObject({
      social: { website: 'images.example/x' },
      footer: 'images/x',
    });
  });
});

it('A default theme that is not in the list is accepted', () => {
  const { themeConfig } = compiled({ themeConfig: { defaultTheme: 'lofi', themes: ['dark', 'dark'] } });
  expect(themeConfig).toMatchObject({ defaultTheme: 'lofi', themes: ['dark'] });
});

it('A footer without content is left out', () => {
  expect(compiled({ footer: '<script>alert(1)</script>' }).footer).toBeUndefined();
});

it('skills stand in one list or in groups, each of them once in all', () => {
  expect(compiled({ skills: ['Go', 'Go', 'Rust'] })).toMatchObject({ skills: ['Go', 'Rust'] });
  expect(compiled({ skills: ['Go'] }).skillGroups).toBeUndefined();
  const skills = [
    'Go',
    { group: { de: 'Netze', en: 'Networks' }, list: ['OPNsense', 'Go'] },
    { group: 'Leer' },
  ];
  const site = compiled({ skills });
  expect(site.skills).toEqual(['Go', 'OPNsense']);
  expect(site.skillGroups).toEqual([{ list: ['Go'] }, { group: 'Netze', list: ['OPNsense', 'Go'] }]);
});
