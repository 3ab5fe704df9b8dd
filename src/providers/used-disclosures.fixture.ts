import type { Site } from '../model/site.ts';
import { messengersOf } from '../model/social-account.ts';
import type { UsedProviders } from '../text/legal/privacy-policy.ts';
import { keepsAnswers, providers, usedProviders } from './providers.ts';

/** What `virtual:disclosures` exports. */
export const usedDisclosures = (site: Site): UsedProviders => ({
  providers: usedProviders(site).flatMap((name) => providers[name]?.disclosure ?? []),
  keepsAnswers: keepsAnswers(site),
  messengers: messengersOf(site),
});
