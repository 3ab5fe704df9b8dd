import { expect, it } from 'vitest';
import { themeNames } from '../model/theme-name.ts';
import { objectIn, table } from '../table.fixture.ts';
import { compileSite } from './compile-site.ts';
import { siteOf } from './site.fixture.ts';

const github = { username: 'octocat' };
const compiled = (config: object, base?: string) => siteOf({ github, ...config }, { base });

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

it('The defaults fill in everything but the username', () => {
  expect(compiled({})).toMatchObject({
    github,
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

it('The defaults take the place of whatever is empty: null, an empty text, an empty block', () => {
  const blank = { header: '', limit: null, mode: undefined, automatic: {}, manual: null };
  const config = { projects: { github: blank }, seo: { title: ' ' }, blog: { limit: '' } };
  expect(compiled({ ...config, themeConfig: { themes: [] } })).toEqual(compiled({}));
});

/** Names that the table has. */
const names = {
  themeNames,
  key: 'PublicKeyOfYourServerPublicKeyOfYourServer0=',
  /** A whole service, in which these fields are changed. */
  offer: (fields: object) => ({ display: true, list: [{ name: 'X', ...fields }] }),
  manual: (projects: string[]) => ({ github: { mode: 'manual', manual: { projects } } }),
  nameless: { github: {}, profile: { name: 'A', bio: 'B', avatar: 'c.png' } },
};
const read = (cell?: string) => objectIn(cell, names);

/** What an owner writes, and what the site has of it. */
it.each(table`
  themeConfig: { customTheme: { primary: 'teal' } } | themeConfig: { themes: [...themeNames, 'custom'] }
  themeConfig: { defaultTheme: 'lofi', themes: ['dark', 'dark'] } | themeConfig: { defaultTheme: 'lofi', themes: ['dark'] }
  services: offer({ pricing: '' }) | services: { list: [{ features: [], pricing: 'Auf Anfrage' }] }
  services: offer({ icon: 'cloud' }) | services: { list: [{ icon: 'cloud' }] }
  services: offer({ icon: 'Cloud' }) | services: { list: [{ icon: 'consulting' }] }
  services: offer({ icon: 'constructor' }) | services: { list: [{ icon: 'consulting' }] }
  services: offer({}) | services: { list: [{ icon: 'consulting' }] }
  services: offer({ features: ['', 'a', 'a'] }) | services: { list: [{ features: ['a'] }] }
  services: { header: null } | services: { header: 'Meine Dienstleistungen' }
  services: { header: '' } | services: { header: 'Dienstleistungen' }
  hotjar: { id: ' 12345 ' } | hotjar: { id: 12345 }
  hotjar: { id: 12345 } | hotjar: { id: 12345 }
  social: { mastodon: '@max@a.social' } | social: { mastodon: 'max@a.social' }
  remoteSupport: {} | remoteSupport: { display: true }
  remoteSupport: { server: 'müller.example:21116', key, api: 'https://xn--mller-kva.example/a' } | remoteSupport: { display: true, server: 'xn--mller-kva.example:21116', key, api: 'https://xn--mller-kva.example/a' }
  footer: '<script>alert(1)</script>' | footer: undefined
  skills: ['Linux', '', ' Linux ', null, 'Docker'] | skills: ['Linux', 'Docker']
  skills: ['Go', { group: { de: 'Netze', en: 'Networks' }, list: ['OPNsense', 'Go'] }, { group: 'Leer' }] | skills: ['Go', 'OPNsense'], skillGroups: [{ list: ['Go'] }, { group: 'Netze', list: ['OPNsense', 'Go'] }]
  projects: { private: { display: true, projects: [{ name: 'P', technologies: [' '], highlights: ['h', ''] }] } } | projects: { private: { projects: [{ name: 'P', technologies: [], highlights: ['h'] }] } }
  experiences: [{ companyLink: 'https://a.de' }, null, { company: 'A' }, {}, { position: 'B' }, { from: '1' }, { to: '2' }] | experiences: [{ company: 'A' }, { position: 'B' }, { from: '1' }, { to: '2' }]
  certifications: [{ link: 'https://a.de' }, { badge: 'a.svg' }, { year: '2025' }, { name: 'A' }, { body: 'B' }] | certifications: [{ year: '2025' }, { name: 'A' }, { body: 'B' }]
  educations: [{ institution: 'A' }, { degree: 'B' }, { from: '1' }, { description: 'C' }, { to: '2' }] | educations: [{ institution: 'A' }, { degree: 'B' }, { from: '1' }, { to: '2' }]
  publications: [{ journalName: 'B', authors: 'C' }, { title: '  ' }, { title: 'A' }] | publications: [{ title: 'A' }]
  blog: { username: '@max', source: 'medium' } | blog: { username: 'max', display: true }
  blog: { username: 'a' } | blog: { source: 'dev', display: true }
  blog: { source: 'feed', url: 'https://blog.example/feed.xml' } | blog: { display: true }
  blog: { source: 'feed', username: 'a' } | blog: { display: false }
  blog: { source: 'dev' } | blog: { display: false }
  blog: { username: 'a', source: '' } | blog: { display: false }
  blog: { username: 'a', display: false } | blog: { display: false }
  blog: { username: 'a', source: 'no such source' } | blog: { display: false }
  ...nameless, githubContributions: { display: true } | githubContributions: { display: false }
  ...nameless, projects: { latestPublic: { display: true } } | projects: { latestPublic: { display: false }, github: { display: false } }
  ...nameless, projects: manual(['a/b']) | projects: { github: { display: true } }
  projects: manual([]) | projects: { github: { display: false } }
  base: '/sub/', profile: { avatar: './images/me & you.jpg' } | profile: { avatar: '/sub/images/me%20&%20you.jpg' }
  base: '/sub/', resume: { fileUrl: '/files/lebenslauf.pdf?v=2' } | resume: { fileUrl: '/sub/files/lebenslauf.pdf?v=2' }
  base: '/sub/', certifications: [{ name: 'A', link: 'files/a.pdf', badge: 'images/ä.svg' }] | certifications: [{ link: '/sub/files/a.pdf', badge: '/sub/images/%C3%A4.svg' }]
  base: '/sub/', badges: undefined | badges: [{ image: '/sub/images/badge-google.svg' }, {}]
  base: '/sub/', seo: { imageURL: 'https://cdn.example.com/share.png' } | seo: { imageURL: 'https://cdn.example.com/share.png' }
  base: '/sub/', social: { website: 'images.example/x' }, footer: 'images/x' | social: { website: 'images.example/x' }, footer: 'images/x'
`)('%s becomes %s', (config, site) => {
  expect(compiled(read(config))).toMatchObject(read(site));
});

it('Servers that are switched off stay off the page, and skills in one list have no groups', () => {
  const site = compiled({ remoteSupport: { display: false, server: 'nas', key: names.key }, skills: ['Go'] });
  expect(site.remoteSupport).toEqual({ display: false });
  expect(site).not.toHaveProperty('skillGroups');
});

it('The base of a deployment replaces the owner’s', () => {
  const { base, profile } = compiled({ base: '/repo/', profile: { avatar: 'a.svg' } }, '/sub/');
  expect([base, profile.avatar]).toEqual(['/sub/', '/sub/a.svg']);
});
