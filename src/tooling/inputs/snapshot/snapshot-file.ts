import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Article, Profile, Repository } from '../../../model/content.ts';
import type { Dated, Resource } from '../../../providers/resource.ts';

/** The list of answers and pictures; the pictures lie beside it. */
const fileName = 'answers.json';
const version = 1;

interface ReadSnapshot {
  snapshot: StoredSnapshot;
  /** Why the file could not be used; undefined when it could, or when there is none. */
  problem: string | undefined;
}

/**
 * Reads a snapshot, without what this version would not have stored, what is from the future, and pictures whose file is
 * gone. Never throws.
 */
export async function readSnapshot(directory: string, now = Date.now()): Promise<ReadSnapshot> {
  const path = join(directory, fileName);
  if (!existsSync(path)) return { snapshot: nothingStored, problem: undefined };
  const content = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isRecord(content) || content.version !== version)
    return { snapshot: nothingStored, problem: `${path} is no snapshot. Make a new one: npm run snapshot.` };
  const isPast = (time: number | undefined): time is number => time !== undefined && time > 0 && time <= now;
  const answers = entriesOf(content.answers).flatMap(([url, answer]): [string, StoredAnswer][] => {
    const { name, value } = answer;
    const fetchedAt = timeOf(answer.fetchedAt);
    return isStoredValue(name, value) && isPast(fetchedAt) ? [[url, { name, value, fetchedAt }]] : [];
  });
  const pictures = entriesOf(content.pictures).flatMap(([address, picture]): [string, StoredPicture][] => {
    const { file } = picture;
    const fetchedAt = timeOf(picture.fetchedAt);
    return isPictureName(file) && existsSync(join(directory, file)) && isPast(fetchedAt)
      ? [[address, { file, fetchedAt }]]
      : [];
  });
  const snapshot = {
    answers: Object.fromEntries(answers),
    pictures: Object.fromEntries(pictures),
    sampledAt: timeOf(content.sampledAt),
  };
  return { snapshot, problem: undefined };
}

/** Stores a snapshot: new pictures, then the list, then removes unused pictures, so that it is whole at every moment. */
export async function writeSnapshot(
  directory: string,
  { answers, pictures, sampledAt }: StoredSnapshot,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, content] of files) await writeFile(join(directory, name), content);
  const content = {
    version,
    ...(sampledAt !== undefined && { sampledAt: new Date(sampledAt).toISOString() }),
    answers: mapTimes(answers),
    pictures: mapTimes(pictures),
  };
  const draft = join(directory, `${fileName}.new`);
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, join(directory, fileName));
  const used = new Set(Object.values(pictures).map(({ file }) => file));
  for (const name of await readdir(directory))
    if (isPictureName(name) && !used.has(name)) await rm(join(directory, name));
}

/** The name of a picture's copy, such as `avatar-1a2b3c4d.webp`: no path, and nothing that an owner would name so. */
const isPictureName = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z]+-[0-9a-f]{8}\.(?:webp|svg)$/.test(name);

/** For the people who read the file and its changes: in an order that stays, with times that say something. */
const mapTimes = <Entry extends { fetchedAt: number }>(entries: Readonly<Record<string, Entry>>) =>
  Object.fromEntries(
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, { ...entry, fetchedAt: new Date(entry.fetchedAt).toISOString() }]),
  );

function timeOf(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const entriesOf = (things: unknown): [string, Record<string, unknown>][] =>
  isRecord(things)
    ? Object.entries(things).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    : [];

const isRecord = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing);

/** An answer as it was read; an older version of the site may have meant something else by its fields. */
export interface StoredAnswer extends Dated<unknown> {
  name: ResourceName;
}

export interface StoredPicture {
  /** Beside the list of answers; the name changes with the content. */
  file: string;
  fetchedAt: number;
}

export interface StoredSnapshot {
  answers: Readonly<Record<string, StoredAnswer>>;
  pictures: Readonly<Record<string, StoredPicture>>;
  /** Whatever has this time (milliseconds since the epoch) is made-up sample data. */
  sampledAt: number | undefined;
}

export const nothingStored: StoredSnapshot = { answers: {}, pictures: {}, sampledAt: undefined };

type ResourceName = Resource<unknown>['name'];

/** A check for every field: the compiler names one that the model gets or loses. */
type Fields<Model> = Readonly<Record<keyof Model, z.ZodType>>;

const text = z.string();
const maybeText = text.nullish();

const repositories = z.array(
  z.object({
    fullName: text,
    name: text,
    description: maybeText,
    link: text,
    updatedAt: maybeText,
    stars: z.number(),
    forks: z.number(),
    language: z.object({ text, color: text, link: maybeText }).nullish(),
  } satisfies Fields<Repository>),
);

const shapes: Readonly<Record<ResourceName, z.ZodType>> = {
  profile: z.object({
    avatar: maybeText,
    name: maybeText,
    bio: maybeText,
    location: maybeText,
    company: z.array(z.object({ text, link: maybeText })).nullish(),
    publicRepositories: z.number().nullish(),
  } satisfies Fields<Profile>),
  featured: repositories,
  latest: repositories,
  repositories,
  articles: z.array(
    z.object({
      title: text,
      description: text,
      thumbnail: maybeText,
      link: text,
      categories: z.array(text),
      publishedAt: maybeText,
    } satisfies Fields<Article>),
  ),
};

/** Whether the file really holds what this version of the site would have stored: nothing else may be drawn. */
const isStoredValue = (name: unknown, value: unknown): name is ResourceName =>
  Object.hasOwn(shapes, String(name)) && shapes[name as ResourceName].safeParse(value).success;
