import { describe, expect, it, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { nothingByDefault } from '../../config/shown-by-default.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { analyticsPolicies } from '../../providers/analytics-scripts.ts';
import type { LegalSection } from '../../text/legal-page.ts';
import { usedDisclosures } from '../providers.ts';
import { privacySections } from './privacy-policy.ts';

/** A site of which the visitor's browser asks nobody anything: all contents stand in the configuration. */
const selfContained: Config = {
  profile: { name: 'Erika Beispiel', bio: 'Entwicklerin', avatar: 'images/erika.jpg' },
  projects: { github: { display: false } },
  ...nothingByDefault,
  themeConfig: { disableSwitch: true },
  enablePWA: false,
};
const github = { username: 'erika' };
/** A site with something of each provider that visitors ask. */
const busy: Config = {
  github,
  githubContributions: { display: true },
  blog: { username: 'erika', source: 'medium' },
  badges: [{ label: 'A', image: 'https://b.example/1.png' }],
  googleAnalytics: { id: 'G-ABC123DEF4' },
  hotjar: { id: 1234567 },
};

/** The policy of a site that asks nobody, with other blocks. */
function policyOf(given: Config): LegalSection[] {
  const site = siteOf({ ...selfContained, ...given });
  return privacySections(site, usedDisclosures(site));
}

const idsOf = (given: Config) => policyOf(given).map(({ id }) => id);
/** All words of a policy, or of one of its sections. */
const textOf = (given: Config, section?: string) =>
  JSON.stringify(policyOf(given).filter(({ id }) => section === undefined || id === section));

const factsIn = (sections: readonly LegalSection[]) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []));

test('The policy of a site that asks nobody has only what the law always wants', () => {
  expect(idsOf({}).join(' ')).toBe(
    'verantwortlicher ueberblick hosting geraet rechte widerspruch beschwerde speicherdauer stand',
  );
});

/** Blocks, and the sections of the policy that they add. */
test.each<[Config, ...string[]]>([
  [{ github, projects: { github: { display: true } } }, 'github'],
  [{ github, projects: { github: { mode: 'manual', manual: { projects: ['erika/a'] } } } }, 'github'],
  [{ github, projects: { github: { display: false }, latestPublic: { display: true } } }, 'github'],
  [{ projects: { github: { mode: 'manual' } } }],
  [{ github }],
  [{ blog: { username: 'erika', source: 'dev' } }, 'dev-to'],
  [{ blog: { username: 'erika', source: 'medium' } }, 'medium'],
  [{ blog: { source: 'feed', url: 'https://blog.example/feed.xml' } }, 'feed'],
  [{ blog: { source: 'feed' } }],
  [{ blog: { username: 'erika', display: false } }],
  [{ blog: { username: 'erika', source: 'no such source' } }],
  [{ githubContributions: { display: true } }],
  [{ badges: [{ label: 'A', image: 'images/a.svg' }] }],
  [{ googleAnalytics: { id: 'G-ABC123DEF4' } }, 'google-analytics'],
  [{ hotjar: { id: 1234567 } }, 'hotjar'],
  [{ legal: { email: 'post@beispiel.de' } }, 'e-mail'],
  [{ social: { email: 'post@beispiel.de' } }, 'e-mail'],
  [{ legal: { phone: '+49 30 1234567' } }, 'telefon'],
  [{ social: { phone: '+49 30 1234567' } }, 'telefon'],
  [{ remoteSupport: { display: true } }, 'fernwartung'],
  [{ contact: { label: 'Termin', link: 'https://cal.example/erika' } }, 'kontaktlink'],
  [{ contact: { label: 'Termin', link: 'files/termine.pdf' } }],
  [{ social: { signal: '+49 170 1234567' } }, 'messenger'],
  [{ social: { linkedin: 'erika', xing: 'erika' } }],
])('%j is told of where it is used', (blocks, section = '') => {
  const usual = idsOf({});
  expect(idsOf(blocks).filter((id) => !usual.includes(id))).toEqual(section ? [section] : []);
});

const feed: Config = { blog: { source: 'feed', url: 'https://blog.example/feed.xml' } };
const cards = [1, 2].map((number) => ({ name: 'B', badge: `https://a.example/${number}.png` }));
const numbers = { whatsapp: '+49 170 1234567', signal: '+49 170 1234567', matrix: '@e:server.example' };
const provider = { provider: 'Muster GmbH', address: 'Weg 1', privacyUrl: 'https://host.example' };

/** Each section: what the owner says, and words that it has then. */
const sections: Readonly<Record<string, readonly [given: Config, words: string][]>> = {
  kontaktlink: [
    [
      { contact: { label: 'Termin', link: 'https://cal.example/erika' } },
      'Knopf „Termin“ | gewöhnlicher Link zu `cal.example` | eingebettet',
    ],
  ],
  messenger: [
    [
      { social: numbers },
      'über WhatsApp, Signal oder Matrix | Rechtsgrundlage | Empfänger | Drittland | Speicherdauer',
    ],
  ],
  ueberblick: [
    [{ languages: ['en', 'de'] }, 'Diese Erklärung gilt für alle Sprachfassungen dieser Website.'],
    [feed, 'fragt Ihr Browser nur diese Website.'],
    [{ github }, 'Diese Website setzt keine Cookies'],
    [{ ...busy, profile: {} }, '(GitHub, rss2json, Medium, Diagrammdienste, Bildserver)'],
    [{ ...busy, profile: {}, data: 'snapshot' }, 'fragt Ihr Browser nur diese Website | werden vorab geholt'],
  ],
  geraet: [[{ languages: ['en', 'de'] }, 'Gewählte Sprache (Local Storage)']],
  stand: [
    [{ github }, 'von Januar 2025.'],
    [{ legal: { privacyDate: 'März 2026' } }, 'von März 2026.'],
  ],
  github: [[{ github, profile: {} }, '`api.github.com` | `avatars.githubusercontent.com`']],
  medium: [
    [{ blog: { username: 'erika', source: 'medium' } }, '`api.rss2json.com` | `cdn-images-1.medium.com`'],
  ],
  feed: [[feed, 'fragt dort nicht an']],
  diagramm: [
    [
      { github, githubContributions: { display: true } },
      '`ghchart.rshah.org` | `github-readme-stats.vercel.app`',
    ],
  ],
  bilder: [
    [
      { badges: [{ label: 'A', image: 'https://b.example/1.png' }], certifications: cards },
      '{"list":["`a.example`","`b.example`"]}',
    ],
  ],
  'google-analytics': [
    [
      { googleAnalytics: { id: 'G-ABC123DEF4' } },
      'Ihre Einwilligung: § 25 Abs. 1 TDDDG | Art. 6 Abs. 1 lit. a DSGVO | Cookie-Einstellungen',
    ],
  ],
  beschwerde: [
    [
      { legal: { complaintAuthority: { name: 'Amt', url: 'https://amt.example' } } },
      'zuständig ist: Amt. | https://amt.example',
    ],
  ],
  hosting: [
    [{ legal: { hosting: provider } }, 'Muster GmbH, Weg 1: der Anbieter | https://host.example'],
    [{ legal: { hosting: { country: 'NO' } } }, 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.'],
    [{ legal: { hosting: { country: 'US' } } }, 'EU-US Data Privacy Framework'],
    [{ legal: { hosting: { country: 'CH' } } }, '(Schweiz). Daten gehen dorthin nur, wenn'],
    [{ legal: { hosting: { logDays: 0 } } }, 'Protokolldateien führt der Server nicht.'],
    [{ legal: { hosting: { logDays: 1 } } }, 'Höchstens einen Tag.'],
    [{ legal: { hosting: { logDays: 7 } } }, 'Höchstens 7 Tage.'],
    [{ legal: {} }, 'Server-Protokolle | Speichert der Anbieter außerhalb | legt der Anbieter fest'],
  ],
};

describe.each(Object.entries(sections))('The section %s', (id, cases) => {
  it.each(cases)('of %j says %s', (given, words) => {
    const text = textOf(given, id);
    for (const word of words.split(' | ')) expect(text).toContain(word);
  });
});

/** Blocks, and words that are not in the policy. */
test.each<[Config, ...string[]]>([
  [
    { github },
    'Sprachfassungen | Gewählte Sprache | Google Analytics | Hotjar | Cookie-Einstellungen | § 25 Abs. 1 | zuständig ist',
  ],
  [{ legal: {} }, 'GitHub'],
  [{ github, profile: { avatar: 'images/erika.jpg' } }, 'avatars.githubusercontent.com'],
  [{ legal: { hosting: { logDays: 0 } } }, 'Protokolldateien fest | Server-Protokolle | Angriff'],
  [{ ...busy, profile: {}, data: 'snapshot' }, 'Diese erfahren dabei Ihre IP-Adresse.'],
])('%j: nothing is said of what is not used', (blocks, words = '') => {
  const text = textOf(blocks);
  for (const word of words.split(' | ')) expect(text).not.toContain(word);
});

test('Every host that scripts of analytics may ask is named', () => {
  const text = textOf({ googleAnalytics: { id: 'G-TEST123456' }, hotjar: { id: 4711 } });
  const named = [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  const allowed = Object.values(analyticsPolicies).flatMap((policy) => Object.values(policy).flat());
  const hosts = [...new Set(allowed.map((source) => source.replace(/^\w+:\/\/(?:\*\.)?/, '')))];
  expect(hosts).toContain('hotjar.io');
  const isNamed = (host: string) =>
    named.some((name) => `.${host}`.endsWith(`.${name}`) || name === `www.${host}`);
  expect(hosts.filter((host) => !isNamed(host))).toEqual([]);
});

/** Blocks, and what a site keeps on the device beside the note that it was loaded anew. */
test.each<[Config, ...string[]]>([
  [{ legal: {} }],
  [{ themeConfig: {} }, 'Gewähltes Farbschema (Local Storage)'],
  [{ github, profile: {} }, 'Pausen von Diensten (Cache Storage) | Zuletzt geladene Inhalte (IndexedDB)'],
  [
    { enablePWA: true },
    'Ausgeblendetes Angebot zum Installieren (Local Storage) | Die Website selbst (Service Worker und Cache Storage) | Letzte Suche nach einer neuen Fassung (Local Storage)',
  ],
  [{ hotjar: { id: 1234567 } }, 'Ihre Entscheidung zur Statistik (Local Storage)'],
])('%j: that is kept on the device, as necessary, and nothing else', (blocks, terms) => {
  const device = policyOf(blocks).filter(({ id }) => id === 'geraet');
  const always = 'Neuladen nach einem Fehler (Session Storage)';
  const told = factsIn(device).map(({ term }) => term);
  expect(told.toSorted()).toEqual([...(terms?.split(' | ') ?? []), always].toSorted());
  expect(JSON.stringify(device)).toContain('§ 25 Abs. 2 Nr. 2 TDDDG');
});

test('The owner is named with address and both ways of contact, or not at all', () => {
  const [owner] = policyOf({
    legal: {
      name: 'Erika',
      legalForm: 'GmbH',
      street: 'Weg 5',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      email: 'post@beispiel.de',
      phone: '+49 (0) 30 1234567',
    },
  });
  expect(owner?.blocks).toContainEqual({ address: ['Erika GmbH', 'Weg 5', '10115 Berlin', 'Deutschland'] });
  expect(factsIn(owner ? [owner] : [])).toEqual([
    { term: 'Telefon', text: '+49 (0) 30 1234567', href: 'tel:+49301234567' },
    { term: 'E-Mail', text: 'post@beispiel.de', href: 'mailto:post@beispiel.de' },
  ]);
  const [unknown] = policyOf({});
  expect(unknown?.blocks.every((block) => typeof block === 'string')).toBe(true);
});

test('Every processing on legitimate interest says which, and the right to object stands in plain view', () => {
  const sections = policyOf({ ...busy, profile: {}, remoteSupport: {} });
  const bases = factsIn(sections).filter(({ term }) => term === 'Rechtsgrundlage');
  expect(bases.length).toBeGreaterThan(4);
  for (const { text } of bases) {
    expect(text).toMatch(/Art\. 6 Abs\. 1 lit\. [abf]/);
    if (text.includes('lit. f')) expect(text).toMatch(/berechtigtes Interesse ist/);
  }
  const objection = sections.find(({ id }) => id === 'widerspruch');
  expect(objection?.blocks).toEqual([{ highlight: expect.stringContaining('Art. 21 DSGVO') }]);
});
