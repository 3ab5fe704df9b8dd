import { mailLink, phoneLink } from '../../model/contact.ts';
import { decoded, isAddress } from '../../model/http-link.ts';
import type { Legal, Office } from '../../model/legal.ts';
import type { Site } from '../../model/site.ts';
import {
  facts,
  type KnownFact,
  type LegalBlock,
  links,
  section,
  withQuotedLaw,
} from '../../text/legal-page.ts';
import { countryName } from './disclosure.ts';

export function impressumSections({ legal, law }: Site) {
  const { register, professionalTitle: profession, insurance } = legal;
  return withQuotedLaw(law, [
    section('anbieter', 'Angaben nach {siteNotice}', [
      { address: postalAddress(legal) },
      facts([{ term: 'Vertreten durch', text: legal.representative }]),
    ]),
    factSection('kontakt', 'Kontakt', waysOfContact(legal)),
    factSection('register', 'Registereintrag', [
      { term: 'Registergericht', text: register?.court },
      { term: 'Registernummer', text: register?.number },
    ]),
    factSection('steuern', 'Steuerliche Nummern', [
      { term: 'Umsatzsteuer-Identifikations\u00adnummer ({vatId})', text: legal.vatId },
      { term: 'Wirtschafts-Identifikations\u00adnummer ({businessId})', text: legal.businessId },
    ]),
    factSection('beruf', 'Berufsrechtliche Angaben', [
      { term: 'Gesetzliche Berufsbezeichnung', text: profession?.title },
      { term: 'Verliehen in', text: profession?.state },
      { term: 'Kammer', text: legal.chamber },
      { term: 'Berufsrechtliche Regelungen', text: profession?.rules, href: profession?.rulesUrl },
    ]),
    section('aufsicht', 'Aufsichtsbehörde', officeBlocks(legal.supervisoryAuthority)),
    factSection('versicherung', 'Berufshaftpflichtversicherung', [
      { term: 'Versicherer', text: [insurance?.insurer, insurance?.address].filter(Boolean).join(', ') },
      { term: 'Räumlicher Geltungsbereich', text: insurance?.territory },
    ]),
    factSection('bedingungen', 'Vertragsbedingungen', [
      { term: 'Allgemeine Geschäftsbedingungen', ...textOrLink(legal.terms) },
      { term: 'Anwendbares Recht und Gerichtsstand', ...textOrLink(legal.jurisdiction) },
    ]),
    law.editor !== undefined && editor(legal),
    law.consumerDispute !== undefined && consumerDispute(legal.consumerDispute),
  ]);
}

const textOrLink = (value: string | undefined): Omit<KnownFact, 'term'> =>
  value && isAddress(value)
    ? { text: decoded(value).replace(/^(https?:\/)?\//i, ''), href: value }
    : { text: value };

function editor(legal: Legal) {
  const person = legal.editor?.name ?? legal.representative ?? legal.name;
  if (person === undefined) return false;
  const where = legal.editor?.address ?? postalAddress({ ...legal, name: '', legalForm: '' }).join(', ');
  return section('redaktion', 'Verantwortlich für die Inhalte nach {editor}', [
    [person, where].filter(Boolean).join(', '),
  ]);
}

function consumerDispute({ participation, body }: Legal['consumerDispute']) {
  const stance = {
    notWilling: 'nicht bereit und nicht verpflichtet',
    willing: 'bereit',
    obliged: 'verpflichtet',
  }[participation];
  const board = participation === 'notWilling' ? undefined : body;
  return section('streitbeilegung', 'Streitbeilegung für Verbraucher', [
    `Ich bin ${stance}, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`,
    board && 'Zuständig ist:',
    ...officeBlocks(board),
  ]);
}

export function officeBlocks(office: Office | undefined, say = (where: string) => where): LegalBlock[] {
  if (office === undefined) return [];
  const { name, address, url } = office;
  const where = [name, address].filter(Boolean).join(', ');
  return [say(where), links(url ? { [`Website: ${name}`]: url } : {})];
}

const factSection = (id: string, heading: string, entries: readonly KnownFact[]) =>
  section(id, heading, [facts(entries)]);

/** Name and postal address, line by line, as far as known. */
export function postalAddress({ name, legalForm, street, postalCode, city, country }: Legal): string[] {
  // A word of its own: 'HUGO Software' has no 'UG'.
  const form = legalForm?.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const isNamed = form !== undefined && new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(name ?? '');
  const company = [name, isNamed ? undefined : legalForm].filter(Boolean).join(' ');
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [company, street ?? '', town, country ? countryName(country) : ''].filter((line) => line !== '');
}

export const waysOfContact = ({ phone, email }: Legal): KnownFact[] => [
  { term: 'Telefon', text: phone, href: phone && phoneLink(phone) },
  { term: 'E-Mail', text: email, href: email && mailLink(email) },
];
