import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Profile } from '../../../model/content.ts';
import { consultant, cvOf, today } from './cv.fixture.ts';
import { cvDocument } from './cv-document.ts';
import { completed, cvContent } from './plugin.ts';
import { resume } from './resume.ts';

type Known = Parameters<typeof completed>;

test("the files have the account's name and bio, and the published copy of the portrait", async () => {
  const avatar = 'images/me.jpg';
  const site = cvOf({ ...consultant, profile: { avatar }, profilePage: {} });
  const account = { name: 'Mona Lisa', bio: 'Mona Lisa betreut Server.' } as Profile;
  const pictures = { [`/${avatar}`]: { src: '/assets/me-1.jpg' } };
  const page = async () => ({ answers: {}, pictures });
  const known: Known = [{ profile: async () => account }, { page, contentOf: async () => undefined }];
  const { site: complete } = await completed(...known)(site);
  expect(resume(complete, { today })).toMatchObject({
    basics: { name: account.name, summary: account.bio, image: 'https://beispiel.example/assets/me-1.jpg' },
  });
  expect(cvDocument(complete, { today }).author).toBe('Mona Lisa');
  expect(JSON.stringify(cvDocument(complete, { today, anonymous: true }))).not.toContain('Lisa');
});

test('the PDF has the portrait only if the owner wants it there, and an anonymous one never', async () => {
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const pictures = { page: async () => undefined, contentOf: async () => red };
  const pdfOf = async (portrait: boolean, anonymous = false) => {
    const site = cvOf({ ...consultant, profile: { avatar: 'images/me.png' }, profilePage: { portrait } });
    const known = await completed({ profile: async () => undefined }, pictures)(site);
    const content = await cvContent(known, 'pdf', { today, anonymous }, () => {});
    return Buffer.from(content).toString('latin1');
  };
  expect(await pdfOf(true)).toMatch(/\/Subtype \/Image/);
  expect(await pdfOf(false)).not.toMatch(/\/Subtype \/Image/);
  expect(await pdfOf(true, true)).not.toMatch(/\/Subtype \/Image/);
});
