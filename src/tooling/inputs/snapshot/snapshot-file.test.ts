import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory } from '../../directory.fixture.ts';
import { nothingStored, readSnapshot, type StoredSnapshot, writeSnapshot } from './snapshot-file.ts';

const now = Date.UTC(2026, 10, 20, 12);
const url = 'https://dev.to/api/articles?per_page=10&username=erika';
const snapshot: StoredSnapshot = {
  answers: { [url]: { name: 'articles', value: [], fetchedAt: now } },
  pictures: { 'https://avatars.example/1': { file: 'avatar-0123abcd.webp', fetchedAt: now } },
  sampledAt: undefined,
};
const files = new Map([['avatar-0123abcd.webp', new Uint8Array([1, 2, 3])]]);

const directory = emptyDirectory();

/** Stores the snapshot, then changes its list by hand. */
async function edit(change: (content: Record<string, Record<string, Record<string, unknown>>>) => void) {
  await writeSnapshot(directory, snapshot, files);
  const path = join(directory, 'answers.json');
  const content = JSON.parse(await readFile(path, 'utf8'));
  change(content);
  await writeFile(path, JSON.stringify(content));
}

test('what is written is read again; no snapshot is no problem', async () => {
  expect(await readSnapshot(directory)).toEqual({ snapshot: nothingStored, problem: undefined });
  await writeSnapshot(directory, snapshot, files);
  expect(await readSnapshot(directory)).toEqual({ snapshot, problem: undefined });
  const sample = { ...snapshot, sampledAt: now };
  await writeSnapshot(directory, sample, files);
  expect((await readSnapshot(directory)).snapshot).toEqual(sample);
});

test.each(['', '{"version":1,', '<<<<<<< HEAD', '[]', '{"version":"older","answers":{},"pictures":{}}'])(
  'a file that says %j is a problem',
  async (content) => {
    await writeFile(join(directory, 'answers.json'), content);
    const { snapshot: read, problem } = await readSnapshot(directory);
    expect(read).toEqual(nothingStored);
    expect(problem).toContain('is not a snapshot of this version');
  },
);

test.each<[string, 'answers' | 'pictures', object]>([
  [
    'an answer from the future, which would win for ever',
    'answers',
    { fetchedAt: '2999-01-01T00:00:00.000Z' },
  ],
  ['a picture elsewhere', 'pictures', { file: '../../secret.svg' }],
])('of a list with %s the others are kept', async (_, kind, change) => {
  await edit((content) => Object.assign(Object.values(content[kind] ?? {})[0] ?? {}, change));
  expect(await readSnapshot(directory)).toEqual({
    snapshot: { ...snapshot, [kind]: {} },
    problem: expect.stringContaining(`cannot be read: ${Object.keys(snapshot[kind])[0]}.`),
  });
});

test('a picture that is not there is left out', async () => {
  await writeSnapshot(directory, snapshot, new Map());
  expect((await readSnapshot(directory)).snapshot.pictures).toEqual({});
});

test('pictures that are no longer listed go, other files stay', async () => {
  await writeSnapshot(directory, snapshot, files);
  await writeFile(join(directory, 'notes.svg'), '');
  const file = 'avatar-ffffffff.webp';
  const pictures = { 'https://avatars.example/1': { file, fetchedAt: now } };
  await writeSnapshot(directory, { ...snapshot, pictures }, new Map([[file, new Uint8Array([4])]]));
  expect((await readdir(directory)).toSorted()).toEqual(['answers.json', file, 'notes.svg']);
});
