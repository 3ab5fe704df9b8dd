import { type LocalizedText, plainText } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';

interface Named extends Pick<Site, 'github' | 'account'> {
  seo: { title?: LocalizedText | undefined };
  profile: Pick<Site['profile'], 'name' | 'role'>;
}

/** For tabs, search engines and shared links. */
export const siteTitle = ({ seo, ...owner }: Named): string =>
  seo.title
    ? plainText(seo.title)
    : [ownerName(owner), plainText(owner.profile.role ?? '')].filter(Boolean).join(' – ');

export const pageTitle = (page: string, site: Named): string => `${page} – ${ownerName(site)}`;

/** The person: as configured, as the account says, or by the account's name. */
export const ownerName = ({ profile, account, github }: Omit<Named, 'seo'>): string =>
  profile.name || account?.name || github.username;
