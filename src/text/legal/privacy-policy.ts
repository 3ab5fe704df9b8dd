import type { Site } from '../../model/site.ts';
import { deviceStorage } from './device-storage.ts';
import type { ProviderDisclosure } from './disclosure.ts';
import { type LegalSection, withQuotedLaw } from './legal-page.ts';
import { overview } from './overview.ts';
import {
  contactLink,
  hosting,
  linkedPictures,
  mailContact,
  phoneContact,
  pictureHosts,
} from './processing.ts';
import { complaint, controller, objection, policyDate, retention, rights } from './rights.ts';

/** What the policy has to know of the providers that the site uses. */
export interface UsedProviders {
  providers: readonly ProviderDisclosure[];
  /** Whether their answers are kept on the device. */
  keepsAnswers: boolean;
}

/**
 * The privacy policy of a site, in the order of the page. Each section tells of something that the
 * configuration makes the site do; what is switched off, and in snapshot mode what the visitor's browser no longer
 * does, is not mentioned. A template, no legal advice.
 */
export function privacySections(site: Site, { providers, keepsAnswers }: UsedProviders): LegalSection[] {
  const contents = providers.filter((provider) => provider.kind === 'content');
  const names = [
    ...contents.flatMap((provider) => provider.names),
    ...(pictureHosts(site).length > 0 ? ['Bildserver'] : []),
  ];
  // In snapshot mode the contents come with the site.
  const asked = site.data === 'live' ? contents : [];
  const sectionsOf = (some: readonly ProviderDisclosure[]) => some.map(({ section }) => section(site));
  const sections = [
    controller(site),
    overview(site, names),
    hosting(site),
    ...sectionsOf(asked),
    linkedPictures(site),
    ...sectionsOf(providers.filter(({ kind }) => kind === 'consent')),
    deviceStorage(site, keepsAnswers),
    mailContact(site),
    phoneContact(site),
    contactLink(site),
    ...sectionsOf(providers.filter(({ kind }) => kind === 'download')),
    rights(site),
    objection,
    complaint(site),
    retention,
    policyDate(site),
  ].filter((section) => section !== null);
  return withQuotedLaw(sections, site.law);
}
