import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { Problem } from '../../../config/messages/problem.ts';
import type { Profile } from '../../../model/content.ts';
import type { Site } from '../../../model/site.ts';
import type { PageSnapshot } from '../../../offline/offline-context.ts';
import { siteResources } from '../../../providers/providers.ts';
import type { Original } from '../pictures/copies.ts';
import { nothingStored, readSnapshot } from './snapshot-file.ts';
import { type UsedSnapshot, usedSnapshot } from './used-snapshot.ts';

export const snapshotFolder = 'snapshot';

/** Where a site is built, and what for. */
export type BuildPlace = Pick<ResolvedConfig, 'root' | 'publicDir' | 'base' | 'command'>;

/**
 * The owner's snapshot, as far as the site uses it, for all plugins; read again each time. SNAPSHOT names another directory,
 * relative to the project's root; `none` means none.
 */
export class OwnerSnapshot {
  readonly #site: () => Promise<Site | null>;
  #place: BuildPlace | undefined;

  constructor(site: () => Promise<Site | null>) {
    this.#site = site;
  }

  settle(place: BuildPlace): void {
    // The worker's own build, which follows, has no place for pictures.
    this.#place ??= place;
  }

  async answers(): Promise<Omit<PageSnapshot, 'pictures'>> {
    const { answers = {}, sampledAt } = (await this.used()) ?? {};
    return { answers, ...(sampledAt !== undefined && { sampledAt }) };
  }

  /** The account's profile; undefined when the snapshot has none, or when it is not needed. */
  async profile(): Promise<Profile | undefined> {
    const site = await this.#site();
    const { url = '' } = (site && siteResources(site).profile) ?? {};
    return (await this.answers()).answers[url]?.value as Profile | undefined;
  }

  async pictures(): Promise<(Original & { path: string })[]> {
    const { pictures = {} } = (await this.used()) ?? {};
    return Object.entries(pictures).map(([address, { file, place }]) => ({
      address,
      place,
      file: join(this.#directory ?? '', file),
      path: this.#pathOf(file),
    }));
  }

  /** What the site takes of the snapshot; null without a site. */
  async used(): Promise<UsedSnapshot | null> {
    const site = await this.#site();
    return site && usedSnapshot(site, (await this.#read()).snapshot);
  }

  /** Why the snapshot cannot be read; undefined when it can, or when there is none. */
  async problem(): Promise<string | undefined> {
    return (await this.#read()).problem;
  }

  /** That a feed is not shown yet: visitors do not read it, only the snapshot does. */
  async unreadFeed(): Promise<Problem[]> {
    const site = await this.#site();
    const { missing = [] } = (await this.used()) ?? {};
    const isUnread = site?.blog.source === 'feed' && missing.some(({ path }) => path === 'articles');
    const message =
      'The feed has not been read yet, so the page shows no articles. Run `npm run snapshot`; a scheduled deployment does that each day.';
    return isUnread ? [{ path: 'blog.url', message }] : [];
  }

  async #read(): ReturnType<typeof readSnapshot> {
    const directory = this.#directory;
    return directory ? readSnapshot(directory) : { snapshot: nothingStored, problem: undefined };
  }

  /** While developing, a picture is served from where it lies. */
  #pathOf(file: string): string {
    const { base = '/', command } = this.#place ?? {};
    return base + (command === 'serve' ? `${snapshotFolder}/` : builtFolder) + file;
  }

  get #directory(): string | undefined {
    const { root = '.', publicDir = 'public' } = this.#place ?? {};
    const named = process.env.SNAPSHOT;
    if (named === 'none') return undefined;
    return named ? resolve(root, named) : join(publicDir, snapshotFolder);
  }
}

/** Below the base: a name there changes with its content, so that browsers may keep it for good. */
const builtFolder = 'assets/snapshot/';
