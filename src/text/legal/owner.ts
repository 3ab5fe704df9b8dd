import type { Legal } from '../../config/fields/legal.ts';
import { mailLink, phoneLink } from '../../model/contact-link.ts';
import { type Fact, factsOf } from './legal-section.ts';
import { countryName } from './third-countries.ts';

/** The owner's name and postal address, line by line, as far as they are known. */
export function postalAddress({ name, legalForm, street, postalCode, city, country }: Legal): string[] {
  const company = [name, name?.includes(legalForm ?? '') ? undefined : legalForm].filter(Boolean).join(' ');
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
