import { readDate, today } from '../../../config/format/dates.ts';
import { isPage } from '../../../model/contact.ts';
import type { Profile } from '../../../model/content.ts';
import { personName } from '../../../model/person-name.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { languageFor } from '../../../site/languages.ts';
import { ownerName, siteTitle } from '../../../text/titles.ts';
import { absoluteAddress, withAccount } from '../pages.ts';
import { plainData } from '../plain-data.ts';

/** The portfolio as structured data for search engines (schema.org). @param known the account, behind the configuration */
export function personData(configured: Site, known?: Profile, portrait?: string): object {
  const site = withAccount(configured, known);
  const { profile, base, engagements } = site;
  const pages = site.accounts.filter(isPage).map(({ link }) => link);
  const occupation = site.profilePage.title ?? profile.role;
  const url = absoluteAddress(site, base);
  const name = ownerName(site);
  const image = portrait ?? profile.avatar ?? known?.avatar;
  const location = profile.location ?? known?.location;
  const { isFirm, given, family, prefix, suffixes } = personName(name, profile.familyName);
  const person = {
    givenName: given,
    familyName: family,
    honorificPrefix: prefix,
    honorificSuffix: suffixes.join(', '),
    jobTitle: profile.role,
    homeLocation: location && { '@type': 'Place', name: location },
    worksFor: employers(site),
    hasOccupation: occupation && { '@type': 'Occupation', name: occupation },
  };
  return plainData({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: siteTitle(site),
    inLanguage: site.language,
    url: absoluteAddress(site, base + site.home.slice(1)),
    dateModified: site.profilePage.updated,
    mainEntity: {
      '@type': isFirm ? 'Organization' : 'Person',
      name,
      ...(!isFirm && person),
      alternateName: site.github.username === name ? undefined : site.github.username,
      description: profile.bio,
      image: image && absoluteAddress(site, image),
      url,
      hasCredential: site.certifications.map(({ name, body, link }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        credentialCategory: 'certificate',
        url: link?.startsWith('http') ? link : undefined,
        recognizedBy: body && { '@type': 'Organization', name: body },
      })),
      makesOffer: site.services.list.map((service) => offer(service, site)),
      knowsLanguage: site.spokenLanguages.map(({ name }) => ({ '@type': 'Language', name })),
      knowsAbout: [...new Set([...site.skills, ...engagements.flatMap(({ technologies }) => technologies)])],
      sameAs: pages.filter((page) => page?.startsWith('http') && new URL(page).href !== url),
    },
  });
}

/** Where the owner is employed today by their own words. */
const employers = ({ experiences }: Site) =>
  experiences.flatMap(({ company: name, to = '' }) =>
    name && readDate(plainText(to)) === today ? { '@type': 'Organization', name } : [],
  );

/** Prices as the owner wrote them, for only people understand which number is for what; with what is said of their tax. */
function offer(service: Site['services']['list'][number], site: Site) {
  const { name, description, category, pricing } = service;
  const { prices } = site.services;
  const { sections } = languageFor(site);
  const vat = service.vat ?? prices?.vat;
  const isExempt = vat === 'smallBusiness';
  const price = vat && {
    '@type': 'PriceSpecification',
    // A small business charges none, as its sentence says.
    valueAddedTaxIncluded: isExempt ? undefined : vat === 'included',
    description: isExempt ? site.law.smallBusiness : sections.priceText[vat],
  };
  const hasPrice = pricing !== sections.knownWords.onRequest;
  return {
    '@type': 'Offer',
    ...(hasPrice && { description: pricing, priceSpecification: price }),
    itemOffered: { '@type': 'Service', name, description, category },
  };
}
