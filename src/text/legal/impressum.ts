import { mailLink, phoneLink } from '../../model/contact.ts';
import { decoded, isAddress } from '../../model/http-link.ts';
import type { Legal, Office } from '../../model/legal.ts';
import type { Site } from '../../model/site.ts';
import { countryName } from './disclosure.ts';
import { type Fact, factsOf, type LegalBlock, type LegalSection, withQuotedLaw } from './legal-page.ts';

/** The site notice: each part only when there is something to say. */
export function impressumSections({ legal, law }: Site): LegalSection[] {
  const sections = [
    provider(legal),
    section('kontakt', 'Kontakt', [facts(waysOfContact(legal))]),
    register(legal),
    section('steuern', 'Steuerliche Nummern', [
      facts(
        factsOf([
          { term: 'Umsatzsteuer-Identifikationsnummer ({vatId})', text: legal.vatId },
          { term: 'Wirtschafts-Identifikationsnummer ({businessId})', text: legal.businessId },
        ]),
      ),
    ]),
    profession(legal),
    section('aufsicht', 'Aufsichtsbehörde', officeBlocks(legal.supervisoryAuthority)),
    insurance(legal),
    terms(legal),
    law.editor === undefined ? null : editor(legal),
    law.consumerDispute === undefined ? null : consumerDispute(legal.consumerDispute),
  ].filter((part) => part !== null);
  return withQuotedLaw(sections, law);
}

function provider(legal: Legal): LegalSection | null {
  const address = postalAddress(legal);
  return section('anbieter', 'Angaben nach {siteNotice}', [
    address.length > 0 ? { address } : undefined,
    facts(factsOf([{ term: 'Vertreten durch', text: legal.representative }])),
  ]);
}

function register({ register: entry }: Legal): LegalSection | null {
  return section('register', 'Registereintrag', [
    facts(
      factsOf([
        { term: 'Registergericht', text: entry?.court },
        { term: 'Registernummer', text: entry?.number },
      ]),
    ),
  ]);
}

function profession({ chamber, professionalTitle }: Legal): LegalSection | null {
  const { title, state, rules, rulesUrl } = professionalTitle ?? {};
  return section('beruf', 'Berufsrechtliche Angaben', [
    facts(
      factsOf([
        { term: 'Gesetzliche Berufsbezeichnung', text: title },
        { term: 'Verliehen in', text: state },
        { term: 'Kammer', text: chamber },
        { term: 'Berufsrechtliche Regelungen', text: rules, href: rulesUrl },
      ]),
    ),
  ]);
}

function insurance({ insurance: given }: Legal): LegalSection | null {
  return section('versicherung', 'Berufshaftpflichtversicherung', [
    facts(
      factsOf([
        { term: 'Versicherer', text: [given?.insurer, given?.address].filter(Boolean).join(', ') },
        { term: 'Räumlicher Geltungsbereich', text: given?.territory },
      ]),
    ),
  ]);
}

function terms({ terms: given, jurisdiction }: Legal): LegalSection | null {
  return section('bedingungen', 'Vertragsbedingungen', [
    facts(
      factsOf([
        { term: 'Allgemeine Geschäftsbedingungen', ...saidOrLinked(given) },
        { term: 'Anwendbares Recht und Gerichtsstand', ...saidOrLinked(jurisdiction) },
      ]),
    ),
  ]);
}

/** A sentence as it is, an address as a link that shows where it leads. */
const saidOrLinked = (given: string | undefined): Pick<Fact, 'href'> & { text: string | undefined } =>
  given && isAddress(given)
    ? { text: decoded(given).replace(/^(https?:\/)?\//i, ''), href: given }
    : { text: given };

/** Null while nobody can be named. */
function editor(legal: Legal): LegalSection | null {
  const person = legal.editor?.name ?? legal.representative ?? legal.name;
  if (person === undefined) return null;
  const where = legal.editor?.address ?? postalAddress({ ...legal, name: '', legalForm: '' }).join(', ');
  return section('redaktion', 'Verantwortlich für die Inhalte nach {editor}', [
    [person, where].filter(Boolean).join(', '),
  ]);
}

function consumerDispute({ participation, body }: Legal['consumerDispute']): LegalSection | null {
  const statement = {
    notWilling:
      'Ich bin nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    willing:
      'Ich bin bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    obliged:
      'Ich bin verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  }[participation];
  const board = participation === 'notWilling' ? undefined : body;
  return section('streitbeilegung', 'Streitbeilegung für Verbraucher', [
    statement,
    board && 'Zuständig ist:',
    ...officeBlocks(board),
  ]);
}

function officeBlocks(office: Office | undefined): (LegalBlock | undefined)[] {
  if (office === undefined) return [];
  return [
    [office.name, office.address].filter(Boolean).join(', '),
    office.url ? { links: [{ text: `Website: ${office.name}`, href: office.url }] } : undefined,
  ];
}

const facts = (entries: ReturnType<typeof factsOf>): LegalBlock | undefined =>
  entries.length > 0 ? { facts: entries } : undefined;

/** A section with what there is to say; null when that is nothing. */
function section(
  id: string,
  heading: string,
  blocks: readonly (LegalBlock | undefined)[],
): LegalSection | null {
  const given = blocks.filter((block) => block !== undefined);
  return given.length > 0 ? { id, heading, blocks: given } : null;
}

/** The owner's name and postal address, line by line, as far as they are known. */
export function postalAddress({ name, legalForm, street, postalCode, city, country }: Legal): string[] {
  // As a word of its own: 'HUGO Software' has no 'UG'.
  const form = legalForm?.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const isNamed = form !== undefined && new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(name ?? '');
  const company = [name, isNamed ? undefined : legalForm].filter(Boolean).join(' ');
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [company, street ?? '', town, country ? countryName(country) : ''].filter((line) => line !== '');
}

/** How the owner can be reached, each a link. */
export function waysOfContact({ phone, email }: Legal): Fact[] {
  return factsOf([
    { term: 'Telefon', text: phone, href: phone && phoneLink(phone) },
    { term: 'E-Mail', text: email, href: email && mailLink(email) },
  ]);
}
