import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { impressumSections } from './impressum.ts';
import type { LegalBlock, LegalSection } from './legal-page.ts';

const erika = {
  ...{ name: 'Erika Beispiel', street: 'Hauptstraße 5', postalCode: '10115', city: 'Berlin' },
  ...{ email: 'post@beispiel.de', phone: '+49 30 1234567' },
};

/** The site notice of a configuration in which these blocks replace the ordinary ones. */
function noticeOf(given: Config): LegalSection[] {
  const profile = { name: 'Erika', bio: 'Entwicklerin', avatar: 'images/erika.jpg' };
  return impressumSections(siteOf({ profile, legal: erika, ...given }));
}

const idsOf = (given: Config) => noticeOf(given).map(({ id }) => id);

/** A block as a reader has it; a link shows its address. */
function linesOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  const linked = (text: string, href?: string) => (href ? `${text} → ${href}` : text);
  if ('facts' in block) return block.facts.map(({ term, text, href }) => linked(`${term}: ${text}`, href));
  if ('links' in block) return block.links.map(({ text, href }) => linked(text, href));
  return 'address' in block ? [block.address.join(', ')] : [];
}

/** The blocks of a configuration, a section of its site notice, and the lines of that section. */
test.each<[Config, ...string[]]>([
  [{ legal: erika }, 'anbieter', 'Erika Beispiel, Hauptstraße 5, 10115 Berlin'],
  [
    { legal: erika },
    'kontakt',
    'Telefon: +49 30 1234567 → tel:+49301234567',
    'E-Mail: post@beispiel.de → mailto:post@beispiel.de',
  ],
  [{ legal: { city: 'Berlin' } }, 'anbieter', 'Berlin'],
  [
    {
      legal: {
        ...erika,
        name: 'Beispiel IT',
        legalForm: 'GmbH',
        representative: 'Erika Beispiel, Geschäftsführerin',
      },
    },
    'anbieter',
    'Beispiel IT GmbH, Hauptstraße 5, 10115 Berlin',
    'Vertreten durch: Erika Beispiel, Geschäftsführerin',
  ],
  [{ legal: { name: 'Beispiel-GmbH', legalForm: 'GmbH' } }, 'anbieter', 'Beispiel-GmbH'],
  [
    { legal: { name: 'Muster', legalForm: 'UG (haftungsbeschränkt) & Co. KG' } },
    'anbieter',
    'Muster UG (haftungsbeschränkt) & Co. KG',
  ],
  [
    { legal: { name: 'Muster GmbH & Co. KG', legalForm: 'GmbH & Co. KG' } },
    'anbieter',
    'Muster GmbH & Co. KG',
  ],
  [{ legal: { name: 'HUGO Software', legalForm: 'UG' } }, 'anbieter', 'HUGO Software UG'],
  [{ legal: { name: 'HAUG', legalForm: 'UG' } }, 'anbieter', 'HAUG UG'],
  [{ legal: { name: 'Max Muster, e.K.', legalForm: 'e.K.' } }, 'anbieter', 'Max Muster, e.K.'],
  [
    { legal: { register: { court: 'Amtsgericht Berlin', number: 'HRB 1' } } },
    'register',
    'Registergericht: Amtsgericht Berlin',
    'Registernummer: HRB 1',
  ],
  [
    { legal: { vatId: 'DE123456789' } },
    'steuern',
    'Umsatzsteuer-Identifikations\u00adnummer (§ 27a UStG): DE123456789',
  ],
  [
    { legal: { businessId: 'DE123456789-00001' } },
    'steuern',
    'Wirtschafts-Identifikations\u00adnummer (§ 139c AO): DE123456789-00001',
  ],
  [{ legal: { chamber: 'Ingenieurkammer' } }, 'beruf', 'Kammer: Ingenieurkammer'],
  [
    {
      legal: {
        professionalTitle: {
          title: 'Ingenieurin',
          state: 'Deutschland',
          rules: 'IngG',
          rulesUrl: 'https://a.example',
        },
      },
    },
    'beruf',
    'Gesetzliche Berufsbezeichnung: Ingenieurin',
    'Verliehen in: Deutschland',
    'Berufsrechtliche Regelungen: IngG → https://a.example',
  ],
  [
    { legal: { insurance: { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' } } },
    'versicherung',
    'Versicherer: V AG, Weg 1, 12345 Ort',
    'Räumlicher Geltungsbereich: Deutschland',
  ],
  [
    { legal: { terms: 'https://beispiel.de/agb' } },
    'bedingungen',
    'Allgemeine Geschäftsbedingungen: beispiel.de/agb → https://beispiel.de/agb',
  ],
  [
    { base: '/sub/', legal: { terms: 'files/AGB über.pdf' } },
    'bedingungen',
    'Allgemeine Geschäftsbedingungen: sub/files/AGB über.pdf → /sub/files/AGB%20%C3%BCber.pdf',
  ],
  [
    { base: '/sub/', legal: { terms: 'files/agb-100%.pdf' } },
    'bedingungen',
    'Allgemeine Geschäftsbedingungen: sub/files/agb-100%.pdf → /sub/files/agb-100%25.pdf',
  ],
  [{ legal: { terms: 'Köln/Bonn' } }, 'bedingungen', 'Allgemeine Geschäftsbedingungen: Köln/Bonn'],
  [
    { legal: { terms: 'Auftraggeber/innen zahlen bis 31.12' } },
    'bedingungen',
    'Allgemeine Geschäftsbedingungen: Auftraggeber/innen zahlen bis 31.12',
  ],
  [
    { legal: { terms: 'Näheres unter beispiel.de/agb.html' } },
    'bedingungen',
    'Allgemeine Geschäftsbedingungen: Näheres unter beispiel.de/agb.html',
  ],
  [
    { legal: { jurisdiction: 'Es gilt deutsches Recht.' } },
    'bedingungen',
    'Anwendbares Recht und Gerichtsstand: Es gilt deutsches Recht.',
  ],
  [
    {
      legal: {
        supervisoryAuthority: { name: 'Amt', address: 'Weg 1, 12345 Ort', url: 'https://amt.example' },
      },
    },
    'aufsicht',
    'Amt, Weg 1, 12345 Ort',
    'Website: Amt → https://amt.example',
  ],
  [{ blog: { username: 'erika' } }, 'redaktion', 'Erika Beispiel, Hauptstraße 5, 10115 Berlin'],
  [
    {
      blog: { username: 'erika' },
      legal: { ...erika, name: 'Beispiel GmbH', legalForm: 'GmbH', representative: 'Erika Beispiel' },
    },
    'redaktion',
    'Erika Beispiel, Hauptstraße 5, 10115 Berlin',
  ],
  [
    { legal: { editor: { name: 'Otto Beispiel', address: 'Weg 1, 12345 Ort' } } },
    'redaktion',
    'Otto Beispiel, Weg 1, 12345 Ort',
  ],
  [
    { legal: { consumerDispute: { body: { name: 'Schlichtungsstelle' } } } },
    'streitbeilegung',
    'Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  ],
  [
    {
      legal: {
        consumerDispute: {
          participation: 'willing',
          body: { name: 'Stelle', address: 'Weg 1', url: 'https://board.example' },
        },
      },
    },
    'streitbeilegung',
    'Ich bin bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    'Zuständig ist:',
    'Stelle, Weg 1',
    'Website: Stelle → https://board.example',
  ],
  [
    { legal: { consumerDispute: { participation: 'obliged' } } },
    'streitbeilegung',
    'Ich bin verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  ],
])('%j has a section %s', (blocks, id, ...lines) => {
  const section = noticeOf(blocks).find((one) => one.id === id);
  expect(section?.blocks.flatMap(linesOf)).toEqual(lines);
});

test('A freelancer has address, contact and the word on disputes, without empty headings', () => {
  expect(idsOf({})).toEqual(['anbieter', 'kontakt', 'streitbeilegung']);
  expect(idsOf({ legal: { city: 'Berlin' } })).toEqual(['anbieter', 'streitbeilegung']);
  expect(idsOf({ services: { prices: { vat: 'excluded' } } }), 'to businesses').not.toContain(
    'streitbeilegung',
  );
});

test('Nobody answers for the content when there is nobody to name', () => {
  expect(idsOf({ blog: { username: 'erika' }, legal: { street: 'Hauptstraße 5' } })).not.toContain(
    'redaktion',
  );
});

test('There is no link to the platform for online disputes, which is closed', () => {
  expect(JSON.stringify(noticeOf({}))).not.toMatch(/ec\.europa\.eu|odr/i);
});
