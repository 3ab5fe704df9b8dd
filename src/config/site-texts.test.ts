import { describe, expect, test } from 'vitest';
import type { SiteLanguage } from '../model/site-language.ts';
import { languages as texts } from '../site/languages.ts';
import { compileSite } from './compile-site.ts';

const github = { username: 'octocat' };

function compiled(config: object, language?: SiteLanguage) {
  const result = compileSite({ github, ...config }, { language });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

const siteOf = (config: object, language?: SiteLanguage) => compiled(config, language).site;

const both = { languages: ['de', 'en'] };
const service = {
  name: { de: 'Netze', en: 'Networks' },
  description: 'Planung und Betrieb',
  category: 'Beratung',
  features: [{ de: 'Planung', en: 'Planning' }, 'Betrieb'],
};
const config = { ...both, services: { display: true, list: [service] } };

describe('A text of the owner', () => {
  test('is taken in the language of the page', () => {
    expect(siteOf(config).services.list[0]?.name).toBe('Netze');
    expect(siteOf(config, 'en').services.list[0]?.name).toBe('Networks');
    expect(siteOf({ services: config.services }).services.list[0]?.name).toBe('Netze');
  });

  test('that is not translated is shown in the first language, and says so', () => {
    const [shown] = siteOf(config, 'en').services.list;
    expect(shown?.description).toEqual({ lang: 'de', text: 'Planung und Betrieb' });
    expect(shown?.features).toEqual(['Planning', { lang: 'de', text: 'Betrieb' }]);
  });

  test('is in the first language where it says none, also when that is English', () => {
    const site = siteOf({ languages: ['en', 'de'], profile: { bio: 'I build.' } }, 'de');
    expect(site.profile.bio).toEqual({ lang: 'en', text: 'I build.' });
  });

  test('that is there in another language only is better than none', () => {
    const { bio } = siteOf({ profile: { bio: { en: 'I build.' } } }).profile;
    expect(bio).toEqual({ lang: 'en', text: 'I build.' });
  });

  test('that every owner writes translates itself: categories, statuses, months', () => {
    const site = siteOf(
      {
        ...config,
        projects: { private: { display: true, projects: [{ name: 'A', status: 'In Entwicklung' }] } },
        experiences: [{ company: 'X', from: 'März 2019', to: 'heute' }],
      },
      'en',
    );
    expect(site.services.list[0]).toMatchObject({ category: 'Consulting', pricing: 'On request' });
    expect(site.projects.private.projects[0]?.status).toBe('In development');
    expect(site.experiences[0]).toMatchObject({ from: 'Mar 2019', to: 'present' });
    const english = { languages: ['en', 'de'], experiences: [{ company: 'X', to: 'today' }] };
    const { site: german, translation } = compiled(english, 'de');
    expect(german.experiences[0]?.to).toBe('heute');
    expect(translation.missing).not.toContain('experiences[0].to');
  });

  test('that is a date has the form of its language, newest first, and lasts until today with "seit"', () => {
    const experiences = [
      { company: 'A', from: 2010, to: 'Apr. 2018' },
      { company: 'B', from: { de: 'seit Mai 2018', en: 'May 2018' } },
    ];
    const { site, translation } = compiled({ languages: ['de', 'en'], experiences }, 'en');
    expect(site.experiences).toEqual([
      { company: 'B', from: 'May 2018', to: 'present' },
      { company: 'A', from: '2010', to: 'Apr 2018' },
    ]);
    expect(translation.missing).toEqual([]);
    expect(siteOf({ experiences }).experiences[0]).toMatchObject({ from: '05/2018', to: 'heute' });
    expect(siteOf({ experiences: [{ from: 'Frühjahr 2018' }] }).experiences[0]?.from).toBe('Frühjahr 2018');
  });

  test('appears once in a list, though in another language it is two', () => {
    const list = [{ ...service, features: [{ de: 'Planung', en: 'Planning' }, 'Planung', ''] }];
    const twice = { ...both, services: { display: true, list } };
    expect(siteOf(twice).services.list[0]?.features).toEqual(['Planung']);
    expect(siteOf(twice, 'en').services.list[0]?.features).toEqual([
      'Planning',
      { lang: 'de', text: 'Planung' },
    ]);
  });

  test('may be Markdown', () => {
    const section = { id: 'ablauf', header: 'Ablauf', text: { de: '**Fest**', en: '**Firm**' } };
    const english = compiled({ ...both, customSections: [section] }, 'en');
    expect(english.site.customSections[0]?.text).toBe('<p><strong>Firm</strong></p>');
    expect(english.translation.missing).toEqual(['customSections[0].header']);
    const half = siteOf({ ...both, customSections: [{ ...section, text: '**Fest**' }] }, 'en');
    expect(half.customSections[0]?.text).toEqual({ lang: 'de', text: '<p><strong>Fest</strong></p>' });
  });

  test('may be a file: a résumé for each language', () => {
    const resume = { fileUrl: { de: 'files/lebenslauf.pdf', en: 'files/resume.pdf' } };
    expect(siteOf({ ...both, resume }).resume.fileUrl).toBe('/files/lebenslauf.pdf');
    expect(siteOf({ ...both, resume }, 'en').resume.fileUrl).toBe('/files/resume.pdf');
    expect(siteOf({ ...both, resume: { fileUrl: 'files/l.pdf' } }, 'en').resume.fileUrl).toBe('/files/l.pdf');
  });

  test('is missing with its path, and the share decides whether the page is to be found', () => {
    const { site, translation } = compiled(config, 'en');
    expect(translation).toEqual({
      count: 4,
      missing: ['services.list[0].description', 'services.list[0].features[1]'],
    });
    expect(site.isPartly).toBe(true);
    const nearly = { ...config, services: { display: true, list: [{ ...service, description: undefined }] } };
    expect(
      compiled({ ...nearly, profile: { bio: { de: 'Ich', en: 'I' } } }, 'en').site.isPartly,
    ).toBeUndefined();
    expect(siteOf(config).isPartly).toBeUndefined();
  });

  test('is not missing where it is a name or a place, which is the same in both languages', () => {
    const { site, translation } = compiled(
      {
        ...both,
        profile: { bio: { de: 'Ich', en: 'I' }, location: 'Lübeck' },
        availability: { from: 'sofort', places: ['Remote', 'Lübeck', 'Malmö'] },
        social: { links: [{ label: 'Malt', link: 'https://malt.example' }] },
        skills: [{ group: 'SAP', list: ['ABAP'] }],
        certifications: [{ name: 'PRINCE2 Practitioner' }, { name: 'ITIL Foundation' }],
        badges: [{ label: 'Databricks', image: 'images/b.svg' }],
        projects: { external: { projects: [{ title: 'Ostsee-Datentreff', link: 'https://o.example' }] } },
        publications: [{ title: 'Offline first' }],
      },
      'en',
    );
    expect(translation).toEqual({ count: 1, missing: [] });
    expect(site.isPartly).toBeUndefined();
    expect(site.profile.location).toEqual({ lang: 'de', text: 'Lübeck' });
  });
});

/** The headings of all blocks. */
function headersIn(block: unknown): unknown[] {
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) => (key === 'header' ? [value] : headersIn(value)));
}

describe('The words that the site has of its own', () => {
  test('are mixed on the German page, and German throughout where the owner wishes it', () => {
    const wording = 'german';
    expect(headersIn(siteOf({}))).toEqual(expect.arrayContaining(['Github Projects', 'My Projects']));
    const german = ['GitHub-Projekte', 'Meine Projekte', 'GitHub-Aktivität'];
    expect(headersIn(siteOf({ wording }))).toEqual(expect.arrayContaining(german));
    const list = [{ name: 'Netze', category: 'Infrastructure' }];
    const { services } = siteOf({ wording, services: { display: true, header: 'Services', list } });
    expect(services.list[0]?.category).toBe('Infrastruktur');
    expect(services.header, "the owner's own").toBe('Services');
    const projects = { external: { projects: [{ title: 'Services', link: 'https://a.example' }] } };
    expect(siteOf({ wording, projects }).projects.external.projects[0]?.title, "the owner's own").toBe(
      'Services',
    );
  });

  test.each([
    [['de'], 'de'],
    [['de', 'en'], 'en'],
    [['en', 'de'], 'en'],
    [['en', 'de'], 'de'],
    [['en'], 'en'],
  ] as const)('head every block that has no heading, on the pages of %j in %s', (languages, language) => {
    const { headings, knownWords } = texts[language].sections;
    const { services, ...others } = headings;
    expect(headersIn(siteOf({ languages }, language)).toSorted()).toEqual(Object.values(others).toSorted());
    const { header } = siteOf({ languages, services: { header: '' } }, language).services;
    expect(header, 'of an empty heading').toBe(services);
    const list = [{ name: 'Networks' }];
    const offer = siteOf({ languages, services: { display: true, list } }, language).services.list;
    expect(offer[0]?.pricing).toBe(knownWords.onRequest);
  });

  test('do not replace a heading that the owner of an English site wrote', () => {
    const projects = { github: { header: 'Github Projects' } };
    expect(siteOf({ languages: ['en'], projects }).projects.github.header).toBe('Github Projects');
  });
});
