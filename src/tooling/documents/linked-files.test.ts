import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { emptyFiles, heavyFiles, linkedFiles } from './linked-files.ts';

const config: Config = {
  github: { username: 'erika' },
  base: '/sub/',
  profile: { name: 'Erika', avatar: 'photo.jpg' },
  badges: [{ label: 'Eins', image: 'drawing.svg', link: 'photo.jpg#top' }],
  certifications: [
    { name: 'Eins', link: 'slides/index.html' },
    { name: 'Zwei', link: 'https://a.example/b.pdf' },
  ],
  customSections: [
    { id: 'a', header: 'A', text: 'Mehr im [Handbuch](files/handbuch.zip), [hier](impressum).' },
  ],
  seo: { imageURL: 'share.jpg' },
  footer: '<a class="a" href="files/a%20b.txt">Text</a>',
  resume: { fileUrl: 'cv.pdf' },
};

test('Own files that fields or texts link are kept once opened; pages, downloads and shown pictures are not among them', () => {
  const own = ['cv.pdf', 'files/a%20b.txt', 'files/handbuch.zip', 'photo.jpg'];
  expect(linkedFiles(siteOf(config)).toSorted()).toEqual(own.map((path) => `/sub/${path}`));
});

const directory = emptyDirectory();

test('The check names empty files, and says what a heavy file costs a visitor, but not of photos, which have copies', () => {
  const files = {
    'photo.jpg': 6e6,
    'share.jpg': 5e6,
    'cv.pdf': 12e6,
    'drawing.svg': 3e6,
    'files/handbuch.zip': 4e7,
    'files/a b.txt': 1,
  };
  for (const [file, size] of Object.entries(files)) {
    put(join(directory, file));
    truncateSync(join(directory, file), size);
  }
  expect(emptyFiles(siteOf(config), config, directory)).toEqual([]);
  put(join(directory, 'cv.pdf'));
  expect(emptyFiles(siteOf(config), config, directory)).toEqual([
    { path: 'resume.fileUrl', message: 'Found public/cv.pdf, an empty file. Copy it once more.' },
  ]);
  truncateSync(join(directory, 'cv.pdf'), files['cv.pdf']);
  expect(
    heavyFiles(siteOf(config), config, directory).map(({ path, message }) => `${path}: ${message}`),
  ).toEqual([
    expect.stringMatching(/^badges\[0\]\.image: .*drawing\.svg, 3 MB: .* waits 2 s .* once it was shown/),
    expect.stringMatching(/^badges\[0\]\.link: .*photo\.jpg, 6 MB: .* waits 5 s .* once it was opened/),
    expect.stringMatching(/^resume\.fileUrl: .*cv\.pdf, 12 MB: .* waits 10 s/),
    expect.stringMatching(/^customSections\[0\]\.text: .*files\/handbuch\.zip, 40 MB: .* waits 32 s/),
  ]);
});
