import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { impressumSections } from '../../site/legal/impressum.ts';
import { privacySections } from '../../site/legal/privacy-policy.ts';
import { dayOf } from '../../text/quantities.ts';
import { changed, warningsIn } from '../complete-config.fixture.ts';
import type { Config } from '../config.ts';
import { siteOf } from '../site.fixture.ts';
import { holds, lastChange, lawFor, legalChanges, reviewNote } from './law.ts';
import { type Rule, rules } from './rules.ts';

const today = '2026-11-23';
const at = (day: string) => Date.parse(`${day}T12:00:00+01:00`);
const shifted = (day: string, days: number) => dayOf(at(day) + days * 86_400_000);

const erika: Config = { github: { username: 'erika' } };

/** Publishers of law; a judgement of a regional court of 1998 has no such place. */
const official = /^https:\/\/(?:www\.gesetze-im-internet\.de|eur-lex\.europa\.eu|www\.gesetze-bayern\.de)\//;

function siteOn(day: string, config: Config = changed('services.prices', { vat: 'smallBusiness' })) {
  return siteOf(config, { now: at(day) });
}

describe('The list', () => {
  test.each(rules.map((rule: Rule) => [rule.id, rule] as const))(
    '%s is complete and holds from its day to its last',
    (_, rule) => {
      const { law, inForce, until, lastReviewed, source, says } = rule;
      for (const day of [inForce, lastReviewed, until ?? inForce]) expect(shifted(day, 0)).toBe(day);
      expect(official.test(source) || law.startsWith('LG ')).toBe(true);
      expect(says).toMatch(/^\p{Lu}.+\.$/u);
      expect(rule.cure === undefined).toBe(rule.words === undefined);
      expect(holds(rule, shifted(inForce, -1))).toBe(false);
      expect(holds(rule, inForce)).toBe(true);
      if (!until) return;
      expect(holds(rule, until)).toBe(true);
      expect(holds(rule, shifted(until, 1))).toBe(false);
    },
  );

  test('has one version of a rule on each day, from its first to its last', () => {
    for (const id of new Set(rules.map((rule) => rule.id))) {
      const versions = rules
        .filter((rule) => rule.id === id)
        .toSorted((a, b) => (a.inForce < b.inForce ? -1 : 1));
      versions.slice(1).forEach(({ inForce }, index) => {
        expect(versions[index]?.until).toBe(shifted(inForce, -1));
      });
    }
  });

  test('may lose a rule without a successor: the pages say what holds afterwards', () => {
    const site = siteOf({ ...erika, googleAnalytics: { id: 'G-1' } }, { now: at(today) });
    const { privacyFramework, ...law } = site.law;
    const textOf = (one: typeof site) =>
      JSON.stringify(privacySections(one, { contents: ['github', 'dev'], storesResponses: true }));
    expect(privacyFramework).toBeDefined();
    expect(textOf(site)).toContain('GitHub ist nach dem EU-US Data Privacy Framework zertifiziert');
    expect(textOf({ ...site, law })).not.toMatch(/\{\w+\}|⟦|Privacy Framework/);
    expect(textOf({ ...site, law })).toContain('nicht gesichert');
    for (const { until } of rules.filter(({ until }) => until && until < '9999')) {
      const later = siteOn(shifted(until ?? today, 1));
      expect(textOf(later)).not.toMatch(/\{\w+\}|⟦/);
    }
  });

  test('says of each rule without words who quotes it, or that it is for owners alone', () => {
    const quoting = ['site', 'config', 'text', 'sections', 'pages']
      .flatMap((folder) =>
        readdirSync(`src/${folder}`, { recursive: true }).map((file) => `src/${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|law\/rules/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    for (const { id, words, isForOwners } of rules as readonly Rule[]) {
      const isQuoted = new RegExp(`\\{${id}\\}|\\blaw\\??\\.${id}\\b|'${id}'`).test(quoting);
      expect(isQuoted, id).toBe(!words && !isForOwners);
    }
  });

  test('has everything that the legal pages quote', () => {
    const site = siteOn(today);
    const pages = [impressumSections(site), privacySections(site, { contents: [], storesResponses: true })];
    expect(JSON.stringify(pages)).not.toMatch(/\{\w+\}/);
    expect(JSON.stringify(pages)).toContain('§ 5 DDG');
  });
});

describe('The day of the build', () => {
  test('is the one in Germany', () => {
    expect(dayOf(Date.parse('2026-09-26T21:59:59Z'))).toBe('2026-09-26');
    expect(dayOf(Date.parse('2026-09-26T22:00:00Z'))).toBe('2026-09-27');
  });

  test('decides what the price note says, in each language', () => {
    const site = siteOn(today);
    const saidOn = (day: string, language: 'de' | 'en') => lawFor(site, day, language).smallBusiness;
    expect(saidOn('2024-12-31', 'de')).toContain('keine Umsatzsteuer ausgewiesen');
    expect(saidOn('2025-01-01', 'de')).toBe('Umsatzsteuerfrei nach § 19 UStG (Kleinunternehmer).');
    expect(saidOn('2025-01-01', 'en')).toBe('Exempt from VAT under § 19 UStG (small business).');
    expect(siteOn(today, changed('services.prices', { vat: 'included' })).law.smallBusiness).toBeUndefined();
  });

  test('dates the privacy policy by the newest law on which it rests', () => {
    expect(siteOn('2024-12-31').law.privacyDate).toBe('Mai 2024');
    expect(siteOn('2025-01-01').law.privacyDate).toBe('Januar 2025');
    expect(siteOn('2030-01-01').law.privacyDate).toBe('Januar 2025');
  });

  test('dates the privacy policy anew when a law ends without a successor', () => {
    const [rule] = rules.filter(({ id }) => id === 'letters').map((one) => ({ ...one, until: '2027-01-31' }));
    expect(lastChange(rule ? [rule] : [], '2027-01-31')).toBe('2025-01-01');
    expect(lastChange(rule ? [rule] : [], '2027-02-01')).toBe('2027-02-01');
  });
});

describe('Words in texts of the owner', () => {
  const told = (text: string, day = today) =>
    warningsIn(changed('profile.bio', text), { now: at(day) }).filter(
      ({ path, message }) => path === 'profile.bio' && message.startsWith('Found'),
    );

  test.each([
    ['klimaneutral gehostet', '2026-09-27', '§ 3 (3) UWG'],
    ['auf CO₂-neutralen Servern', '2026-09-27', '§ 3 (3) UWG'],
    ['umweltschonendes Webhosting', '2026-09-27', '§ 3 (3) UWG'],
    ['klima\u00adneutral', '2026-09-27', '§ 3 (3) UWG'],
    ['Zur OS\u2011Plattform', '2025-07-20', '2024/3228'],
    ['Plattform zur Online-Beilegung von Streitigkeiten', '2025-07-20', '2024/3228'],
    ['Nach §\u00a019 UStG wird keine Umsatzsteuer berechnet', '2025-01-01', "vat: 'smallBusiness'"],
    ['Ihre Seite wird BFSG-konform', '2025-06-28', 'BFSG'],
    ['Plattform zur Online-Streitbeilegung', '2025-07-20', '2024/3228'],
    ['https://ec.europa.eu/consumers/odr', '2025-07-20', '2024/3228'],
    ['Angaben gemäß § 5 TMG', '2024-05-14', "Write 'DDG'"],
    ['nach TTDSG', '2024-05-14', "Write 'TDDDG'"],
    ['Verantwortlich nach § 55 RStV', '2020-11-07', 'MStV'],
    ['nach dem EU-US Privacy Shield', '2020-07-16', 'C-311/18'],
    ['Gemäß § 19 UStG wird keine Umsatzsteuer erhoben.', '2025-01-01', "vat: 'smallBusiness'"],
    ['Keine MwSt. ausgewiesen (§ 19 UStG)', '2025-01-01', "vat: 'smallBusiness'"],
    ['Hiermit distanziere ich mich ausdrücklich von allen Inhalten', '1998-05-12', 'has no effect'],
  ])('such as %j are told from %s on', (text, day, cure) => {
    expect(told(text, shifted(day, -1))).toEqual([]);
    expect(told(text, day)).toEqual([{ path: 'profile.bio', message: expect.stringContaining(cure) }]);
  });

  test.each([
    '§ 19 UStG',
    'nachhaltige Architektur',
    'Hosting im grünen Bereich',
    'barrierefreie Websites',
    'Streitschlichtung',
    'ATMG',
    'Migration von Microsoft TMG 2010',
  ])('such as %j are no matter', (text) => expect(told(text)).toEqual([]));

  test('about the environment are a matter towards consumers only', () => {
    const config = changed('profile.bio', 'klimaneutral');
    const toBusinesses = { ...config, services: { ...Object(config.services), prices: { vat: 'excluded' } } };
    expect(warningsIn(toBusinesses, { now: at(today) })).toEqual([]);
  });

  test.each(['footer', 'legal.terms', 'services.list[0].description'])(
    'are found in every field: %s',
    (place) => {
      const [warning] = warningsIn(changed(place, 'Zur OS-Plattform.'), { now: at(today) });
      expect(warning?.message).toMatch(/^Found 'OS-Plattform'\. .+closed.+Remove it/);
    },
  );
});

describe('The check tells', () => {
  const given = changed('profile.bio', 'klimaneutral');
  const changesOn = (day: string) => legalChanges(siteOn(today, given), given, day);

  test('what begins within 90 days, and what it concerns', () => {
    expect(changesOn(shifted('2026-09-27', -91)).join()).not.toContain('2026-09-27');
    expect(changesOn(shifted('2026-09-27', -90))).toContainEqual(
      expect.stringMatching(
        /^From 2026-09-27 on: General environmental claims .+UWG.+It concerns profile\.bio\. Say what/,
      ),
    );
  });

  test('what has begun, for 90 days', () => {
    expect(changesOn('2026-09-27').join()).toMatch(/Since 2026-09-27: General environmental claims/);
    expect(changesOn(shifted('2026-09-27', 90)).join()).not.toContain('2026-09-27');
  });

  test('what is for owners alone, without a word about the pages', () => {
    const told = changesOn('2026-08-02').find((line) => line.includes('made by AI'));
    expect(told).toMatch(/^Since 2026-08-02: .+for you to follow\.$/);
    expect(told).not.toContain('pages say');
  });

  test('which sentence changes', () => {
    const small = changed('services.prices', { vat: 'smallBusiness' });
    expect(legalChanges(siteOn(today, small), small, '2024-12-01').join()).toContain(
      "The page will say 'Umsatzsteuerfrei nach § 19 UStG (Kleinunternehmer).'",
    );
  });

  test('of which day the law is, once nobody has looked for 180 days', () => {
    const newest =
      rules
        .map(({ lastReviewed }) => lastReviewed)
        .toSorted()
        .at(-1) ?? '';
    expect(reviewNote(shifted(newest, 180))).toBeUndefined();
    expect(reviewNote(shifted(newest, 181))).toMatch(new RegExp(`is that of ${newest};`));
  });
});
