import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { siteForPage } from '../../../page-data.ts';
import { photo } from './photo.fixture.ts';
import { cleanPictures, unpublished } from './published.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function put(path: string, content: string | Uint8Array = ''): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), content);
}

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
    expect((await leftOut()).toSorted()).toEqual(['images/Foto 1.JPG', 'images/slides/a.heic']);
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

  test('that is only named as a folder is, is left out', async () => {
    expect(await leftOut({ wanted: ['images/Foto'] })).toEqual(['images/Foto 1.JPG']);
  });
});

test('A file that only a switched-off block names is left out, and so are installers that no card offers', async () => {
  for (const file of [
    'files/preise.pdf',
    'files/cv.pdf',
    'files/other.pdf',
    'downloads/linuxclientinstall.sh',
  ])
    put(file);
  const given = {
    services: { display: false, list: [{ name: 'A', link: 'files/preise.pdf' }] },
    resume: { fileUrl: 'files/cv.pdf' },
  };
  expect((await leftOut({ given, texts: ['/sub/files/cv.pdf'] })).toSorted()).toEqual([
    'downloads/linuxclientinstall.sh',
    'files/preise.pdf',
  ]);
});

test('A block that is switched off says nothing', () => {
  const secret = 'Geheim';
  const repository = 'octocat/geheim';
  const off = {
    services: { display: false, header: secret, list: [{ name: secret, link: 'files/geheim.pdf' }] },
    githubContributions: { display: false, header: secret },
    blog: { display: false, source: 'dev', username: 'geheim' },
    remoteSupport: { display: false, server: 'geheim.example', key: `${'A'.repeat(43)}=` },
    projects: {
      latestPublic: { display: false, header: secret },
      private: {
        display: false,
        header: secret,
        projects: [{ name: secret, screenshot: 'images/geheim.png' }],
      },
      github: {
        display: false,
        header: secret,
        automatic: { exclude: { projects: [repository] } },
        manual: { projects: [repository] },
      },
    },
  };
  expect(JSON.stringify(siteForPage(siteOf({ github: { username: 'octocat' }, ...off })))).not.toMatch(
    /geheim/i,
  );
});

describe('No picture of a build says where and with what it was taken', () => {
  const formats = ['jpeg', 'png', 'webp', 'tiff', 'avif'] as const;

  test.each(formats)('%s', async (format) => {
    const camera = await photo(1, { width: 120, height: 80 });
    const turned = await sharp(camera)
      .withExif({ IFD0: { Model: 'Telefon', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Köln</a></x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    const { exif: written, xmp: packet } = await sharp(turned).metadata();
    expect(written ?? packet).toBeDefined();
    put(`files/photo.${format}`, turned);
    expect(await cleanPictures(directory)).toEqual([]);
    const {
      exif,
      xmp,
      iptc,
      orientation = 1,
    } = await sharp(join(directory, `files/photo.${format}`)).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
  });

  test.each(['foto.gif', 'files/foto.bin', 'foto'])('says nothing either as %s', async (name) => {
    const telling = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Model: 'Telefon' } })
      .jpeg()
      .toBuffer();
    put(name, telling);
    await cleanPictures(directory);
    expect((await sharp(join(directory, name)).metadata()).exif).toBeUndefined();
  });

  test('stands upright afterwards', async () => {
    const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } });
    put('a.jpg', await wide.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    await cleanPictures(directory);
    expect(await sharp(join(directory, 'a.jpg')).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test('what says nothing stays as it is, byte for byte', async () => {
    const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    put('a.jpg', plain);
    await cleanPictures(directory);
    expect(readFileSync(join(directory, 'a.jpg'))).toEqual(plain);
  });

  test('what cannot be read is not published', async () => {
    put('a.heic', 'ftypheic');
    expect(await cleanPictures(directory)).toEqual(['a.heic']);
    expect(readdirSync(directory)).toEqual([]);
  });
});
