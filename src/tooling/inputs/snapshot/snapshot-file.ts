import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Article, Profile, Repository } from '../../../model/content.ts';
import type { Resource } from '../../../providers/resource.ts';
import { writeWhole } from '../cached-file.ts';

/** The list of answers and pictures; the pictures lie beside it. */
const fileName = 'answers.json';
const version = 1;

/** Reads what this version would have stored, of the past and with its files. Never throws: an unusable file is a problem. */
export async function readSnapshot(
  directory: string,
  now = Date.now(),
): Promise<{ snapshot: StoredSnapshot; problem: string | undefined }> {
  const path = join(directory, fileName);
  if (!existsSync(path)) return { snapshot: nothingStored, problem: undefined };
  const content = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { data } = listSchema.safeParse(content);
  if (!data)
    return { snapshot: nothingStored, problem: `${path} is no snapshot. Make a new one: npm run snapshot.` };
  const isPast = ({ fetchedAt }: { fetchedAt: number }) => fetchedAt > 0 && fetchedAt <= now;
  const isThere = ({ file }: StoredPicture) => existsSync(join(directory, file));
  const snapshot = {
    answers: entriesOf(data.answers, answerSchema, isPast),
    pictures: entriesOf(data.pictures, pictureSchema, (picture) => isPast(picture) && isThere(picture)),
    sampledAt: data.sampledAt,
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
  await writeWhole(join(directory, fileName), `${JSON.stringify(content, null, 2)}\n`);
  const used = new Set(Object.values(pictures).map(({ file }) => file));
  for (const name of await readdir(directory))
    if (pictureName.test(name) && !used.has(name)) await rm(join(directory, name));
}

/** The name of a picture's copy, such as `avatar-1a2b3c4d.webp`: no path, and nothing that an owner would name so. */
const pictureName = /^[a-z]+-[0-9a-f]{8}\.(?:webp|svg)$/;

/** For the people who read the file and its changes: in an order that stays, with times that say something. */
const mapTimes = <Entry extends { fetchedAt: number }>(entries: Readonly<Record<string, Entry>>) =>
  Object.fromEntries(
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, { ...entry, fetchedAt: new Date(entry.fetchedAt).toISOString() }]),
  );

/** Of a record, the entries that are as they should be. */
const entriesOf = <Entry>(
  things: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Entry>,
  isRight: (entry: Entry) => boolean,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(things).flatMap(([key, thing]): [string, Entry][] => {
      const { success, data } = schema.safeParse(thing);
      return success && isRight(data) ? [[key, data]] : [];
    }),
  );

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

/** Milliseconds since the epoch, written so that people can read it. */
const time = z.iso.datetime().transform(Date.parse);
const record = z.record(z.string(), z.unknown()).catch({});
const listSchema = z.object({
  version: z.literal(version),
  sampledAt: time.optional().catch(undefined),
  answers: record,
  pictures: record,
});

/** An answer as it was read; an older version of the site may have meant something else by its fields. */
const answerSchema = z
  .object({ name: z.enum(Object.keys(shapes) as ResourceName[]), value: z.unknown(), fetchedAt: time })
  .refine(({ name, value }) => shapes[name].safeParse(value).success);
export type StoredAnswer = z.output<typeof answerSchema>;

const pictureSchema = z.object({
  /** Beside the list of answers; the name changes with the content. */
  file: z.string().regex(pictureName),
  fetchedAt: time,
});
export type StoredPicture = z.output<typeof pictureSchema>;

export interface StoredSnapshot {
  answers: Readonly<Record<string, StoredAnswer>>;
  pictures: Readonly<Record<string, StoredPicture>>;
  /** Whatever has this time (milliseconds since the epoch) is made-up sample data. */
  sampledAt: number | undefined;
}

export const nothingStored: StoredSnapshot = { answers: {}, pictures: {}, sampledAt: undefined };
