import { Workbox } from 'workbox-window';
import { isControlled, lookInterval, workerOptions, workerPath } from './worker-registration.ts';

/** What the visitor has to know about versions of the site. */
export type UpdateState =
  | 'none'
  /** A new version is stored and waits to take over. */
  | 'waiting'
  /** Another tab has let the new version take over; this one still shows the old. */
  | 'replaced';

/**
 * Registers the site's worker and watches for new versions of it.
 *
 * The reload is tied to the browser's own event, in the tab that asked, and happens once: the registration helper of
 * vite-plugin-pwa does not reload a tab in the session that installed the worker.
 */
export class Updates {
  readonly #workbox: Workbox;
  readonly #base: string;
  readonly #notify: (state: UpdateState) => void;
  /** Whether this tab runs under a worker of this site, and so has a version to be replaced. */
  #controlled: boolean;
  #asked = false;

  /** @param base path that the site lives under, with a slash at both ends */
  constructor(base: string, notify: (state: UpdateState) => void) {
    this.#base = base;
    this.#workbox = new Workbox(workerPath(base), workerOptions(base));
    this.#notify = notify;
    this.#controlled = isControlled(base);
  }

  /** @returns a function that stops watching */
  watch(): () => void {
    const onWaiting = () => this.#notify('waiting');
    const onTakeover = () => this.#onTakeover();
    this.#workbox.addEventListener('waiting', onWaiting);
    navigator.serviceWorker.addEventListener('controllerchange', onTakeover);
    // Refused in private windows and by old browsers; the page works without.
    this.#workbox.register().catch(() => {});
    const timer = setInterval(() => void this.#workbox.update().catch(() => {}), lookInterval);
    return () => {
      clearInterval(timer);
      this.#workbox.removeEventListener('waiting', onWaiting);
      navigator.serviceWorker.removeEventListener('controllerchange', onTakeover);
    };
  }

  /** Lets the new version take over; this tab then loads it. */
  apply(): void {
    this.#asked = true;
    this.#workbox.messageSkipWaiting();
  }

  #onTakeover(): void {
    if (this.#asked) {
      this.#asked = false;
      location.reload();
    } else if (this.#controlled) {
      this.#notify('replaced');
    }
    this.#controlled = isControlled(this.#base);
  }
}
