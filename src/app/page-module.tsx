import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Site } from '../config/site.ts';

type Page = ComponentType<{ site: Site }>;

/**
 * A page whose code is loaded when it is asked for.
 *
 * The first page is loaded before it is hydrated: a suspended page in the middle of hydration would be taken away
 * from the reader by the first update that reaches it.
 */
export class PageModule {
  readonly #load: () => Promise<{ default: Page }>;
  readonly #lazy: LazyExoticComponent<Page>;
  #loaded: Page | undefined;

  constructor(load: () => Promise<{ default: Page }>) {
    // A chunk that is gone comes as nothing: the page is about to be loaded anew (src/pwa/missing-chunk.ts).
    this.#load = async () => (await load()) ?? new Promise<never>(() => {});
    this.#lazy = lazy(this.#load);
  }

  async preload(): Promise<void> {
    this.#loaded = (await this.#load()).default;
  }

  /** Whether the page's component is at hand. */
  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /** The page's component: at once when it was preloaded, suspended otherwise. */
  get Component(): Page {
    return this.#loaded ?? this.#lazy;
  }
}
