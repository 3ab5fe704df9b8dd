import { useSyncExternalStore } from 'react';
import { readSetting, subscription, writeSetting } from '../ui/stored-setting.ts';

/** How this browser installs the site; on iOS only through the share menu. */
export type InstallOffer = 'none' | 'button' | 'ios-hint';

/** Chromium's event; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const declinedForMs = 90 * 24 * 60 * 60_000;

let offered: InstallPromptEvent | undefined;
const { announce, subscribe } = subscription(() => () => {});

// Fired once, perhaps before anything can show it.
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

export const useInstallOffer = (base: string): InstallOffer =>
  useSyncExternalStore(
    subscribe,
    () => currentOffer(base),
    () => 'none',
  );

/** May only be called on a click. */
export async function install(base: string): Promise<void> {
  const event = offered;
  // Usable only once.
  setOffer(undefined);
  const { outcome } = (await event?.prompt()) ?? {};
  if (outcome === 'dismissed') decline(base);
}

export function decline(base: string): void {
  writeSetting(base, 'install-declined', String(Date.now()));
  setOffer(undefined);
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** Reloads, which an installed app has no button for, but never into an error page. */
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

/** Only once installed, because some browsers ask the visitor. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or blocked storage: stored data stays while there is room.
  }
}
