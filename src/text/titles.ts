import type { LegalPage } from '../model/page.ts';
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

/** For search engines and shared links. */
export const legalDescriptions: Readonly<Record<LegalPage, (owner: string) => string>> = {
  impressum: (name: string) =>
    `Wer hinter dieser Website steht: Anbieter, Anschrift und Kontakt von ${name}, mit allen Pflichtangaben.`,
  datenschutz: (name: string) =>
    `Welche personenbezogenen Daten die Website von ${name} verarbeitet, wozu, auf welcher Grundlage, und welche Rechte Sie haben.`,
};
