import { describe, expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { Legal } from '../../model/legal.ts';
import { analyticsScripts } from '../../providers/analytics-scripts.ts';
import { usedDisclosures } from '../../providers/providers.ts';
import type { LegalSection } from './legal-page.ts';
import { privacySections } from './privacy-policy.ts';

const account = { github: { username: 'erika' } };
/** A site of which the visitor's browser asks nobody anything: all contents stand in the configuration. */
const selfContained: Config = {
  profile: { name: 'Erika Beispiel', bio: 'Entwicklerin', avatar: 'images/erika.jpg' },
  projects: { github: { display: false } },
  badges: [],
  remoteSupport: { display: false },
  themeConfig: { disableSwitch: true },
  enablePWA: false,
};

/** The policy of a configuration. */
function policyOf(config: Config): LegalSection[] {
  const site = siteOf(config);
  return privacySections(site, usedDisclosures(site));
}

const idsOf = (config: Config) => policyOf(config).map(({ id }) => id);
/** All words of a policy, or of one of its sections. */
const textOf = (config: Config, section?: string) =>
  JSON.stringify(policyOf(config).filter(({ id }) => section === undefined || id === section));

const factsIn = (blocks: LegalSection['blocks']) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []));

/** Of two configurations that differ in one thing: the sections that only the first one has. */
const addedBy = (addition: Config, base: Config = selfContained) =>
  idsOf({ ...base, ...addition }).filter((id) => !idsOf(base).includes(id));

test('The second button is told as the link that it is, unless it leads to the site itself', () => {
  const contact = { label: 'Termin vereinbaren', link: 'https://cal.example/erika' };
  expect(addedBy({ contact })).toEqual(['kontaktlink']);
  expect(textOf({ ...selfContained, contact }, 'kontaktlink')).toMatch(
    /Knopf „Termin vereinbaren“.*gewöhnlicher Link zu `cal\.example`.*eingebettet/,
  );
  expect(addedBy({ contact: { ...contact, link: 'files/termine.pdf' } })).toEqual([]);
});

test('Messengers are named where visitors can choose them', () => {
  const social = { whatsapp: '+49 170 1234567', signal: '+49 170 1234567', matrix: '@erika:server.example' };
  expect(addedBy({ social })).toEqual(['messenger']);
  const text = textOf({ ...selfContained, social }, 'messenger');
  expect(text).toContain('über WhatsApp, Signal oder Matrix');
  for (const term of ['Rechtsgrundlage', 'Empfänger', 'Drittland', 'Speicherdauer'])
    expect(text).toContain(term);
  expect(addedBy({ social: { linkedin: 'erika', xing: 'erika' } })).toEqual([]);
});

test('Every host that scripts of analytics may ask is named', () => {
  const config: Config = { ...selfContained, googleAnalytics: { id: 'G-TEST123456' }, hotjar: { id: 4711 } };
  const named = [...textOf(config).matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  const allowed = Object.values(analyticsScripts).flatMap(({ policy }) => Object.values(policy).flat());
  const hosts = [...new Set(allowed.map((source) => source.replace(/^\w+:\/\/(?:\*\.)?/, '')))];
  expect(hosts).toContain('hotjar.io');
  const isNamed = (host: string) =>
    named.some((name) => `.${host}`.endsWith(`.${name}`) || name === `www.${host}`);
  expect(hosts.filter((host) => !isNamed(host))).toEqual([]);
});

test('The policy of a site in two languages is that of both, and tells what is kept of the choice', () => {
  const both: Config = { ...selfContained, languages: ['en', 'de'] };
  expect(textOf(both, 'ueberblick')).toContain(
    'Diese Erklärung gilt für alle Sprachfassungen dieser Website.',
  );
  expect(textOf(both, 'geraet')).toMatch(/Gewählte Sprache \(Local Storage\)/);
  expect(textOf(selfContained)).not.toMatch(/Sprachfassungen|Gewählte Sprache/);
});

test('The policy of a site that asks nobody has only what the law always wants', () => {
  expect(idsOf(selfContained).join(' ')).toBe(
    'verantwortlicher ueberblick hosting geraet rechte widerspruch beschwerde speicherdauer stand',
  );
});

test('The policy is dated January 2025 unless the owner dates it otherwise', () => {
  expect(textOf(selfContained, 'stand')).toContain('von Januar 2025.');
  const dated = { ...selfContained, legal: { privacyDate: 'März 2026' } };
  expect(textOf(dated, 'stand')).toContain('von März 2026.');
});

const manual = (projects: string[]) => ({ github: { mode: 'manual', manual: { projects } } }) as const;
const latest = { github: { display: false }, latestPublic: { display: true } };

/** What a configuration adds to one of a site that asks nobody: the sections of the policy. */
test.each<[string, Config, string]>([
  ['the chosen repositories', { ...account, projects: { github: { display: true } } }, 'github'],
  ['a list of repositories', { ...account, projects: manual(['erika/a']) }, 'github'],
  ['the latest repositories', { ...account, projects: latest }, 'github'],
  ['a list with nothing on it', { projects: manual([]) }, ''],
  ['an account of which nothing is shown', account, ''],
  ['a blog at dev.to', { blog: { username: 'erika', source: 'dev' } }, 'dev-to'],
  ['a blog at Medium', { blog: { username: 'erika', source: 'medium' } }, 'medium'],
  ['a feed', { blog: { source: 'feed', url: 'https://blog.example/feed.xml' } }, 'feed'],
  ['a feed without an address', { blog: { source: 'feed' } }, ''],
  ['a blog that is switched off', { blog: { username: 'erika', display: false } }, ''],
  ['a blog without a username', { blog: { source: 'dev' } }, ''],
  ['a blog of an unknown source', { blog: { username: 'erika', source: 'no such source' } }, ''],
  ['a chart without an account', { githubContributions: { display: true } }, ''],
  ['a picture of this site', { badges: [{ label: 'A', image: 'images/a.svg' }] }, ''],
  ['Google Analytics', { googleAnalytics: { id: 'G-ABC123DEF4' } }, 'google-analytics'],
  ['Hotjar', { hotjar: { id: 1234567 } }, 'hotjar'],
  ['an e-mail address in the site notice', { legal: { email: 'post@beispiel.de' } }, 'e-mail'],
  ['an e-mail address on the portfolio', { social: { email: 'post@beispiel.de' } }, 'e-mail'],
  ['a number in the site notice', { legal: { phone: '+49 30 1234567' } }, 'telefon'],
  ['a number on the portfolio', { social: { phone: '+49 30 1234567' } }, 'telefon'],
  ['the remote-support tool', { remoteSupport: { display: true } }, 'fernwartung'],
])('%s is told of where it is used', (_, addition, sections) => {
  expect(addedBy(addition).join(' ')).toBe(sections);
});

test('The profile is told of with its picture, unless the owner has one of their own', () => {
  const text = textOf({ ...selfContained, ...account, profile: {} }, 'github');
  expect(text).toMatch(/`api\.github\.com`.*`avatars\.githubusercontent\.com`/);
  const own = textOf({ ...selfContained, ...account, profile: { avatar: 'images/erika.jpg' } }, 'github');
  expect(own).toContain('`api.github.com`');
  expect(own).not.toContain('avatars.githubusercontent.com');
  expect(textOf({ ...selfContained, ...account })).not.toContain('GitHub');
});

test('Medium is told of with the service in between, a feed as one for which nobody is asked', () => {
  const medium = textOf({ ...selfContained, blog: { username: 'erika', source: 'medium' } }, 'medium');
  expect(medium).toContain('`api.rss2json.com`');
  expect(medium).toContain('`cdn-images-1.medium.com`');
  const feed: Config = { ...selfContained, blog: { source: 'feed', url: 'https://blog.example/feed.xml' } };
  expect(textOf(feed, 'feed')).toContain('fragt dort nicht an');
  expect(textOf(feed, 'ueberblick')).toContain('fragt Ihr Browser nur diese Website.');
});

test('A chart is told of with both of its services, other pictures by their server, each once', () => {
  const chart = textOf({ ...selfContained, ...account, githubContributions: { display: true } }, 'diagramm');
  expect(chart).toContain('`ghchart.rshah.org`');
  expect(chart).toContain('`github-readme-stats.vercel.app`');
  const config: Config = {
    ...selfContained,
    badges: [{ label: 'A', image: 'https://b.example/1.png' }],
    certifications: [
      { name: 'B', badge: 'https://a.example/2.png' },
      { name: 'C', badge: 'https://b.example/3.png' },
    ],
  };
  const { blocks } = policyOf(config).find(({ id }) => id === 'bilder') ?? { blocks: [] };
  expect(blocks).toContainEqual({ list: ['`a.example`', '`b.example`'] });
});

test('Analytics are told of with an id, on the ground of consent, and without one leave no trace', () => {
  const text = textOf({ ...selfContained, googleAnalytics: { id: 'G-ABC123DEF4' } }, 'google-analytics');
  expect(text).toMatch(/§ 25 Abs\. 1 TDDDG.*Art\. 6 Abs\. 1 lit\. a DSGVO/);
  expect(text).toContain('Cookie-Einstellungen');
  expect(text).not.toContain('lit. f');
  const without = textOf(account);
  expect(without).toContain('Diese Website setzt keine Cookies');
  expect(without).not.toMatch(/Google Analytics|Hotjar|Cookie-Einstellungen|§ 25 Abs\. 1/);
});

const answers = ['Pausen von Diensten (Cache Storage)', 'Zuletzt geladene Inhalte (IndexedDB)'];
const app = [
  'Die Website selbst (Service Worker und Cache Storage)',
  'Ausgeblendetes Angebot zum Installieren (Local Storage)',
  'Letzte Suche nach einer neuen Fassung (Local Storage)',
];

test.each<[string, Config, string[]]>([
  ['that it was loaded anew', {}, []],
  ['the theme when it can be switched', { themeConfig: {} }, ['Gewähltes Farbschema (Local Storage)']],
  ['the answers when there are any', { ...account, profile: {} }, answers],
  ['the site when it can be installed', { enablePWA: true }, app],
  [
    'the decision on analytics',
    { hotjar: { id: 1234567 } },
    ['Ihre Entscheidung zur Statistik (Local Storage)'],
  ],
])('What is kept on the device is %s, and nothing else', (_, addition, terms) => {
  const { blocks = [] } = policyOf({ ...selfContained, ...addition }).find(({ id }) => id === 'geraet') ?? {};
  const always = 'Neuladen nach einem Fehler (Session Storage)';
  expect(
    factsIn(blocks)
      .map(({ term }) => term)
      .toSorted(),
  ).toEqual([...terms, always].toSorted());
  expect(JSON.stringify(blocks), 'as what is necessary').toContain('§ 25 Abs. 2 Nr. 2 TDDDG');
});

describe('in snapshot mode', () => {
  const busy: Config = {
    ...account,
    githubContributions: { display: true },
    blog: { username: 'erika', source: 'medium' },
    badges: [{ label: 'A', image: 'https://b.example/1.png' }],
    googleAnalytics: { id: 'G-ABC123DEF4' },
    hotjar: { id: 1234567 },
  };

  test('the overview says that the contents were fetched before', () => {
    expect(textOf({ ...busy, data: 'live' }, 'ueberblick')).toContain(
      'von anderen Anbietern (GitHub, rss2json, Medium, Diagrammdienste, Bildserver)',
    );
    const text = textOf({ ...busy, data: 'snapshot' }, 'ueberblick');
    expect(text).toContain('fragt Ihr Browser nur diese Website');
    expect(text).toContain('werden vorab geholt');
    expect(text).not.toContain('IP-Adresse.');
  });
});

test('The owner is named with address and both ways of contact, or not at all', () => {
  const legal = {
    name: 'Erika Beispiel',
    legalForm: 'GmbH',
    street: 'Hauptstraße 5',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    email: 'post@beispiel.de',
    phone: '+49 (0) 30 1234567',
  };
  const [owner] = policyOf({ ...selfContained, legal });
  expect(owner?.blocks).toContainEqual({
    address: ['Erika Beispiel GmbH', 'Hauptstraße 5', '10115 Berlin', 'Deutschland'],
  });
  expect(factsIn(owner?.blocks ?? [])).toEqual([
    { term: 'Telefon', text: '+49 (0) 30 1234567', href: 'tel:+49301234567' },
    { term: 'E-Mail', text: 'post@beispiel.de', href: 'mailto:post@beispiel.de' },
  ]);
  const [unknown] = policyOf(selfContained);
  expect(unknown?.blocks.every((block) => typeof block === 'string')).toBe(true);
});

test('The owner can name the authority to which visitors complain', () => {
  const complaintAuthority = { name: 'Landesbeauftragte Musterland', url: 'https://datenschutz.example' };
  const text = textOf({ ...selfContained, legal: { complaintAuthority } }, 'beschwerde');
  expect(text).toMatch(/zuständig ist: Landesbeauftragte Musterland\..*https:\/\/datenschutz\.example/);
  expect(textOf(selfContained, 'beschwerde')).not.toContain('zuständig');
});

describe('the host', () => {
  const hostingOf = (hosting: Legal['hosting']) =>
    textOf({ ...selfContained, legal: { hosting } }, 'hosting');

  test('is named with its address and its own policy', () => {
    const address = { address: 'Weg 1, 12345 Ort', privacyUrl: 'https://host.example' };
    const text = hostingOf({ provider: 'Muster GmbH', ...address });
    expect(text).toMatch(/Muster GmbH, Weg 1, 12345 Ort: der Anbieter.*https:\/\/host\.example/);
  });

  test.each<[string, Legal['hosting'], string]>([
    ['in Norway', { country: 'NO' }, 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.'],
    ['in the USA', { country: 'US' }, 'EU-US Data Privacy Framework'],
    ['in Switzerland', { country: 'CH' }, '(Schweiz). Daten gehen dorthin nur, wenn'],
    ['in an unnamed country', {}, 'Speichert der Anbieter außerhalb'],
    ['that keeps logs for one day', { logDays: 1 }, 'Höchstens einen Tag.'],
    ['that keeps logs for a week', { logDays: 7 }, 'Höchstens 7 Tage.'],
    ['that keeps logs for an unnamed time', {}, 'die übliche Frist legt der Anbieter fest'],
  ])('%s is told of as such', (_, hosting, sentence) => {
    expect(hostingOf(hosting)).toContain(sentence);
  });

  test('that keeps no logs says so, as the shipped container keeps none', () => {
    const text = hostingOf({ logDays: 0 });
    expect(text).toContain('Protokolldateien führt der Server nicht.');
    expect(text).not.toMatch(/Protokolldateien fest|Server-Protokolle|Angriff/);
    expect(hostingOf({})).toContain('Server-Protokolle');
  });
});

test('Every processing on legitimate interest says which, and the right to object stands in plain view', () => {
  const blog = { username: 'erika' };
  const sections = policyOf({ ...account, githubContributions: { display: true }, blog });
  const bases = sections
    .flatMap(({ blocks }) => factsIn(blocks))
    .filter(({ term }) => term === 'Rechtsgrundlage')
    .map(({ text }) => text);
  expect(bases.length).toBeGreaterThan(4);
  for (const basis of bases) {
    expect(basis).toMatch(/Art\. 6 Abs\. 1 lit\. [abf]/);
    if (basis.includes('lit. f')) expect(basis).toMatch(/berechtigtes Interesse ist/);
  }
  const objection = sections.find(({ id }) => id === 'widerspruch');
  expect(objection?.blocks).toEqual([{ highlight: expect.stringContaining('Art. 21 DSGVO') }]);
});
