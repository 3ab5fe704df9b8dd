import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../../config/messages/problem.ts';
import { isOutside } from '../../../model/http-link.ts';
import type { PictureNote, PictureSource, PictureUse } from '../../../model/site-picture.ts';
import type { PageSnapshot } from '../../../offline/page-snapshot.ts';
import { cacheDirectory, filesBelow, publicPath } from '../../files.ts';
import type { OwnerConfig } from '../site/owner-config.ts';
import { builtFolder, type OwnerSnapshot } from '../snapshot/owner-snapshot.ts';
import { copiesFor, type Original, ownSize } from './copies.ts';
import { explainOddities, type Inspected, inspect } from './picture-facts.ts';

interface Picture extends Original, Inspected {
  /** The folder of its copies, below the base. */
  folder: string;
  /** The file of a stored picture in the built site. */
  fallback?: string;
  /** The field in config.ts, such as `profile.avatar`, and the path in `public/`. */
  own?: { field: string; path: string };
}

/** Pictures that the build reads without a field of config.ts. */
const unnamed = /^(?:icons\/icon\.svg|screenshots\/[^/]+\.(?:png|webp|jpe?g))$/;
const anyUse: PictureUse = { shown: [1, 1280], sizes: '' };

/** The pictures that the site publishes: files in `public/` that the configuration names, and the snapshot's. */
export class OwnerPictures {
  readonly #inspections = new Map<string, Promise<Inspected>>();

  constructor(
    private readonly owner: Pick<OwnerConfig, 'site' | 'target'>,
    private readonly snapshot: OwnerSnapshot,
  ) {}

  /** Data for the documents; undefined when there is none for this site. */
  async page(): Promise<PageSnapshot | undefined> {
    const answers = await this.snapshot.answers();
    const pictures: Record<string, PictureSource> = {};
    const isDeveloped = this.owner.target.command === 'serve';
    for (const { address, fallback, own, facts, use } of await this.#all()) {
      if (fallback) pictures[address] = { src: fallback };
      if (!own || facts?.format !== 'svg') continue;
      // Drawings have no copies, but without a ratio the page needs their size.
      const size = ownSize(use, facts);
      // During development, a replaced drawing needs another address.
      const src = isDeveloped ? `${address}?${facts.hash.slice(0, 8)}` : address;
      if (size || isDeveloped) pictures[address] = { src, ...size };
    }
    for (const { address, copies } of await this.#copied()) pictures[address] = copies.source;
    const data = { ...answers.answers, ...pictures, ...answers.furtherRepositories };
    return Object.keys(data).length > 0 ? { ...answers, pictures } : undefined;
  }

  /** Findings about the files in `public/`. Missing files are reported elsewhere. */
  async problems(): Promise<Record<'mistakes' | 'warnings', Problem[]>> {
    const mistakes: Problem[] = [];
    const warnings: Problem[] = [];
    for (const { own, use, facts, mistake } of await this.#all()) {
      if (!own) continue;
      const problem = (message: string) => ({
        path: own.field,
        message: `Found public/${own.path}${message}`,
      });
      if (mistake) mistakes.push(problem(mistake(use)));
      if (facts) warnings.push(...explainOddities(facts, use).map(problem));
    }
    for (const file of filesBelow(this.owner.target.publicDir).filter((name) => unnamed.test(name))) {
      const { facts, mistake } = await this.#inspect(join(this.owner.target.publicDir, file));
      const isNoDrawing = file.endsWith('.svg') && facts && !facts.drawing;
      const message = isNoDrawing ? ', which is no SVG. Export the icon as SVG.' : mistake?.(anyUse);
      if (message) mistakes.push({ path: `public/${file}`, message: `Found public/${file}${message}` });
    }
    return { mistakes, warnings };
  }

  /**
   * Makes all copies.
   * @param tell how many are made
   * @returns absolute paths of their contents, by their path below the base
   */
  async make(tell?: (state: string) => void): Promise<Map<string, string>> {
    const { base } = this.owner.target;
    const stored = (await this.#all()).flatMap(({ file, fallback }) =>
      fallback ? [[fallback.slice(base.length), file] as const] : [],
    );
    const copied = await this.#copied();
    const count = copied.reduce((sum, { copies }) => sum + copies.files.length, 0);
    let done = 0;
    // sharp works through a few of them at a time.
    const contents = copied.flatMap(({ address, copies }) =>
      copies.files.map(async ({ fileName, make }) => {
        const content = await make().catch((cause) => {
          throw new Error(`No copy of ${address} can be made: ${cause.message}`, { cause });
        });
        done += 1;
        tell?.(`${done} of ${count} copies`);
        return [fileName, content] as const;
      }),
    );
    return new Map([...stored, ...(await Promise.all(contents))]);
  }

  /** The file of a copy, by the path below the base; undefined for other paths. */
  async copy(fileName: string): Promise<string | undefined> {
    const files = (await this.#copied()).flatMap(({ copies }) => copies.files);
    return files.find((file) => file.fileName === fileName)?.make();
  }

  /** Paths below `public/` of the originals that copies replace. */
  async replaced(): Promise<string[]> {
    const all = await this.#all();
    return all.flatMap(({ own, facts }) => (own && facts && facts.format !== 'svg' ? own.path : []));
  }

  /** The drawings in `public/` by their path, without active content. */
  async drawings(): Promise<Map<string, string>> {
    const cleaned = new Map<string, string>();
    for (const { own, facts } of await this.#all())
      if (own && facts?.drawing) cleaned.set(own.path, facts.drawing.svg);
    return cleaned;
  }

  /** The content of one of the site's pictures; undefined for other addresses, and of an unreadable picture. */
  async contentOf(address: string | undefined): Promise<Uint8Array | undefined> {
    const picture = (await this.#all()).find((one) => one.address === address);
    if (picture?.facts?.drawing) return Buffer.from(picture.facts.drawing.svg);
    return picture?.facts && readFile(picture.file);
  }

  async #all(): Promise<Picture[]> {
    const { base, publicDir } = this.owner.target;
    const pictures: Picture[] = [];
    for (const { address, path: field, ...use } of (await this.owner.site())?.pictures ?? []) {
      if (isOutside(address) || address.startsWith('data:')) continue;
      const path = publicPath(address, base);
      pictures.push({ address, use, file: join(publicDir, path), folder: 'assets/', own: { field, path } });
    }
    for (const stored of await this.snapshot.pictures()) pictures.push({ ...stored, folder: builtFolder });
    return Promise.all(
      pictures.map(async (picture) => ({ ...picture, ...(await this.#inspect(picture.file)) })),
    );
  }

  /** The pictures with copies, each once. */
  async #copied() {
    const { root, base } = this.owner.target;
    const cache = join(root, cacheDirectory);
    const photos = new Map<string, Parameters<typeof copiesFor>[0]>();
    for (const { facts, ...picture } of await this.#all()) {
      if (!facts || facts.format === 'svg') continue;
      const use = mergedUse(photos.get(picture.address)?.use ?? picture.use, picture.use);
      photos.set(picture.address, { ...picture, facts, use, base, cache });
    }
    return [...photos].map(([address, photo]) => ({ address, copies: copiesFor(photo) }));
  }

  #inspect(file: string): Promise<Inspected> {
    const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const key = `${file} ${mtimeMs} ${size}`;
    const inspected = this.#inspections.get(key) ?? inspect(file);
    this.#inspections.set(key, inspected);
    return inspected;
  }
}

/** Merges two uses of one file. The copies are uncut, because the shapes differ. */
const mergedUse = (one: PictureNote, other: PictureNote): PictureNote => {
  if (one.kind === other.kind) return one;
  const [narrow, wide] = one.shown[1] < other.shown[1] ? [one, other] : [other, one];
  const least = Math.min(narrow.shown[0], wide.shown[0]);
  return { kind: one.kind, shown: [least, wide.shown[1]], sizes: wide.sizes };
};
