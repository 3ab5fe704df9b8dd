import { isPage } from '../../../model/contact.ts';
import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { languageFor } from '../../../text/languages.ts';
import { dayOf } from '../../../text/quantities.ts';
import { ownerName, siteTitle } from '../../../text/titles.ts';
import { absoluteAddress, withAccount } from '../pages.ts';

/**
 * The portfolio as structured data for search engines: a `ProfilePage` about a `Person` (schema.org).
 * @param known the account's profile, behind the configuration
 * @param portrait path of the portrait's published copy
 */
export function profilePage(configured: Site, known?: Profile, portrait?: string): object {
  const site = withAccount(configured, known);
  const { profile, base, certifications, engagements, spokenLanguages } = site;
  const skills = [...new Set([...site.skills, ...engagements.flatMap(({ technologies }) => technologies)])];
  const occupation = site.profilePage.title ?? profile.role;
  const url = absoluteAddress(site, base);
  const name = ownerName(site);
  const image = portrait ?? profile.avatar ?? known?.avatar;
  const location = profile.location ?? known?.location;
  const company = known?.company?.map(({ text }) => text).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: siteTitle(configured),
    inLanguage: site.language,
    url: absoluteAddress(site, base + site.home.slice(1)),
    dateModified: site.profilePage.updated ?? dayOf(Date.now()),
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: site.github.username && site.github.username !== name ? site.github.username : undefined,
      jobTitle: profile.role && plainText(profile.role),
      description: profile.bio && plainText(profile.bio),
      image: image && absoluteAddress(site, image),
      url,
      homeLocation: location && { '@type': 'Place', name: plainText(location) },
      worksFor: company && { '@type': 'Organization', name: company },
      hasOccupation: occupation && {
        '@type': 'Occupation',
        name: plainText(occupation),
        skills: skills.length > 0 ? skills.join(', ') : undefined,
      },
      hasCredential: given(certifications.map(credential)),
      makesOffer: given(site.services.list.map((service) => offer(service, site))),
      knowsLanguage: given(
        spokenLanguages.map(({ name }) => ({ '@type': 'Language', name: plainText(name) })),
      ),
      knowsAbout: given(skills),
      sameAs: personalPages(site, url),
    },
  };
}

const given = <Entry>(entries: Entry[]): Entry[] | undefined => (entries.length > 0 ? entries : undefined);

const credential = ({ name, body, link }: Site['certifications'][number]) => ({
  '@type': 'EducationalOccupationalCredential',
  name: name && plainText(name),
  credentialCategory: 'certificate',
  url: link?.startsWith('http') ? link : undefined,
  recognizedBy: body && { '@type': 'Organization', name: body },
});

/** Prices as the owner wrote them: only people understand which number is for what. */
const offer = ({ name, description, category, pricing }: Site['services']['list'][number], site: Site) => ({
  '@type': 'Offer',
  description: pricing === languageFor(site).defaults.onRequest ? undefined : plainText(pricing),
  itemOffered: {
    '@type': 'Service',
    name: plainText(name),
    description: description && plainText(description),
    category: category && plainText(category),
  },
});

/** The person's pages elsewhere: every account that has an address of its own. */
function personalPages(site: Site, own: string | undefined): string[] | undefined {
  const pages = site.accounts.flatMap((account) =>
    account.link?.startsWith('http') && isPage(account) ? account.link : [],
  );
  return given(pages.filter((page) => !own || new URL(page).href !== own));
}
