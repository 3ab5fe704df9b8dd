import { type Phrase, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';

interface Named extends Pick<Site, 'github'> {
  seo: { title?: Phrase | undefined };
  profile: Pick<Site['profile'], 'name' | 'role'>;
}

/** For tabs, search engines and shared links. */
export const siteTitle = ({ seo, ...owner }: Named): string =>
  seo.title
    ? plainText(seo.title)
    : [ownerName(owner), plainText(owner.profile.role ?? '')].filter(Boolean).join(' – ');

export const pageTitle = (page: string, site: Named): string => `${page} – ${ownerName(site)}`;

/** The person, as far as the configuration knows. */
export const ownerName = ({ profile, github }: Omit<Named, 'seo'>): string => profile.name ?? github.username;
