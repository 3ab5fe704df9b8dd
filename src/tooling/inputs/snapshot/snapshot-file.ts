import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Resource } from '../../../providers/resource.ts';
import { writeWhole } from '../../files.ts';
import { modelVersion } from '../../model-version.ts';

const fileName = 'answers.json';
/** The name of a picture's copy, such as `avatar-1a2b3c4d.webp`: no path, and nothing that an owner would name so. */
const pictureName = /^[a-z]+-[0-9a-f]{8}\.(?:webp|svg)$/;

const text = z.string();
/** Milliseconds since the epoch, written so that people can read it. One in the future would win for ever. */
const time = z.iso
  .datetime()
  .transform(Date.parse)
  .refine((milliseconds) => milliseconds <= Date.now());

const names = ['profile', 'featured', 'latest', 'repositories', 'articles'] as const;
const answerSchema = z.object({
  name: z.enum(names) satisfies z.ZodType<Resource<unknown>['name']>,
  value: z.unknown(),
  fetchedAt: time,
});
const pictureSchema = z.object({ file: text.regex(pictureName), fetchedAt: time });
const listSchema = z.object({
  /** Values of another version of the model mean something else. */
  version: z.literal(modelVersion),
  /** Whatever has this time is made-up sample data. */
  sampledAt: time.optional(),
  answers: z.record(text, answerSchema.nullable().catch(null)),
  pictures: z.record(text, pictureSchema.nullable().catch(null)),
});

export type StoredAnswer = z.output<typeof answerSchema>;
export type StoredPicture = z.output<typeof pictureSchema>;
export interface StoredSnapshot {
  readonly answers: Record<string, StoredAnswer>;
  readonly pictures: Record<string, StoredPicture>;
  readonly sampledAt?: number | undefined;
}

export const nothingStored: StoredSnapshot = { answers: {}, pictures: {}, sampledAt: undefined };

/** Reads what this version would have stored. Never throws: an unusable file or entry is a problem. */
export async function readSnapshot(
  directory: string,
): Promise<{ snapshot: StoredSnapshot; problem?: string }> {
  const path = join(directory, fileName);
  if (!existsSync(path)) return { snapshot: nothingStored };
  const content = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const { data } = listSchema.safeParse(content);
  if (!data)
    return {
      snapshot: nothingStored,
      problem: `${path} is not a snapshot of this version.`,
    };
  const answers = readable(data.answers);
  const pictures = readable(data.pictures, ({ file }) => existsSync(join(directory, file)));
  const unreadable = Object.entries({ ...data.answers, ...data.pictures }).filter(([, entry]) => !entry);
  return {
    snapshot: { answers, pictures, sampledAt: data.sampledAt },
    ...(unreadable.length > 0 && {
      problem: `${path} has entries that cannot be read: ${unreadable.map(([address]) => address).join(', ')}.`,
    }),
  };
}

const readable = <Entry>(entries: Record<string, Entry | null>, isThere = (_: Entry) => true) =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([address, entry]) =>
      entry && isThere(entry) ? [[address, entry] as const] : [],
    ),
  );

/** Stores a snapshot: new pictures, then the list, then removes unused pictures, so that it is whole at every moment. */
export async function writeSnapshot(
  directory: string,
  { answers, pictures, sampledAt }: StoredSnapshot,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, content] of files) await writeFile(join(directory, name), content);
  const content = { version: modelVersion, sampledAt, answers, pictures };
  // People read it and its changes.
  const dated = (key: string, value: unknown) =>
    typeof value === 'number' && (key === 'fetchedAt' || key === 'sampledAt')
      ? new Date(value).toISOString()
      : value;
  await writeWhole(join(directory, fileName), `${JSON.stringify(content, dated, 2)}\n`);
  const used = new Set(Object.values(pictures).map(({ file }) => file));
  for (const name of await readdir(directory))
    if (pictureName.test(name) && !used.has(name)) await rm(join(directory, name));
}
