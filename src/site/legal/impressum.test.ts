import { describe, expect, it, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { LegalBlock, LegalSection } from '../../text/legal-page.ts';
import { impressumSections } from './impressum.ts';

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

const address = 'Weg 1, 12345 Ort';
const company = { ...erika, name: 'Beispiel IT', legalForm: 'GmbH', representative: 'Erika Beispiel, GF' };
const title = { title: 'Ingenieurin', state: 'Deutschland', rules: 'IngG', rulesUrl: 'https://a.example' };
const terms = 'Allgemeine Geschäftsbedingungen:';
const dispute = 'an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';
const below: Config = { base: '/sub/' };
const blog: Config = { blog: { username: 'erika' } };
const board = { name: 'Stelle', address: 'Weg 1', url: 'https://board.example' };

/** Each section of the site notice: what the owner says, and its lines. */
const sections: Readonly<Record<string, readonly [legal: Config['legal'], lines: string, more?: Config][]>> =
  {
    anbieter: [
      [erika, 'Erika Beispiel, Hauptstraße 5, 10115 Berlin'],
      [{ city: 'Berlin' }, 'Berlin'],
      [company, 'Beispiel IT GmbH, Hauptstraße 5, 10115 Berlin | Vertreten durch: Erika Beispiel, GF'],
      [{ name: 'Beispiel-GmbH', legalForm: 'GmbH' }, 'Beispiel-GmbH'],
      [{ name: 'Muster', legalForm: 'UG & Co. KG' }, 'Muster UG & Co. KG'],
      [{ name: 'HAUG', legalForm: 'UG' }, 'HAUG UG'],
      [{ name: 'Max Muster, e.K.', legalForm: 'e.K.' }, 'Max Muster, e.K.'],
    ],
    kontakt: [
      [{ phone: '+49 30 1234567' }, 'Telefon: +49 30 1234567 → tel:+49301234567'],
      [{ email: 'post@beispiel.de' }, 'E-Mail: post@beispiel.de → mailto:post@beispiel.de'],
    ],
    register: [
      [
        { register: { court: 'Amtsgericht Berlin', number: 'HRB 1' } },
        'Registergericht: Amtsgericht Berlin | Registernummer: HRB 1',
      ],
    ],
    steuern: [
      [{ vatId: 'DE123456789' }, 'Umsatzsteuer-Identifikations\u00adnummer (§ 27a UStG): DE123456789'],
      [
        { businessId: 'DE123456789-00001' },
        'Wirtschafts-Identifikations\u00adnummer (§ 139c AO): DE123456789-00001',
      ],
    ],
    beruf: [
      [{ chamber: 'Ingenieurkammer' }, 'Kammer: Ingenieurkammer'],
      [
        { professionalTitle: title },
        'Gesetzliche Berufsbezeichnung: Ingenieurin | Verliehen in: Deutschland | Berufsrechtliche Regelungen: IngG → https://a.example',
      ],
    ],
    versicherung: [
      [
        { insurance: { insurer: 'V AG', address, territory: 'Deutschland' } },
        'Versicherer: V AG, Weg 1, 12345 Ort | Räumlicher Geltungsbereich: Deutschland',
      ],
    ],
    bedingungen: [
      [{ terms: 'https://beispiel.de/agb' }, `${terms} beispiel.de/agb → https://beispiel.de/agb`],
      [
        { terms: 'files/AGB über.pdf' },
        `${terms} sub/files/AGB über.pdf → /sub/files/AGB%20%C3%BCber.pdf`,
        below,
      ],
      [{ terms: 'files/agb-100%.pdf' }, `${terms} sub/files/agb-100%.pdf → /sub/files/agb-100%25.pdf`, below],
      [{ terms: 'Auftraggeber/innen zahlen bis 31.12' }, `${terms} Auftraggeber/innen zahlen bis 31.12`],
      [{ jurisdiction: 'Deutsches Recht.' }, 'Anwendbares Recht und Gerichtsstand: Deutsches Recht.'],
    ],
    aufsicht: [
      [
        { supervisoryAuthority: { name: 'Amt', address, url: 'https://amt.example' } },
        'Amt, Weg 1, 12345 Ort | Website: Amt → https://amt.example',
      ],
    ],
    redaktion: [
      [erika, 'Erika Beispiel, Hauptstraße 5, 10115 Berlin', blog],
      [{ ...company, representative: 'Erika Beispiel' }, 'Erika Beispiel, Hauptstraße 5, 10115 Berlin', blog],
      [{ editor: { name: 'Otto Beispiel', address } }, 'Otto Beispiel, Weg 1, 12345 Ort'],
    ],
    streitbeilegung: [
      [
        { consumerDispute: { body: { name: 'Stelle' } } },
        `Ich bin nicht bereit und nicht verpflichtet, ${dispute}`,
      ],
      [
        { consumerDispute: { participation: 'willing', body: board } },
        `Ich bin bereit, ${dispute} | Zuständig ist: | Stelle, Weg 1 | Website: Stelle → https://board.example`,
      ],
      [{ consumerDispute: { participation: 'obliged' } }, `Ich bin verpflichtet, ${dispute}`],
    ],
  };

describe.each(Object.entries(sections))('The section %s', (id, cases) => {
  it.each(cases)('of %j has its lines', (legal, lines, more) => {
    const section = noticeOf({ legal, ...more }).find((one) => one.id === id);
    expect(section?.blocks.flatMap(linesOf)).toEqual(lines.split(' | '));
  });
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
