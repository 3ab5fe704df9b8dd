import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../../config/messages/problem.ts';
import { decoded, isOutside } from '../../../model/http-link.ts';
import type { PictureNote, PictureSource } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import type { PageSnapshot } from '../../../offline/page-snapshot.ts';
import { cacheDirectory } from '../cached-file.ts';
import { cleanSvg } from '../snapshot/clean-svg.ts';
import type { BuildPlace, OwnerSnapshot } from '../snapshot/owner-snapshot.ts';
import { type Copies, copiesFor, type Original, sizeOf } from './copies.ts';
import { explainOddities, explainUnusable } from './explain-picture.ts';
import { PictureError, type PictureFacts, pictureFacts, wholeFacts } from './picture-facts.ts';

interface OwnOriginal extends Original {
  /** Where the owner wrote it, such as `profile.avatar`. */
  field: string;
  path: string;
}

/** The copies of pictures in `public/`, and of the snapshot's. */
const folder = 'assets/';
const storedFolder = 'assets/snapshot/';

/**
 * The pictures that the site publishes: files in `public/` that the configuration names, and the snapshot's. Made once,
 * for all plugins. A build looks into each file, once for each content; while developing only its head is read, and copies
 * are made on request.
 */
export class OwnerPictures {
  readonly #site: () => Promise<Site | null>;
  readonly #snapshot: OwnerSnapshot;
  readonly #looks = new Map<string, Promise<PictureFacts>>();
  #place: BuildPlace | undefined;

  constructor(site: () => Promise<Site | null>, snapshot: OwnerSnapshot) {
    this.#site = site;
    this.#snapshot = snapshot;
  }

  settle(place: BuildPlace): void {
    // The worker's own build, which follows, has no place for pictures.
    this.#place ??= place;
    this.#snapshot.settle(place);
  }

  /** What the documents carry; undefined when there is nothing for this site. */
  async page(): Promise<PageSnapshot | undefined> {
    const answers = await this.#snapshot.answers();
    // Drawings have no copies, but the page has to know how large those are that have no shape of their place.
    const drawings = (await this.#drawings()).filter(
      ({ place }) => place.ratio === undefined || this.#isDeveloped,
    );
    const pictures: Record<string, PictureSource> = Object.fromEntries([
      ...(await this.#snapshot.pictures()).map(({ address, path }) => [address, { src: path }]),
      ...(await this.#copied()).map(({ address, copies }) => [address, copies.source]),
      ...drawings.map(({ address, facts, place }) => [
        address,
        // While developing, a drawing that was replaced under its name has another address.
        {
          src: this.#isDeveloped ? `${address}?${facts.hash.slice(0, 8)}` : address,
          ...(place.ratio === undefined && sizeOf(facts)),
        },
      ]),
    ]);
    const isEmpty = Object.keys({ ...answers.answers, ...pictures }).length === 0;
    return isEmpty ? undefined : { ...answers, pictures };
  }

  /** What there is to say about the files in `public/`; one that is not there is missed elsewhere. */
  async problems(): Promise<Record<'mistakes' | 'warnings', Problem[]>> {
    const found = (await this.#own()).map(async ({ file, path, field, place }) => {
      const findings = await this.#look(file).then(
        (facts) => explainOddities(facts, place),
        (error) => (error instanceof PictureError ? [explainUnusable(error, place)] : []),
      );
      return findings.map(({ kind, message }) => ({
        kind,
        path: field,
        message: `Found public/${path}${message}`,
      }));
    });
    const problems = (await Promise.all(found)).flat();
    const of = (wanted: 'mistake' | 'warning') =>
      problems.filter(({ kind }) => kind === wanted).map(({ path, message }) => ({ path, message }));
    return { mistakes: of('mistake'), warnings: of('warning') };
  }

  /**
   * Makes all copies, as many at a time as there are processors.
   * @returns absolute paths of their contents, by their path below the base
   */
  async make(tell: (made: number, all: number) => void): Promise<Map<string, string>> {
    const waiting = (await this.#copied()).flatMap(({ address, copies }) =>
      copies.files.map((copy) => ({ ...copy, address })),
    );
    const all = waiting.length;
    const made = new Map<string, string>();
    const makeNext = async () => {
      for (let copy = waiting.shift(); copy; copy = waiting.shift()) {
        const { address, fileName } = copy;
        const content = await copy.make().catch((cause) => {
          throw new Error(`No copy of ${address} can be made: ${cause.message}`, { cause });
        });
        made.set(fileName, content);
        tell(made.size, all);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, makeNext));
    const { base = '/' } = this.#place ?? {};
    for (const { file, path } of await this.#snapshot.pictures()) made.set(path.slice(base.length), file);
    return made;
  }

  /** One copy, by its path below the base: where its content lies. Undefined when it is not one. */
  async copy(fileName: string): Promise<string | undefined> {
    const files = (await this.#copied()).flatMap(({ copies }) => copies.files);
    return files.find((file) => file.fileName === fileName)?.make();
  }

  /** Whether there are any; while developing there may be some any moment. */
  async hasCopies(): Promise<boolean> {
    if (this.#place?.command === 'serve') return true;
    // By their names: a build asks for each of its parts.
    const originals = [...(await this.#own()), ...(await this.#snapshot.pictures())];
    return originals.some(({ file }) => !/\.svg$/i.test(file) && existsSync(file));
  }

  async replaced(): Promise<Pick<OwnOriginal, 'address' | 'path'>[]> {
    const copied = new Set((await this.#copied()).map(({ address }) => address));
    return (await this.#own()).filter(({ address }) => copied.has(address));
  }

  /** The drawings in `public/`, by their path there, without anything that could act. */
  async drawings(): Promise<Map<string, string>> {
    const cleaned = (await this.#drawings()).map(
      async ({ path, file }) => [path, cleanSvg(await readFile(file, 'utf8'))] as const,
    );
    return new Map(await Promise.all(cleaned));
  }

  /** The file of a picture that the site publishes, by its address; undefined when there is none. */
  async fileOf(address: string | undefined): Promise<string | undefined> {
    const originals: Original[] = [...(await this.#own()), ...(await this.#snapshot.pictures())];
    return originals.find((original) => original.address === address)?.file;
  }

  /** The content of a picture that the site publishes, by its address; undefined when there is none. */
  async contentOf(address: string | undefined): Promise<Uint8Array | undefined> {
    const file = await this.fileOf(address);
    return file === undefined ? undefined : readFile(file).catch(() => undefined);
  }

  readonly portrait = async (): Promise<string | undefined> =>
    this.fileOf((await this.#site())?.profile.avatar);

  async #own(): Promise<OwnOriginal[]> {
    const site = await this.#site();
    const { base, publicDir } = this.#place ?? {};
    if (!site || base === undefined || publicDir === undefined) return [];
    return site.pictures
      .filter(({ address }) => !isOutside(address) && !address.startsWith('data:'))
      .map(({ address, path: field, ...place }) => {
        const path = decoded(address.slice(base.length).replace(/[?#].*$/s, ''));
        return { address, field, path, place, file: join(publicDir, path) };
      });
  }

  /** The pictures with copies, each once. What cannot be read has none. */
  async #copied(): Promise<{ address: string; copies: Copies }[]> {
    const { root = '.', base = '/' } = this.#place ?? {};
    const own = (await this.#own()).map((original) => ({ ...original, folder }));
    const stored = (await this.#snapshot.pictures()).map(({ path, ...original }) => ({
      ...original,
      folder: storedFolder,
      fallback: path,
    }));
    const originals = [...own, ...stored];
    const addresses = [...new Set(originals.map(({ address }) => address))];
    const copied = addresses.map(async (address) => {
      const [original, ...others] = originals.filter((one) => one.address === address);
      const facts = original && (await this.#look(original.file).catch(() => undefined));
      if (!facts || facts.format === 'svg') return [];
      const place = others.map((other) => other.place).reduce(both, original.place);
      const cache = join(root, cacheDirectory);
      return [{ address, copies: copiesFor({ ...original, facts, place, base, cache }) }];
    });
    return (await Promise.all(copied)).flat();
  }

  async #drawings(): Promise<(OwnOriginal & { facts: PictureFacts })[]> {
    const looked = (await this.#own()).map(async (original) => {
      const facts = await this.#look(original.file).catch(() => undefined);
      return facts?.format === 'svg' ? [{ ...original, facts }] : [];
    });
    return (await Promise.all(looked)).flat();
  }

  get #isDeveloped(): boolean {
    return this.#place?.command === 'serve';
  }

  #look(file: string): Promise<PictureFacts> {
    const { root = '.', command } = this.#place ?? {};
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
    const key = `${file} ${mtimeMs} ${size}`;
    const look =
      this.#looks.get(key) ??
      (command === 'serve' ? pictureFacts(file) : wholeFacts(file, join(root, cacheDirectory)));
    this.#looks.set(key, look);
    return look;
  }
}

/** One place that stands for two where the same file is shown: uncut, because they have different shapes. */
const both = (one: PictureNote, other: PictureNote): PictureNote => {
  if (one.kind === other.kind) return one;
  const [least, most] = [Math.min, Math.max].map((pick, at) =>
    pick(one.shown[at] ?? 0, other.shown[at] ?? 0),
  );
  const { sizes } = one.shown[1] < other.shown[1] ? other : one;
  return { kind: one.kind, shown: [least ?? 0, most ?? 0], sizes };
};
