import type { TrackedEvent } from '../ui/track.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...parameters: unknown[]) => void;
  }
}

let refused = false;

/** Queues calls of Google Analytics' tag function; nothing is sent before consent. Keeps an existing one. */
export function installTag(): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  window.gtag ??= function gtag() {
    // The tag script tells commands from other entries by their being `arguments` objects.
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  };
}

/** Sends an event through the global tag function; a failure is logged and ignored. */
export function sendEvent({ name, parameters }: TrackedEvent): void {
  if (refused) return;
  try {
    window.gtag?.('event', name, parameters);
  } catch (error) {
    console.error('The analytics event could not be sent.', error);
  }
}

/** Drops the events of a visitor who has not agreed, those that wait too; and stops dropping them. */
export function dropEvents(drop: boolean): void {
  refused = drop;
  if (drop && window.dataLayer) window.dataLayer.length = 0;
}
