import { identifyingWords, isFirmName, wholeWords, withoutLegalForm } from './person-name.ts';
import { pick } from './pick.ts';
import { documentText, mapTexts } from './plain-text.ts';
import type { Site } from './site.ts';

/*
 * The anonymous profile consists of the fields named below; any other field is not in it. In their texts, the words of the
 * owner's names and all web and e-mail addresses are replaced, but not in the names of technologies.
 */

type Texts = Pick<
  Site,
  'profilePage' | 'profile' | 'engagements' | 'certifications' | 'educations' | 'availability'
>;

/** The owner's texts in an anonymous profile. */
export function anonymousTexts(
  { profilePage, profile, certifications, educations, ...site }: Texts,
  names: readonly string[],
) {
  const hide = nameHider(names);
  const hideIn = <Data>(data: Data): Data => mapTexts(data, (text) => hide(documentText(text)));
  return {
    profilePage: hideIn(profilePage),
    profile: hideIn(pick(profile, 'role', 'bio')),
    engagements: site.engagements.map((one) => ({
      ...hideIn(one),
      technologies: one.technologies.map(documentText),
    })),
    certifications: hideIn(certifications.map((one) => pick(one, 'year', 'name', 'body'))),
    educations: hideIn(
      educations.map((one) => pick(one, 'institution', 'degree', 'from', 'to', 'description')),
    ),
    ...(site.availability && { availability: hideIn(site.availability) }),
  };
}

interface Named {
  profile: Pick<Site['profile'], 'name'>;
  legal: Pick<Site['legal'], 'name' | 'representative'>;
}

/** The words of the owner's names, and the whole name of the firm. */
export function ownerNames({ profile, legal }: Named): string[] {
  const names = [profile.name, legal.name, legal.representative].filter((name) => name !== undefined);
  const firms = names.filter(isFirmName).map(withoutLegalForm);
  const people = [profile.name, legal.representative].filter((name) => name !== undefined);
  const holders = legal.name && !isFirmName(legal.name) ? [...people, legal.name] : people;
  return [...new Set([...firms, ...holders.flatMap(identifyingWords)])];
}

/** The owner's names that occur in these texts, so that a page carries no others. */
export function namesIn(site: Texts & Named): string[] {
  const text = JSON.stringify([
    site.profilePage,
    site.profile,
    site.engagements,
    site.certifications,
    site.educations,
    site.availability,
  ]);
  const all = text.normalize('NFC').toLowerCase();
  return ownerNames(site).filter((name) => all.includes(name.toLowerCase()));
}

const hidden = '…';
const addresses = /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]|[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/giu;

/** Replaces names as whole words, also in capitals and with an s, and all web and e-mail addresses. */
export function nameHider(names: readonly string[]): (text: string) => string {
  const spellings = names.flatMap((name) => [name, name.toUpperCase()]);
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length);
  const whole = wholeWords(longestFirst, 'gu');
  return (text) => {
    const composed = text.normalize('NFC').replace(addresses, hidden);
    return names.length > 0 ? composed.replace(whole, hidden) : composed;
  };
}
