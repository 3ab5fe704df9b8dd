import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Problem, problemsAt } from '../../../config/messages/problem.ts';
import type { Profile } from '../../../model/content.ts';
import type { PageSnapshot } from '../../../offline/page-snapshot.ts';
import { siteResources } from '../../../site/providers.ts';
import type { Original } from '../pictures/copies.ts';
import type { OwnerConfig } from '../site/owner-config.ts';
import { report } from '../site/report.ts';
import { readSnapshot, type StoredSnapshot } from './snapshot-file.ts';
import { usedSnapshot } from './used-snapshot.ts';

export const snapshotFolder = 'snapshot';
/** Below the base. Names there change with the content, so browsers may cache them forever. */
export const builtFolder = 'assets/snapshot/';

/** The parts of the owner's snapshot, or of that in the directory SNAPSHOT, that the site uses. Read again each time. */
export class OwnerSnapshot {
  constructor(private readonly owner: Pick<OwnerConfig, 'site' | 'target'>) {}

  async answers(): Promise<Omit<PageSnapshot, 'pictures'>> {
    const { pictures: _, missing: __, ...answers } = await this.#used();
    return answers;
  }

  /** The account's profile; undefined when it is missing or not needed. */
  async profile(): Promise<Profile | undefined> {
    const site = await this.owner.site();
    const { url = '' } = (site && siteResources(site).profile) ?? {};
    return (await this.answers()).answers[url]?.value as Profile | undefined;
  }

  async pictures(): Promise<(Original & { fallback: string })[]> {
    const { base, command } = this.owner.target;
    // During development, pictures are served from public/.
    const folder = base + (command === 'serve' ? `${snapshotFolder}/` : builtFolder);
    const { pictures } = await this.#used();
    return Object.entries(pictures).map(([address, { file, use }]) => {
      return { address, use, file: join(this.#directory, file), fallback: folder + file };
    });
  }

  /** A warning while the snapshot has not read the feed. Browsers never do. */
  async unreadFeed(): Promise<Problem[]> {
    const isFed = (await this.owner.site())?.blog.source === 'feed';
    const isUnread = isFed && (await this.#used()).missing.some(({ path }) => path === 'articles');
    const message =
      'The feed has not been read yet, so the page shows no articles. Run `npm run snapshot`; a scheduled deployment does that each day.';
    return problemsAt({ 'blog.url': isUnread && message });
  }

  /** The warning of a build. In live mode browsers fetch the rest themselves. */
  async warning(): Promise<string | undefined> {
    const { problem } = await readSnapshot(this.#directory);
    if (problem) return `${problem} Make a new one: npm run snapshot.`;
    const isLive = (await this.owner.site())?.data !== 'snapshot';
    const missing = isLive ? await this.unreadFeed() : (await this.#used()).missing;
    if (missing.length === 0) return undefined;
    if (isLive) return report('config.ts', missing, 'warning');
    return `${report("data: 'snapshot'", missing, 'warning')}\n\n  The page does without it. npm run snapshot fetches it.`;
  }

  async stored(): Promise<StoredSnapshot> {
    return (await readSnapshot(this.#directory)).snapshot;
  }

  async #used(): Promise<ReturnType<typeof usedSnapshot>> {
    const site = await this.owner.site();
    if (!site) return { answers: {}, pictures: {}, missing: [] };
    return usedSnapshot(site, await this.stored());
  }

  get #directory(): string {
    const { root, publicDir } = this.owner.target;
    return process.env.SNAPSHOT ? resolve(root, process.env.SNAPSHOT) : join(publicDir, snapshotFolder);
  }
}

/** Removes the snapshot's files, copied with `public/`, from the built ones: the pictures in use are elsewhere. */
export const snapshot = (owner: OwnerSnapshot): Plugin => ({
  name: 'portfolio:snapshot',
  generateBundle: {
    order: 'post',
    async handler() {
      const warning = await owner.warning();
      if (warning) this.environment.logger.warn(`\n${warning}\n`);
    },
  },
  async writeBundle({ dir }) {
    if (dir) await rm(join(dir, snapshotFolder), { recursive: true, force: true });
  },
});
