import { useSyncExternalStore } from 'react';
import { readSetting, subscribeToSettings, writeSetting } from '../ui/stored-setting.ts';
import { windowEvent } from '../ui/window-event.ts';

/** Chromium's event; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const declinedForMs = 90 * 24 * 60 * 60_000;

let captured: InstallPromptEvent | undefined;
const installable = windowEvent('installable');
const subscribe = (changed: () => void) => {
  const stops = [installable(changed), subscribeToSettings(changed)];
  return () => stops.forEach((stop) => void stop());
};

// Fires once, possibly before a component listens.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    capture(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    capture(undefined);
    void askToPersist();
  });
}

export const useInstallPrompt = (base: string) =>
  useSyncExternalStore(
    subscribe,
    () => availablePrompt(base),
    () => 'none' as const,
  );

/** May only be called on a click. */
export async function install(base: string): Promise<void> {
  const event = captured;
  // Usable only once.
  capture(undefined);
  const { outcome } = (await event?.prompt()) ?? {};
  if (outcome === 'dismissed') decline(base);
}

export function decline(base: string): void {
  writeSetting(base, 'install-declined', String(Date.now()));
  capture(undefined);
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** How this browser installs the site; on iOS only through the share menu. */
function availablePrompt(base: string): 'none' | 'button' | 'ios-hint' {
  const declinedAt = Number(readSetting(base, 'install-declined'));
  if (isInstalled() || declinedAt > Date.now() - declinedForMs) return 'none';
  if (captured) return 'button';
  // Only Safari's engine on a touch device knows `standalone`; iPads call themselves Macs. Browsers within apps, whose
  // share menu cannot install anything, do not call themselves Safari.
  const isIos = 'standalone' in navigator && navigator.maxTouchPoints > 0;
  return isIos && navigator.userAgent.includes('Safari/') ? 'ios-hint' : 'none';
}

function capture(event: InstallPromptEvent | undefined): void {
  captured = event;
  dispatchEvent(new Event('installable'));
}

/** Only once installed, because some browsers ask the visitor. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An old browser, or blocked storage: stored data stays while there is room.
  }
}
