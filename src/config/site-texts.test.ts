import { describe, expect, test } from 'vitest';
import type { SiteLanguage } from '../model/site-language.ts';
import { languages as texts } from '../site/languages.ts';
import { objectIn, table } from '../table.fixture.ts';
import { compileSite } from './compile-site.ts';

function compiled(config: object, language?: SiteLanguage) {
  const result = compileSite({ github: { username: 'octocat' }, ...config }, { language });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

const siteOf = (config: object, language?: SiteLanguage) => compiled(config, language).site;

const both = { languages: ['de', 'en'] };

/** Names that the table has. */
const names = {
  both,
  english: { languages: ['en', 'de'] },
  /** A service, in which these fields are changed. */
  offer: (fields: object) => ({ display: true, list: [{ name: 'Netze', ...fields }] }),
  project: (fields: object) => ({ private: { display: true, projects: [{ name: 'A', ...fields }] } }),
  section: (text: unknown) => [{ id: 'ablauf', header: 'Ablauf', text }],
};
const read = (cell?: string) => objectIn(cell, names);

/** What an owner writes, the language of the page, and what its site says. */
test.each(table`
  services: offer({ name: { de: 'Netze', en: 'Networks' } }) | de | services: { list: [{ name: 'Netze' }] }
  ...both, services: offer({ name: { de: 'Netze', en: 'Networks' } }) | de | services: { list: [{ name: 'Netze' }] }
  ...both, services: offer({ name: { de: 'Netze', en: 'Networks' } }) | en | services: { list: [{ name: 'Networks' }] }
  ...both, services: offer({ description: 'Planung' }) | en | services: { list: [{ description: { lang: 'de', text: 'Planung' } }] }
  ...both, services: offer({ features: [{ de: 'Planung', en: 'Planning' }, 'Betrieb'] }) | en | services: { list: [{ features: ['Planning', { lang: 'de', text: 'Betrieb' }] }] }
  ...both, services: offer({ features: [{ de: 'Planung', en: 'Planning' }, 'Planung', ''] }) | de | services: { list: [{ features: ['Planung'] }] }
  ...both, services: offer({ features: [{ de: 'Planung', en: 'Planning' }, 'Planung', ''] }) | en | services: { list: [{ features: ['Planning', { lang: 'de', text: 'Planung' }] }] }
  ...both, services: offer({ features: ['Planung', 'Planung'] }) | en | services: { list: [{ features: [{ lang: 'de', text: 'Planung' }] }] }
  ...both, services: offer({ name: 'Neueste öffentliche Projekte' }) | en | services: { list: [{ name: { lang: 'de', text: 'Neueste öffentliche Projekte' } }] }
  ...english, profile: { bio: 'I build.' } | de | profile: { bio: { lang: 'en', text: 'I build.' } }
  profile: { bio: { en: 'I build.' } } | de | profile: { bio: { lang: 'en', text: 'I build.' } }
  ...both, services: offer({ category: 'Beratung' }) | en | services: { list: [{ category: 'Consulting', pricing: 'On request' }] }
  ...both, projects: project({ status: 'In Entwicklung' }) | en | projects: { private: { projects: [{ status: 'In development' }] } }
  ...both, experiences: [{ from: 'März 2019', to: 'heute' }] | en | experiences: [{ from: 'Mar 2019', to: 'present' }]
  ...english, experiences: [{ to: 'today' }] | de | experiences: [{ to: 'heute' }]
  ...both, experiences: [{ from: 2010, to: 'Apr. 2018' }, { from: { de: 'seit Mai 2018', en: 'May 2018' } }] | en | experiences: [{ from: 'May 2018', to: 'present' }, { from: '2010', to: 'Apr 2018' }]
  experiences: [{ from: { de: 'seit Mai 2018', en: 'May 2018' } }] | de | experiences: [{ from: '05/2018', to: 'heute' }]
  experiences: [{ from: 'Frühjahr 2018' }] | de | experiences: [{ from: 'Frühjahr 2018' }]
  ...both, customSections: section({ de: '**Fest**', en: '**Firm**' }) | en | customSections: [{ text: '<p><strong>Firm</strong></p>' }]
  ...both, customSections: section('**Fest**') | en | customSections: [{ text: { lang: 'de', text: '<p><strong>Fest</strong></p>' } }]
  ...both, resume: { fileUrl: { de: 'files/l.pdf', en: 'files/r.pdf' } } | de | resume: { fileUrl: '/files/l.pdf' }
  ...both, resume: { fileUrl: { de: 'files/l.pdf', en: 'files/r.pdf' } } | en | resume: { fileUrl: '/files/r.pdf' }
  ...both, resume: { fileUrl: 'files/l.pdf' } | en | resume: { fileUrl: '/files/l.pdf' }
  ...both, profile: { location: 'Lübeck' } | en | profile: { location: { lang: 'de', text: 'Lübeck' } }
  wording: 'german', services: offer({ category: 'Infrastructure' }) | de | services: { list: [{ category: 'Infrastruktur' }] }
  wording: 'german', services: { ...offer({}), header: 'Services' } | de | services: { header: 'Services' }
  wording: 'german', projects: { external: { projects: [{ title: 'Services' }] } } | de | projects: { external: { projects: [{ title: 'Services' }] } }
  languages: ['en'], projects: { github: { header: 'Github Projects' } } | en | projects: { github: { header: 'Github Projects' } }
`)('Of %s the page in %s says %s', (config, language, site) => {
  expect(siteOf(read(config), language as SiteLanguage)).toMatchObject(read(site));
});

describe('A translation', () => {
  const features = [{ de: 'Planung', en: 'Planning' }, 'Betrieb'];
  const service = {
    name: { de: 'Netze', en: 'Networks' },
    description: 'Planung',
    category: 'Beratung',
    features,
  };
  const offering = (fields: object) => ({ ...both, services: names.offer({ ...service, ...fields }) });

  test('that is missing has a path, and their share decides whether the page is to be found', () => {
    const { site, translation } = compiled(offering({}), 'en');
    expect(translation).toEqual({
      count: 4,
      missing: ['services.list[0].description', 'services.list[0].features[1]'],
    });
    expect(site.isPartly).toBe(true);
    const nearly = { ...offering({ description: undefined }), profile: { bio: { de: 'Ich', en: 'I' } } };
    expect(siteOf(nearly, 'en').isPartly).toBeUndefined();
    expect(siteOf(offering({})).isPartly).toBeUndefined();
  });

  test('is needed of a heading, and not of dates, names and places', () => {
    const { translation } = compiled(
      {
        ...both,
        profile: { bio: { de: 'Ich', en: 'I' }, location: 'Lübeck' },
        availability: { from: 'sofort', places: ['Remote', 'Lübeck', 'Malmö'] },
        social: { links: [{ label: 'Malt', link: 'https://malt.example' }] },
        skills: [{ group: 'SAP', list: ['ABAP'] }],
        experiences: [{ company: 'X', from: 'seit Mai 2018' }],
        certifications: [{ name: 'PRINCE2 Practitioner' }, { name: 'ITIL Foundation' }],
        badges: [{ label: 'Databricks', image: 'images/b.svg' }],
        projects: { external: { projects: [{ title: 'Ostsee-Datentreff', link: 'https://o.example' }] } },
        publications: [{ title: 'Offline first' }],
        customSections: names.section({ de: 'Fest', en: 'Firm' }),
      },
      'en',
    );
    const { count, missing } = translation;
    expect([count, missing]).toEqual([3, ['customSections[0].header']]);
  });
});

/** The headings of all blocks. */
function headersIn(block: unknown): unknown[] {
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) => (key === 'header' ? [value] : headersIn(value)));
}

describe('The words that the site has of its own', () => {
  test('are mixed on the German page, and German throughout where the owner wishes it', () => {
    expect(headersIn(siteOf({}))).toEqual(expect.arrayContaining(['Github Projects', 'My Projects']));
    const german = ['GitHub-Projekte', 'Meine Projekte', 'GitHub-Aktivität'];
    expect(headersIn(siteOf({ wording: 'german' }))).toEqual(expect.arrayContaining(german));
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
    const offer = siteOf({ languages, services: { ...names.offer({}), header: '' } }, language).services;
    expect([offer.header, offer.list[0]?.pricing]).toEqual([services, knownWords.onRequest]);
  });
});
