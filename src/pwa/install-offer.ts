import { useSyncExternalStore } from 'react';
import { readSetting, writeSetting } from '../model/stored-setting.ts';

/** How this browser lets the visitor put the site on the home screen. */
export type InstallOffer =
  /** Not at all, or it is there already, or the visitor has declined. */
  | 'none'
  /** The browser installs it when told to. */
  | 'button'
  /** Safari on iOS: only the visitor can, through the share menu. */
  | 'ios-hint';

/** Chromium's event; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How long a visitor who has declined is left alone. */
const declinedForMs = 90 * 24 * 60 * 60_000;

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

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
export function useInstallOffer(base: string): InstallOffer {
  return useSyncExternalStore(
    subscribe,
    () => currentOffer(base),
    () => 'none',
  );
}

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
  if (isInstalled() || hasDeclined(base)) return 'none';
  if (offered) return 'button';
  return isIos() ? 'ios-hint' : 'none';
}

const hasDeclined = (base: string): boolean =>
  Number(readSetting(base, 'install-declined')) > Date.now() - declinedForMs;

/** Only Safari's engine on a touch device knows `navigator.standalone`; iPads call themselves Macs. */
const isIos = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 0;

function setOffer(event: InstallPromptEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the browser not to clear this site's storage when the device runs short. Some browsers ask the visitor, so it
 * is done only where the wish is plain: when the site has been installed.
 */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or storage that is blocked: what is stored stays for as long as there is room.
  }
}
