import { analyticsOf, countsVisits, drawsHeatMap } from '../model/site.ts';
import type { SharedSite } from '../site/page-site.ts';
import type { TrackedEvent } from '../ui/outbound-link.tsx';
import { readSetting, writeSetting } from '../ui/stored-setting.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: unknown[]) => void;
    hj?: ((...parameters: unknown[]) => void) & { q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

export type Consent = 'granted' | 'denied';

/** The visitor's answer, if it is about all providers of the site. */
export function readConsent(site: SharedSite): Consent | undefined {
  const [answer, ...asked] = readSetting(site.base, 'consent')?.split(' ') ?? [];
  if (answer !== 'granted' && answer !== 'denied') return undefined;
  return subjectsOf(site, answer).every((subject) => asked.includes(subject)) ? answer : undefined;
}

export const writeConsent = (site: SharedSite, answer: Consent): void =>
  writeSetting(site.base, 'consent', [answer, ...subjectsOf(site, answer)].join(' '));

/** The providers and accounts that an answer covers. With another account the visitor is asked again. */
function subjectsOf(site: SharedSite, answer: Consent): string[] {
  const ids = { 'google-analytics': site.googleAnalytics.id, hotjar: site.hotjar.id };
  return analyticsOf(site).map((name) => (answer === 'granted' ? `${name}:${ids[name]}` : name));
}

/** Removes what an earlier version of the site, which had analytics, has stored on the device. */
export async function forgetAnalytics({ base }: SharedSite): Promise<void> {
  if (readSetting(base, 'consent') === null) return;
  const { removeAnalyticsData } = await import('./analytics-data.ts');
  removeAnalyticsData([]);
  writeSetting(base, 'consent', null);
}

/** Sets up local queues, and keeps existing ones. The scripts that read them need consent. */
export function installQueues(site: SharedSite): void {
  if (countsVisits(site)) {
    window.dataLayer ??= [];
    window.gtag ??= (...parameters) => void window.dataLayer?.push(command(...parameters));
  }
  if (drawsHeatMap(site)) {
    window._hjSettings = { hjid: Number(site.hotjar.id), hjsv: site.hotjar.snippetVersion };
    const q: unknown[] = [];
    window.hj ??= Object.assign((...parameters: unknown[]) => void q.push(parameters), { q });
  }
}

export function command(..._parameters: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's script recognises a command by this type
  return arguments;
}

/** Sends an event through the global tag function; a failure is logged and ignored. Events before consent are dropped. */
export function sendEvent(site: SharedSite, { name, parameters }: TrackedEvent): void {
  if (readConsent(site) !== 'granted') return;
  try {
    window.gtag?.('event', name, parameters);
  } catch (error) {
    console.error('The analytics event could not be sent.', error);
  }
}

/** Reports a new address within the page to the heat-map tool. @throws Error before {@link installQueues} */
export function reportStateChange(site: SharedSite, path: string): void {
  if (!window._hjSettings) throw new Error('Hotjar is not initialized');
  if (readConsent(site) === 'granted') window.hj?.('stateChange', path);
}
