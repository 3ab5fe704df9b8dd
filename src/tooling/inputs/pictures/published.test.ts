import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDirectory, put as putFile } from '../../directory.fixture.ts';
import { flat } from '../../picture.fixture.ts';
import { cleanDrawings, cleanPictures, isLeftover, unpublished } from './published.ts';

const directory = emptyDirectory();
const put = (path: string, content?: string | Uint8Array) => putFile(join(directory, path), content);

const leftOut = (facts: Partial<Parameters<typeof unpublished>[0]> = {}) =>
  unpublished({
    ...{ publicDir: directory, base: '/sub/', given: {}, texts: [], shown: new Set<string>(), wanted: [] },
    ...facts,
  });

describe('A picture in public/', () => {
  beforeEach(() => put('images/Foto 1.JPG'));

  test('that nothing shows or links is left out', async () => {
    put('images/slides/a.heic');
    put('notes.txt');
    const left = await leftOut({ wanted: ['images/Foto', 'images/slide'] });
    expect(left.toSorted()).toEqual(['images/Foto 1.JPG', 'images/slides/a.heic']);
  });

  test.each([
    ['the page shows as it is', { shown: new Set(['images/Foto 1.JPG']) }],
    ['a document links', { texts: ['<a href="/sub/images/Foto%201.JPG">'] }],
    ['a script names', { texts: ['e+"images/Foto 1.JPG"'] }],
    ['the owner wants', { wanted: ['images/Foto 1.JPG'] }],
    ['lies in a folder that the owner wants', { wanted: ['images'] }],
  ])('that %s is published', async (_, facts) => {
    expect(await leftOut(facts)).toEqual([]);
  });

  test("that a page of the owner's own names is published", async () => {
    put('slides/index.html', '<img src="../images/Foto%201.JPG">');
    expect(await leftOut()).toEqual([]);
  });
});

test('A file that only a switched-off block names is left out', async () => {
  for (const file of ['files/preise.pdf', 'files/cv.pdf', 'files/other.pdf']) put(file);
  const services = { display: false, list: [{ name: 'A', link: 'files/preise.pdf' }] };
  const given = { services, resume: { fileUrl: 'files/cv.pdf' } };
  const texts = ['/sub/files/cv.pdf'];
  expect(await leftOut({ given, texts })).toEqual(['files/preise.pdf']);
});

test.each([
  ...['.DS_Store', 'images/.DS_Store', '._me.jpg', 'Thumbs.db', 'desktop.ini', 'files/~$Angebot.docx'],
  ...['files/.~lock.AGB.pdf#', '.git/config', '.gitignore', '.env.local', 'files/AGB.txt~', '.notes.txt.swp'],
])('%s is left over from a program, and private', (file) => expect(isLeftover(file)).toBe(true));

test.each(['.well-known/security.txt', '.nojekyll', '.htaccess', 'files/AGB.pdf', 'CNAME', '_headers'])(
  '%s is published',
  (file) => expect(isLeftover(file)).toBe(false),
);

test('No drawing of a build has code, linked ones neither', async () => {
  const code = '<script>alert(1)</script><path onload="alert(1)" d="M0 0h9v9z"/>';
  put('icons/icon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${code}</svg>`);
  put('files/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
  const files = ['icons/icon.svg', 'files/plan.svg', 'files/gone.svg', 'a.txt'];
  expect(await cleanDrawings(directory, files)).toEqual(['files/plan.svg']);
  const cleaned = readFileSync(join(directory, 'icons/icon.svg'), 'utf8');
  expect(cleaned).toContain('M0 0h9v9z');
  expect(cleaned).not.toContain('alert');
});

describe('No picture of a build says where and with what it was taken', () => {
  const told = { IFD0: { Model: 'Telefon', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } };

  test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)('%s', async (format) => {
    const name = `files/photo.${format}`;
    const taken = await flat(120, 80)
      .withExif(told)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Köln</a></x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect(before.exif ?? before.xmp).toBeDefined();
    put(name, taken);
    expect(await cleanPictures(directory)).toEqual([]);
    const { exif, xmp, iptc, orientation = 1 } = await sharp(join(directory, name)).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
  });

  test.each(['foto.jpg', 'files/foto.bin'])(
    'nor whatever its name is, and it stands upright: %s',
    async (name) => {
      put(name, await flat(40, 20).withExif(told).withMetadata({ orientation: 6 }).jpeg().toBuffer());
      await cleanPictures(directory);
      const { exif, width, height } = await sharp(join(directory, name)).metadata();
      expect([exif, width, height]).toEqual([undefined, 20, 40]);
    },
  );

  test('what says nothing stays as it is, byte for byte; what cannot be read is not published', async () => {
    const plain = await flat(9, 9).jpeg().toBuffer();
    put('a.jpg', plain);
    put('a.heic', '\0\0\0\x18ftypheic');
    expect(await cleanPictures(directory)).toEqual(['a.heic']);
    expect(readdirSync(directory)).toEqual(['a.jpg']);
    expect(readFileSync(join(directory, 'a.jpg'))).toEqual(plain);
  });
});

test('A download of more than can be read at once stays as it is', async () => {
  put('files/training.zip');
  // Takes no space.
  truncateSync(join(directory, 'files/training.zip'), 5_000_000_000);
  expect(await cleanPictures(directory)).toEqual([]);
});
