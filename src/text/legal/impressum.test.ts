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

describe('the site notice', () => {
  test('of a freelancer has address, contact and the word on disputes', () => {
    expect(idsOf(erika)).toEqual(['anbieter', 'kontakt', 'streitbeilegung']);
    expect(blocksOf('anbieter', erika)).toEqual([
      { address: ['Erika Beispiel', 'Hauptstraße 5', '10115 Berlin'] },
    ]);
    expect(blocksOf('kontakt', erika)).toEqual([
      {
        facts: [
          { term: 'Telefon', text: '+49 30 1234567', href: 'tel:+49301234567' },
          { term: 'E-Mail', text: 'post@beispiel.de', href: 'mailto:post@beispiel.de' },
        ],
      },
    ]);
  });

  test('leaves out what is missing, without empty headings', () => {
    expect(idsOf({ city: 'Berlin' })).toEqual(['anbieter', 'streitbeilegung']);
    expect(blocksOf('anbieter', { city: 'Berlin' })).toEqual([{ address: ['Berlin'] }]);
    expect(idsOf({})).toEqual(['streitbeilegung']);
  });

  test('of a company names its form, who represents it and its register', () => {
    const company: LegalConfig = {
      ...erika,
      name: 'Beispiel IT',
      legalForm: 'GmbH',
      representative: 'Erika Beispiel, Geschäftsführerin',
      register: { court: 'Amtsgericht Berlin', number: 'HRB 1' },
    };
    expect(blocksOf('anbieter', company)).toEqual([
      { address: ['Beispiel IT GmbH', 'Hauptstraße 5', '10115 Berlin'] },
      { facts: [{ term: 'Vertreten durch', text: 'Erika Beispiel, Geschäftsführerin' }] },
    ]);
    expect(blocksOf('register', company)).toEqual([
      {
        facts: [
          { term: 'Registergericht', text: 'Amtsgericht Berlin' },
          { term: 'Registernummer', text: 'HRB 1' },
        ],
      },
    ]);
  });

  test.each([
    ['Beispiel GmbH', 'GmbH', 'Beispiel GmbH'],
    ['Beispiel-GmbH', 'GmbH', 'Beispiel-GmbH'],
    ['Muster', 'UG (haftungsbeschränkt) & Co. KG', 'Muster UG (haftungsbeschränkt) & Co. KG'],
    ['Muster GmbH & Co. KG', 'GmbH & Co. KG', 'Muster GmbH & Co. KG'],
    ['HUGO Software', 'UG', 'HUGO Software UG'],
    ['Max Muster, e.K.', 'e.K.', 'Max Muster, e.K.'],
  ])('says the legal form once: %j with %j', (name, legalForm, company) => {
    expect(blocksOf('anbieter', { ...erika, name, legalForm })).toContainEqual({
      address: [company, 'Hauptstraße 5', '10115 Berlin'],
    });
  });

  test('gives the numbers of the tax offices that may be public', () => {
    expect(blocksOf('steuern', { ...erika, vatId: 'DE123456789', businessId: 'DE123456789-00001' })).toEqual([
      {
        facts: [
          { term: 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG)', text: 'DE123456789' },
          { term: 'Wirtschafts-Identifikationsnummer (§ 139c AO)', text: 'DE123456789-00001' },
        ],
      },
    ]);
  });

  test('of a regulated profession names title, state, chamber and rules, with a link to them', () => {
    const profession: LegalConfig = {
      ...erika,
      chamber: 'Ingenieurkammer Musterland',
      professionalTitle: {
        title: 'Beratende Ingenieurin',
        state: 'Bundesrepublik Deutschland',
        rules: 'Ingenieurgesetz',
        rulesUrl: 'https://rules.example',
      },
    };
    expect(blocksOf('beruf', profession)).toEqual([
      {
        facts: [
          { term: 'Gesetzliche Berufsbezeichnung', text: 'Beratende Ingenieurin' },
          { term: 'Verliehen in', text: 'Bundesrepublik Deutschland' },
          { term: 'Kammer', text: 'Ingenieurkammer Musterland' },
          { term: 'Berufsrechtliche Regelungen', text: 'Ingenieurgesetz', href: 'https://rules.example' },
        ],
      },
    ]);
  });

  test('names the insurance of who has one', () => {
    const insurance = { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' };
    expect(blocksOf('versicherung', { ...erika, insurance })).toEqual([
      {
        facts: [
          { term: 'Versicherer', text: 'V AG, Weg 1, 12345 Ort' },
          { term: 'Räumlicher Geltungsbereich', text: 'Deutschland' },
        ],
      },
    ]);
  });

  test.each([
    ['https://beispiel.de/agb', 'beispiel.de/agb', 'https://beispiel.de/agb'],
    ['files/agb-über.pdf', 'sub/files/agb-über.pdf', '/sub/files/agb-%C3%BCber.pdf'],
    ['files/AGB 2025.pdf', 'sub/files/AGB 2025.pdf', '/sub/files/AGB%202025.pdf'],
    ['files/agb-100%.pdf', 'sub/files/agb-100%.pdf', '/sub/files/agb-100%25.pdf'],
    [
      'https://beispiel.de/agb?rabatt=10%',
      'beispiel.de/agb?rabatt=10%',
      'https://beispiel.de/agb?rabatt=10%',
    ],
    ['Es gibt keine.', 'Es gibt keine.', undefined],
    ['Köln/Bonn', 'Köln/Bonn', undefined],
    ['Auftraggeber/innen zahlen bis 31.12', 'Auftraggeber/innen zahlen bis 31.12', undefined],
    ['Kunden/Kundinnen siehe beispiel.de', 'Kunden/Kundinnen siehe beispiel.de', undefined],
    ['Näheres unter beispiel.de/agb.html', 'Näheres unter beispiel.de/agb.html', undefined],
  ])('says the terms or leads to them: %s', (terms, text, href) => {
    const jurisdiction = 'Es gilt deutsches Recht.';
    expect(blocksOf('bedingungen', { ...erika, terms, jurisdiction }, { base: '/sub/' })).toEqual([
      {
        facts: [
          { term: 'Allgemeine Geschäftsbedingungen', text, ...(href && { href }) },
          { term: 'Anwendbares Recht und Gerichtsstand', text: jurisdiction },
        ],
      },
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

  test('is the owner when there is a blog', () => {
    expect(blocksOf('redaktion', erika, withBlog)).toEqual(['Erika Beispiel, Hauptstraße 5, 10115 Berlin']);
  });

  test('is the representative of a company, with its address', () => {
    const company = { ...erika, name: 'Beispiel GmbH', legalForm: 'GmbH', representative: 'Erika Beispiel' };
    expect(blocksOf('redaktion', company, withBlog)).toEqual(['Erika Beispiel, Hauptstraße 5, 10115 Berlin']);
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
