import { useSyncExternalStore } from 'react';
import { readSetting, subscription, writeSetting } from '../ui/stored-setting.ts';

/** How this browser lets the visitor put the site on the home screen; on iOS only through the share menu. */
export type InstallOffer = 'none' | 'button' | 'ios-hint';

/** Chromium's event; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const declinedForMs = 90 * 24 * 60 * 60_000;

let offered: InstallPromptEvent | undefined;
const { announce, subscribe } = subscription(() => () => {});

// The browser offers it once, perhaps before anything that could show it has been loaded.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    setOffer(undefined);
    void askToPersist();
  });
}

/** What to offer to this visitor now. */
export const useInstallOffer = (base: string): InstallOffer =>
  useSyncExternalStore(
    subscribe,
    () => currentOffer(base),
    () => 'none',
  );

/** Lets the browser ask the visitor; may only be called on a click. */
export async function install(base: string): Promise<void> {
  const event = offered;
  // It can be used once only.
  setOffer(undefined);
  const { outcome } = (await event?.prompt()) ?? {};
  if (outcome === 'dismissed') decline(base);
}

/** Remembers that the visitor does not want it. */
export function decline(base: string): void {
  writeSetting(base, 'install-declined', String(Date.now()));
  setOffer(undefined);
}

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** What a browser's own button does, which an installed app has not: but never into an error page. */
export function reloadApp(): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) location.reload();
}

function currentOffer(base: string): InstallOffer {
  const declinedAt = Number(readSetting(base, 'install-declined'));
  if (isInstalled() || declinedAt > Date.now() - declinedForMs) return 'none';
  if (offered) return 'button';
  // Only Safari's engine on a touch device knows `standalone`; iPads call themselves Macs.
  return 'standalone' in navigator && navigator.maxTouchPoints > 0 ? 'ios-hint' : 'none';
}

function setOffer(event: InstallPromptEvent | undefined): void {
  offered = event;
  announce();
}

/** Asks the browser not to evict this site's storage. Only once installed, because some browsers ask the visitor. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage that is blocked: what is stored stays for as long as there is room.
  }
}
