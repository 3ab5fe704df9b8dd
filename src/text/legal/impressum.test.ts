import { describe, expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { impressumSections } from './impressum.ts';
import type { LegalSection } from './legal-page.ts';

type LegalConfig = NonNullable<Config['legal']>;

const erika: LegalConfig = {
  name: 'Erika Beispiel',
  street: 'Hauptstraße 5',
  postalCode: '10115',
  city: 'Berlin',
  email: 'post@beispiel.de',
  phone: '+49 30 1234567',
};

/** The site notice of a `legal` block. */
function noticeOf(legal: LegalConfig, others: Config = {}): LegalSection[] {
  const profile = { name: 'Erika', bio: 'Entwicklerin', avatar: 'images/erika.jpg' };
  return impressumSections(siteOf({ profile, legal, ...others }));
}

const idsOf = (legal: LegalConfig, others?: Config) => noticeOf(legal, others).map(({ id }) => id);
const blocksOf = (id: string, legal: LegalConfig, others?: Config) =>
  noticeOf(legal, others).find((section) => section.id === id)?.blocks;

/** The facts of a section, with their links. */
const factsOf = (id: string, legal: LegalConfig, others?: Config) =>
  (blocksOf(id, legal, others) ?? []).flatMap((block) =>
    typeof block === 'object' && 'facts' in block
      ? block.facts.map(({ term, text, href }) => `${term}: ${text}${href ? ` → ${href}` : ''}`)
      : [],
  );

describe('the site notice', () => {
  test('of a freelancer has address, contact and the word on disputes', () => {
    expect(idsOf(erika)).toEqual(['anbieter', 'kontakt', 'streitbeilegung']);
    expect(blocksOf('anbieter', erika)).toEqual([
      { address: ['Erika Beispiel', 'Hauptstraße 5', '10115 Berlin'] },
    ]);
  });

  test('leaves out what is missing, without empty headings', () => {
    expect(idsOf({ city: 'Berlin' })).toEqual(['anbieter', 'streitbeilegung']);
    expect(blocksOf('anbieter', { city: 'Berlin' })).toEqual([{ address: ['Berlin'] }]);
  });

  test('of a company names its form and who represents it', () => {
    const company: LegalConfig = {
      ...erika,
      name: 'Beispiel IT',
      legalForm: 'GmbH',
      representative: 'Erika Beispiel, Geschäftsführerin',
    };
    expect(blocksOf('anbieter', company)).toEqual([
      { address: ['Beispiel IT GmbH', 'Hauptstraße 5', '10115 Berlin'] },
      { facts: [{ term: 'Vertreten durch', text: 'Erika Beispiel, Geschäftsführerin' }] },
    ]);
  });

  test.each([
    ['Beispiel-GmbH', 'GmbH', 'Beispiel-GmbH'],
    ['Muster', 'UG (haftungsbeschränkt) & Co. KG', 'Muster UG (haftungsbeschränkt) & Co. KG'],
    ['Muster GmbH & Co. KG', 'GmbH & Co. KG', 'Muster GmbH & Co. KG'],
    ['HUGO Software', 'UG', 'HUGO Software UG'],
    ['HAUG', 'UG', 'HAUG UG'],
    ['Max Muster, e.K.', 'e.K.', 'Max Muster, e.K.'],
  ])('says the legal form once: %j with %j', (name, legalForm, company) => {
    expect(blocksOf('anbieter', { ...erika, name, legalForm })).toContainEqual({
      address: [company, 'Hauptstraße 5', '10115 Berlin'],
    });
  });

  const profession = {
    title: 'Ingenieurin',
    state: 'Deutschland',
    rules: 'IngG',
    rulesUrl: 'https://a.example',
  };
  const insurance = { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' };
  test.each<[string, LegalConfig, string[]]>([
    [
      'register',
      { register: { court: 'Amtsgericht Berlin', number: 'HRB 1' } },
      ['Registergericht: Amtsgericht Berlin', 'Registernummer: HRB 1'],
    ],
    [
      'steuern',
      { vatId: 'DE123456789', businessId: 'DE123456789-00001' },
      [
        'Umsatzsteuer-Identifikations\u00adnummer (§ 27a UStG): DE123456789',
        'Wirtschafts-Identifikations\u00adnummer (§ 139c AO): DE123456789-00001',
      ],
    ],
    [
      'beruf',
      { chamber: 'Ingenieurkammer', professionalTitle: profession },
      [
        'Gesetzliche Berufsbezeichnung: Ingenieurin',
        'Verliehen in: Deutschland',
        'Kammer: Ingenieurkammer',
        'Berufsrechtliche Regelungen: IngG → https://a.example',
      ],
    ],
    [
      'versicherung',
      { insurance },
      ['Versicherer: V AG, Weg 1, 12345 Ort', 'Räumlicher Geltungsbereich: Deutschland'],
    ],
    [
      'kontakt',
      {},
      ['Telefon: +49 30 1234567 → tel:+49301234567', 'E-Mail: post@beispiel.de → mailto:post@beispiel.de'],
    ],
  ])('has in the section %s what the owner says', (id, legal, shown) => {
    expect(factsOf(id, { ...erika, ...legal })).toEqual(shown);
  });

  test.each([
    ['https://beispiel.de/agb', 'beispiel.de/agb', 'https://beispiel.de/agb'],
    ['files/AGB über.pdf', 'sub/files/AGB über.pdf', '/sub/files/AGB%20%C3%BCber.pdf'],
    ['files/agb-100%.pdf', 'sub/files/agb-100%.pdf', '/sub/files/agb-100%25.pdf'],
    ['Köln/Bonn', 'Köln/Bonn', undefined],
    ['Auftraggeber/innen zahlen bis 31.12', 'Auftraggeber/innen zahlen bis 31.12', undefined],
    ['Näheres unter beispiel.de/agb.html', 'Näheres unter beispiel.de/agb.html', undefined],
  ])('says the terms or leads to them: %s', (terms, text, href) => {
    const jurisdiction = 'Es gilt deutsches Recht.';
    expect(factsOf('bedingungen', { ...erika, terms, jurisdiction }, { base: '/sub/' })).toEqual([
      `Allgemeine Geschäftsbedingungen: ${text}${href ? ` → ${href}` : ''}`,
      `Anwendbares Recht und Gerichtsstand: ${jurisdiction}`,
    ]);
  });

  test('names the supervisory authority with its address and website', () => {
    const supervisoryAuthority = { name: 'Amt', address: 'Weg 1, 12345 Ort', url: 'https://amt.example' };
    expect(blocksOf('aufsicht', { ...erika, supervisoryAuthority })).toEqual([
      'Amt, Weg 1, 12345 Ort',
      { links: [{ text: 'Website: Amt', href: 'https://amt.example' }] },
    ]);
  });

  test('has no link to the platform for online disputes, which is closed', () => {
    expect(JSON.stringify(noticeOf(erika))).not.toMatch(/ec\.europa\.eu|odr/i);
  });
});

describe('who answers for the content', () => {
  const withBlog: Config = { blog: { username: 'erika' } };

  test('is the owner when there is a blog, of a company its representative', () => {
    const company = { ...erika, name: 'Beispiel GmbH', legalForm: 'GmbH', representative: 'Erika Beispiel' };
    for (const legal of [erika, company])
      expect(blocksOf('redaktion', legal, withBlog)).toEqual(['Erika Beispiel, Hauptstraße 5, 10115 Berlin']);
  });

  test('is who the owner names, also without a blog', () => {
    const editor = { name: 'Otto Beispiel', address: 'Weg 1, 12345 Ort' };
    expect(blocksOf('redaktion', { ...erika, editor })).toEqual(['Otto Beispiel, Weg 1, 12345 Ort']);
  });

  test('is not named when there is no blog, or nobody to name', () => {
    expect(idsOf(erika)).not.toContain('redaktion');
    expect(idsOf({ street: 'Hauptstraße 5' }, withBlog)).not.toContain('redaktion');
  });
});

describe('disputes with consumers', () => {
  const body = { name: 'Schlichtungsstelle', address: 'Weg 1, 12345 Ort', url: 'https://board.example' };

  test('are not taken before a board unless the owner says otherwise', () => {
    expect(blocksOf('streitbeilegung', { ...erika, consumerDispute: { body } })).toEqual([
      expect.stringContaining('nicht bereit und nicht verpflichtet'),
    ]);
  });

  test.each([
    ['willing', 'Ich bin bereit'],
    ['obliged', 'Ich bin verpflichtet'],
  ] as const)('are taken before a board, with its address, by who is %s', (participation, statement) => {
    expect(blocksOf('streitbeilegung', { ...erika, consumerDispute: { participation, body } })).toEqual([
      expect.stringContaining(statement),
      'Zuständig ist:',
      'Schlichtungsstelle, Weg 1, 12345 Ort',
      { links: [{ text: 'Website: Schlichtungsstelle', href: 'https://board.example' }] },
    ]);
  });
});
