import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../config/messages/problem.ts';
import { isOutside } from '../../../model/http-link.ts';
import type { PictureNote, PictureSource } from '../../../model/site-picture.ts';
import type { PageSnapshot } from '../../../offline/page-snapshot.ts';
import { cacheDirectory, publicPath } from '../../files.ts';
import type { OwnerConfig } from '../site/owner-config.ts';
import { cleanSvg } from '../snapshot/clean-svg.ts';
import { builtFolder, type OwnerSnapshot } from '../snapshot/owner-snapshot.ts';
import { copiesFor, type Original, sizeOf } from './copies.ts';
import { explainOddities, PictureError, type PictureFacts, pictureFacts } from './picture-facts.ts';

interface OwnOriginal extends Original {
  /** The field in config.ts, such as `profile.avatar`. */
  field: string;
  /** Below `public/`. */
  path: string;
}

/**
 * The pictures that the site publishes: files in `public/` that the configuration names, and the snapshot's. Made once,
 * for all plugins; while developing, copies are made on request.
 */
export class OwnerPictures {
  readonly #looks = new Map<string, Promise<PictureFacts>>();

  constructor(
    private readonly owner: Pick<OwnerConfig, 'site' | 'target'>,
    private readonly snapshot: OwnerSnapshot,
  ) {}

  /** Data for the documents; undefined when there is none for this site. */
  async page(): Promise<PageSnapshot | undefined> {
    const answers = await this.snapshot.answers();
    const pictures: Record<string, PictureSource> = {};
    for (const { address, path } of await this.snapshot.pictures()) pictures[address] = { src: path };
    for (const { address, copies } of await this.#copied()) pictures[address] = copies.source;
    for (const { address, facts, use } of await this.#drawn()) {
      // Drawings have no copies, but without a ratio the page needs their size.
      const size = use.ratio === undefined && sizeOf(facts);
      // During development, a replaced drawing needs another address.
      const src = this.#isDeveloped ? `${address}?${facts.hash.slice(0, 8)}` : address;
      if (size || this.#isDeveloped) pictures[address] = { src, ...size };
    }
    const isEmpty =
      Object.keys({ ...answers.answers, ...pictures }).length === 0 && !answers.furtherRepositories;
    return isEmpty ? undefined : { ...answers, pictures };
  }

  /** Findings about the files in `public/`. Missing files are reported elsewhere. */
  async problems(): Promise<Record<'mistakes' | 'warnings', Problem[]>> {
    const mistakes: Problem[] = [];
    const warnings: Problem[] = [];
    for (const { field, path, use, file } of await this.#own()) {
      const told = (message: string) => ({ path: field, message: `Found public/${path}${message}` });
      try {
        warnings.push(...explainOddities(await this.#look(file), use).map(told));
      } catch (error) {
        if (error instanceof PictureError) mistakes.push(told(error.explain(use)));
      }
    }
    return { mistakes, warnings };
  }

  /** Makes all copies. @returns absolute paths of their contents, by their path below the base */
  async make(): Promise<Map<string, string>> {
    const { base } = this.owner.target;
    const made = new Map<string, string>();
    for (const { file, path } of await this.snapshot.pictures()) made.set(path.slice(base.length), file);
    // sharp works through a few of them at a time.
    const making = (await this.#copied()).flatMap(({ address, copies }) =>
      copies.files.map(async ({ fileName, make }) => {
        const content = await make().catch((cause) => {
          throw new Error(`No copy of ${address} can be made: ${cause.message}`, { cause });
        });
        made.set(fileName, content);
      }),
    );
    await Promise.all(making);
    return made;
  }

  /** The file of a copy, by the path below the base; undefined for other paths. */
  async copy(fileName: string): Promise<string | undefined> {
    const files = (await this.#copied()).flatMap(({ copies }) => copies.files);
    return files.find((file) => file.fileName === fileName)?.make();
  }

  /** Paths below `public/` of the originals that copies replace. */
  async replaced(): Promise<string[]> {
    const copied = new Set((await this.#copied()).map(({ address }) => address));
    return (await this.#own()).filter(({ address }) => copied.has(address)).map(({ path }) => path);
  }

  /** The drawings in `public/` by their path, without active content. */
  async drawings(): Promise<Map<string, string>> {
    const cleaned = new Map<string, string>();
    for (const { path, file } of await this.#drawn())
      cleaned.set(path, cleanSvg(await readFile(file, 'utf8')));
    return cleaned;
  }

  /** The content of one of the site's pictures; undefined for other addresses, and of an unreadable picture. */
  async contentOf(address: string | undefined): Promise<Uint8Array | undefined> {
    const original = (await this.#originals()).find((one) => one.address === address);
    const isReadable = original && (await this.#look(original.file).catch(() => undefined));
    return isReadable && readFile(original.file);
  }

  async #own(): Promise<OwnOriginal[]> {
    const site = await this.owner.site();
    const { base, publicDir } = this.owner.target;
    const own = site?.pictures.filter(({ address }) => !isOutside(address) && !address.startsWith('data:'));
    return (own ?? []).map(({ address, path: field, ...use }) => {
      const path = publicPath(address, base);
      return { address, field, path, use, file: join(publicDir, path) };
    });
  }

  async #originals(): Promise<(Original & { folder: string; fallback?: string })[]> {
    const own = (await this.#own()).map((original) => ({ ...original, folder: 'assets/' }));
    const stored = await this.snapshot.pictures();
    return [...own, ...stored.map((copy) => ({ ...copy, folder: builtFolder, fallback: copy.path }))];
  }

  /** The pictures with copies, each once. Unreadable pictures have none. */
  async #copied() {
    const { root, base } = this.owner.target;
    const cache = join(root, cacheDirectory);
    const originals = await this.#originals();
    const addresses = [...new Set(originals.map(({ address }) => address))];
    const copied = addresses.map(async (address) => {
      const [original, ...others] = originals.filter((one) => one.address === address);
      const facts = original && (await this.#look(original.file).catch(() => undefined));
      if (!facts || facts.format === 'svg') return [];
      const use = others.map((other) => other.use).reduce(both, original.use);
      return [{ address, copies: copiesFor({ ...original, facts, use, base, cache }) }];
    });
    return (await Promise.all(copied)).flat();
  }

  async #drawn(): Promise<(OwnOriginal & { facts: PictureFacts })[]> {
    const looked = (await this.#own()).map(async (original) => {
      const facts = await this.#look(original.file).catch(() => undefined);
      return facts?.format === 'svg' ? [{ ...original, facts }] : [];
    });
    return (await Promise.all(looked)).flat();
  }

  get #isDeveloped(): boolean {
    return this.owner.target.command === 'serve';
  }

  #look(file: string): Promise<PictureFacts> {
    const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const key = `${file} ${mtimeMs} ${size}`;
    const cache = join(this.owner.target.root, cacheDirectory);
    const look = this.#looks.get(key) ?? pictureFacts(file, cache);
    this.#looks.set(key, look);
    return look;
  }
}

/** Merges two uses of one file. The copies are uncut, because the shapes differ. */
const both = (one: PictureNote, other: PictureNote): PictureNote => {
  if (one.kind === other.kind) return one;
  const [narrow, wide] = one.shown[1] < other.shown[1] ? [one, other] : [other, one];
  const least = Math.min(narrow.shown[0], wide.shown[0]);
  return { kind: one.kind, shown: [least, wide.shown[1]], sizes: wide.sizes };
};
