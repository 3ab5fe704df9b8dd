import { describe, expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { Hosting } from '../../model/legal.ts';
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

test('Every host that scripts of analytics may ask is named', () => {
  const config: Config = { ...selfContained, googleAnalytics: { id: 'G-TEST123456' }, hotjar: { id: 4711 } };
  const named = [...textOf(config).matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  const allowed = analyticsScripts.flatMap(({ policy }) => Object.values(policy).flat());
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

const always = [
  'verantwortlicher',
  'ueberblick',
  'hosting',
  'geraet',
  'rechte',
  'widerspruch',
  'beschwerde',
  'speicherdauer',
  'stand',
];

describe('the privacy policy', () => {
  test('of a site that asks nobody has only what the law always wants', () => {
    expect(idsOf(selfContained)).toEqual(always);
  });

  test('of a site with everything has every section, in this order', () => {
    const everything: Config = {
      ...account,
      githubContributions: { display: true },
      blog: { username: 'erika', source: 'dev' },
      projects: {
        external: {
          projects: [{ title: 'A', link: 'https://a.example', imageUrl: 'https://pic.example/a.png' }],
        },
      },
      googleAnalytics: { id: 'G-ABC123DEF4' },
      hotjar: { id: 1234567 },
      legal: { email: 'post@beispiel.de', phone: '+49 30 1234567' },
    };
    expect(idsOf(everything)).toEqual([
      'verantwortlicher',
      'ueberblick',
      'hosting',
      'github',
      'dev-to',
      'diagramm',
      'bilder',
      'google-analytics',
      'hotjar',
      'geraet',
      'e-mail',
      'telefon',
      'fernwartung',
      'rechte',
      'widerspruch',
      'beschwerde',
      'speicherdauer',
      'stand',
    ]);
  });

  test('gives every section an anchor of its own and something to say', () => {
    const sections = policyOf({ ...account, legal: { email: 'post@beispiel.de' } });
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { heading, blocks } of sections) {
      expect(heading).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  test('is dated January 2025 unless the owner dates it otherwise', () => {
    expect(textOf(selfContained, 'stand')).toContain('von Januar 2025.');
    expect(textOf({ ...selfContained, legal: { privacyDate: 'März 2026' } }, 'stand')).toContain(
      'von März 2026.',
    );
  });
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
  ['a blog of an unknown source', { blog: { username: 'erika', source: 'elsewhere' } }, ''],
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

describe('analytics', () => {
  test('by Google are told of with an id, on the ground of consent', () => {
    const config = { ...selfContained, googleAnalytics: { id: 'G-ABC123DEF4' } };
    const text = textOf(config, 'google-analytics');
    expect(text).toContain('§ 25 Abs. 1 TDDDG');
    expect(text).toContain('Art. 6 Abs. 1 lit. a DSGVO');
    expect(text).toContain('Cookie-Einstellungen');
    expect(text).not.toContain('lit. f');
  });

  test('make the site keep the decision, and nothing else on the device', () => {
    const text = textOf({ ...selfContained, hotjar: { id: 1234567 } }, 'geraet');
    expect(text).toContain('Ihre Entscheidung zur Statistik');
    expect(text).not.toMatch(/Farbschema|IndexedDB|Service Worker/);
  });

  test('without an id leave no trace: no cookies, no consent, no withdrawal in the footer', () => {
    const text = textOf({ ...account });
    expect(text).toContain('Diese Website setzt keine Cookies');
    expect(text).not.toMatch(/Google Analytics|Hotjar|Cookie-Einstellungen|§ 25 Abs\. 1/);
  });
});

describe('what is kept on the device', () => {
  const guard = 'Neuladen nach einem Fehler (Session Storage)';
  test.each<[string, Config, string[]]>([
    ['that it was loaded anew', {}, [guard]],
    [
      'the theme when it can be switched',
      { themeConfig: {} },
      ['Gewähltes Farbschema (Local Storage)', guard],
    ],
    [
      'the answers when there are any',
      { ...account, profile: {} },
      ['Pausen von Diensten (Cache Storage)', 'Zuletzt geladene Inhalte (IndexedDB)', guard],
    ],
    [
      'the site when it can be installed',
      { enablePWA: true },
      [
        'Die Website selbst (Service Worker und Cache Storage)',
        'Ausgeblendetes Angebot zum Installieren (Local Storage)',
        'Letzte Suche nach einer neuen Fassung (Local Storage)',
        guard,
      ],
    ],
  ])('is %s, and nothing else', (_, addition, terms) => {
    const { blocks = [] } =
      policyOf({ ...selfContained, ...addition }).find(({ id }) => id === 'geraet') ?? {};
    const facts = blocks.flatMap((block) =>
      typeof block === 'object' && 'facts' in block ? block.facts : [],
    );
    expect(facts.map(({ term }) => term).toSorted()).toEqual(terms.toSorted());
  });

  test('rests on being necessary, not on consent', () => {
    expect(textOf({ ...selfContained, enablePWA: true }, 'geraet')).toContain('§ 25 Abs. 2 Nr. 2 TDDDG');
  });
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

  test('no other service is asked, so none has a section', () => {
    const gone = idsOf(busy).filter((id) => !idsOf({ ...busy, data: 'snapshot' }).includes(id));
    expect(gone).toEqual(['github', 'medium', 'diagramm', 'bilder', 'google-analytics', 'hotjar']);
  });

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

describe('the owner', () => {
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

  test('is named with address and both ways of contact', () => {
    const { blocks } = policyOf({ ...selfContained, legal })[0] ?? { blocks: [] };
    expect(blocks).toContainEqual({
      address: ['Erika Beispiel GmbH', 'Hauptstraße 5', '10115 Berlin', 'Deutschland'],
    });
    expect(blocks).toContainEqual({
      facts: [
        { term: 'Telefon', text: '+49 (0) 30 1234567', href: 'tel:+49301234567' },
        { term: 'E-Mail', text: 'post@beispiel.de', href: 'mailto:post@beispiel.de' },
      ],
    });
  });

  test('who has said nothing yet leaves no empty address', () => {
    const { blocks } = policyOf(selfContained)[0] ?? { blocks: [] };
    expect(blocks.every((block) => typeof block === 'string')).toBe(true);
  });

  test('can name the authority to which visitors complain', () => {
    const complaintAuthority = { name: 'Landesbeauftragte Musterland', url: 'https://datenschutz.example' };
    const text = textOf({ ...selfContained, legal: { complaintAuthority } }, 'beschwerde');
    expect(text).toContain('Für mich zuständig ist: Landesbeauftragte Musterland.');
    expect(text).toContain('https://datenschutz.example');
    expect(textOf(selfContained, 'beschwerde')).not.toContain('zuständig');
  });
});

describe('the host', () => {
  const hostingOf = (hosting: Hosting) => textOf({ ...selfContained, legal: { hosting } }, 'hosting');

  test('is named with its address and its own policy', () => {
    const text = hostingOf({
      provider: 'Muster Hosting GmbH',
      address: 'Weg 1, 12345 Ort',
      privacyUrl: 'https://host.example',
    });
    expect(text).toContain('Muster Hosting GmbH, Weg 1, 12345 Ort: der Anbieter');
    expect(text).toContain('https://host.example');
  });

  test.each<[string, Hosting, string]>([
    ['Germany', { country: 'DE' }, 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.'],
    ['Norway', { country: 'NO' }, 'Der Anbieter sitzt im Europäischen Wirtschaftsraum.'],
    ['the USA', { country: 'US' }, 'EU-US Data Privacy Framework'],
    ['Switzerland', { country: 'CH' }, '(Schweiz). Daten gehen dorthin nur, wenn'],
    ['an unnamed country', {}, 'Speichert der Anbieter außerhalb'],
  ])('in %s says what that means for transfers', (_, hosting, sentence) => {
    expect(hostingOf(hosting)).toContain(sentence);
  });

  test('that keeps no logs says so, as the shipped container keeps none', () => {
    const text = hostingOf({ logDays: 0 });
    expect(text).toContain('Protokolldateien führt der Server nicht.');
    expect(text).not.toMatch(/Protokolldateien fest|Server-Protokolle|Angriff/);
    expect(hostingOf({})).toContain('Server-Protokolle');
  });

  test.each<[string, Hosting, string]>([
    ['one day', { logDays: 1 }, 'Höchstens einen Tag.'],
    ['a week', { logDays: 7 }, 'Höchstens 7 Tage.'],
    ['an unnamed time', {}, 'die übliche Frist legt der Anbieter fest'],
  ])('that keeps logs for %s says so', (_, hosting, sentence) => {
    expect(hostingOf(hosting)).toContain(sentence);
  });
});

describe('every processing on legitimate interest', () => {
  test('says which interest, and the right to object stands apart, in plain view', () => {
    const sections = policyOf({
      ...account,
      githubContributions: { display: true },
      blog: { username: 'erika' },
    });
    const bases = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === 'object' && 'facts' in block ? block.facts : []))
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
});
