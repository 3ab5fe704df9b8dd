import { readDate, today } from '../../../config/format/dates.ts';
import { isPage } from '../../../model/contact.ts';
import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { languageFor } from '../../../text/languages.ts';
import { personName } from '../../../text/person-name.ts';
import { documentText, mapTexts } from '../../../text/plain-text.ts';
import { ownerName, siteTitle } from '../../../text/titles.ts';
import { absoluteAddress, withAccount } from '../pages.ts';

/**
 * The portfolio as structured data for search engines (schema.org): a `ProfilePage` about a `Person`, or about an
 * `Organization` where the name is a firm's.
 * @param known the account's profile, behind the configuration
 * @param portrait path of the portrait's published copy
 */
export function personData(configured: Site, known?: Profile, portrait?: string): object {
  const site = withAccount(configured, known);
  const { profile, base, certifications, engagements, spokenLanguages } = site;
  const skills = [...new Set([...site.skills, ...engagements.flatMap(({ technologies }) => technologies)])];
  const occupation = site.profilePage.title ?? profile.role;
  const url = absoluteAddress(site, base);
  const name = ownerName(site);
  const image = portrait ?? profile.avatar ?? known?.avatar;
  const location = profile.location ?? known?.location;
  const { isFirm, given: givenName, family, prefix, suffixes } = personName(name);
  const person = {
    givenName: givenName || undefined,
    familyName: family || undefined,
    honorificPrefix: prefix || undefined,
    // Not remarks in brackets.
    honorificSuffix: suffixes.filter((suffix) => !/^[([]/.test(suffix)).join(', ') || undefined,
    jobTitle: profile.role && plainText(profile.role),
    homeLocation: location && { '@type': 'Place', name: plainText(location) },
    worksFor: given(employers(site).map((employer) => ({ '@type': 'Organization', name: employer }))),
    hasOccupation: occupation && { '@type': 'Occupation', name: plainText(occupation) },
  };
  const page = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: siteTitle(configured),
    inLanguage: site.language,
    url: absoluteAddress(site, base + site.home.slice(1)),
    dateModified: site.profilePage.updated,
    mainEntity: {
      '@type': isFirm ? 'Organization' : 'Person',
      name,
      ...(!isFirm && person),
      alternateName: site.github.username && site.github.username !== name ? site.github.username : undefined,
      description: profile.bio && plainText(profile.bio),
      image: image && absoluteAddress(site, image),
      url,
      hasCredential: given(certifications.map(credential)),
      makesOffer: given(site.services.list.map((service) => offer(service, site))),
      knowsLanguage: given(
        spokenLanguages.map(({ name }) => ({ '@type': 'Language', name: plainText(name) })),
      ),
      knowsAbout: given(skills),
      sameAs: personalPages(site, url),
    },
  };
  return mapTexts(page, documentText);
}

/** Where the owner is employed today by their own words. */
const employers = ({ experiences }: Site): string[] =>
  experiences.flatMap(({ company, to }) =>
    company && to && readDate(plainText(to)) === today ? company : [],
  );

const given = <Entry>(entries: Entry[]): Entry[] | undefined => (entries.length > 0 ? entries : undefined);

const credential = ({ name, body, link }: Site['certifications'][number]) => ({
  '@type': 'EducationalOccupationalCredential',
  name: name && plainText(name),
  credentialCategory: 'certificate',
  url: link?.startsWith('http') ? link : undefined,
  recognizedBy: body && { '@type': 'Organization', name: body },
});

/** Prices as the owner wrote them, for only people understand which number is for what; with what is said of their tax. */
function offer(service: Site['services']['list'][number], site: Site) {
  const { name, description, category, pricing } = service;
  const { prices } = site.services;
  const { sections } = languageFor(site);
  const vat = service.vat ?? prices?.vat;
  const hasPrice = pricing !== sections.knownWords.onRequest;
  return {
    '@type': 'Offer',
    description: hasPrice ? plainText(pricing) : undefined,
    priceSpecification:
      hasPrice && vat
        ? {
            '@type': 'PriceSpecification',
            // Where there is none the sentence says so.
            valueAddedTaxIncluded: vat === 'smallBusiness' ? undefined : vat === 'included',
            description: vat === 'smallBusiness' ? site.law.smallBusiness : sections.priceText[vat],
          }
        : undefined,
    itemOffered: {
      '@type': 'Service',
      name: plainText(name),
      description: description && plainText(description),
      category: category && plainText(category),
    },
  };
}

/** The person's pages elsewhere: every account that has an address of its own. */
function personalPages(site: Site, own: string | undefined): string[] | undefined {
  const pages = site.accounts.flatMap((account) =>
    account.link?.startsWith('http') && isPage(account) ? account.link : [],
  );
  return given(pages.filter((page) => !own || new URL(page).href !== own));
}
