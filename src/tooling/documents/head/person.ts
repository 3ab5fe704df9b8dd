import type { Profile } from '../../../model/content.ts';
import { plainText } from '../../../model/phrase.ts';
import type { Site } from '../../../model/site.ts';
import { ownerName, siteTitle } from '../../../text/titles.ts';
import { absoluteAddress } from '../pages.ts';

/**
 * The portfolio as structured data: a `ProfilePage` about a `Person` (schema.org), as search engines read it.
 * @param portrait path of the portrait's copy, where there is one
 * @param known what the build knows of the account's profile; what the configuration says goes before it
 */
export function profilePage(site: Site, known?: Profile, portrait?: string): object {
  const { profile, skills, base } = site;
  const url = absoluteAddress(site, base);
  const name = profile.name ?? known?.name ?? ownerName(site);
  const image = portrait ?? profile.avatar ?? known?.avatar;
  const bio = profile.bio ?? known?.bio;
  const location = profile.location ?? known?.location;
  const company = known?.company?.map(({ text }) => text).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: siteTitle(site),
    inLanguage: site.language,
    url: absoluteAddress(site, base + site.home.slice(1)),
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: site.github.username && site.github.username !== name ? site.github.username : undefined,
      jobTitle: profile.role && plainText(profile.role),
      description: bio && plainText(bio),
      image: image && absoluteAddress(site, image),
      url,
      homeLocation: location && { '@type': 'Place', name: plainText(location) },
      worksFor: company && { '@type': 'Organization', name: company },
      knowsAbout: skills.length > 0 ? skills : undefined,
      sameAs: personalPages(site, url),
    },
  };
}

/** Their addresses lead to an app or a conversation. */
const withoutPage = ['discord', 'whatsapp', 'signal', 'matrix'];

/** The person's pages elsewhere: every account that has an address of its own. */
function personalPages(site: Site, own: string | undefined): string[] | undefined {
  const pages = site.accounts.flatMap(({ network, link }) =>
    link?.startsWith('http') && !withoutPage.includes(network) ? link : [],
  );
  const elsewhere = pages.filter((page) => !own || new URL(page).href !== own);
  return elsewhere.length > 0 ? elsewhere : undefined;
}
