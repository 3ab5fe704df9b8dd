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

/** Milliseconds since the epoch, written so that people can read it. One in the future would win for ever. */
const time = z.iso
  .datetime()
  .transform(Date.parse)
  .refine((milliseconds) => milliseconds <= Date.now());

const responseSchema = z.object({
  name: z.custom<Resource<unknown>['name']>(),
  value: z.unknown(),
  fetchedAt: time,
});
const pictureSchema = z.object({ file: z.string().regex(pictureName), fetchedAt: time });
/** By address. An invalid entry is undefined and does not affect the others. */
const each = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(z.string(), entry.optional().catch(undefined));
const snapshotSchema = z
  .object({
    /** Values of another version of the model mean something else. */
    version: z.literal(modelVersion),
    answers: each(responseSchema),
    pictures: each(pictureSchema),
    /** Marks entries of this time as made-up sample data. */
    sampledAt: time.optional(),
  })
  .transform(({ version: _, ...snapshot }) => snapshot);

export type StoredResponse = z.output<typeof responseSchema>;
export type StoredPicture = z.output<typeof pictureSchema>;
export type StoredSnapshot = z.output<typeof snapshotSchema>;

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
  const { data: snapshot } = snapshotSchema.safeParse(content);
  if (!snapshot) return { snapshot: nothingStored, problem: `${path} is not a snapshot of this version.` };
  const entries = Object.entries({ ...snapshot.answers, ...snapshot.pictures });
  const unreadable = entries.flatMap(([address, entry]) => (entry ? [] : address));
  for (const [address, picture] of Object.entries(snapshot.pictures))
    if (picture && !existsSync(join(directory, picture.file))) delete snapshot.pictures[address];
  if (unreadable.length === 0) return { snapshot };
  return { snapshot, problem: `${path} has entries that cannot be read: ${unreadable.join(', ')}.` };
}

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
  const fileNames = new Set(Object.values(pictures).map((picture) => picture?.file));
  for (const name of await readdir(directory))
    if (pictureName.test(name) && !fileNames.has(name)) await rm(join(directory, name));
}
