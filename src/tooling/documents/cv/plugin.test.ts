import { createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Profile } from '../../../model/content.ts';
import { consultant, cvOf, today } from './cv.fixture.ts';
import { cvDocument } from './cv-document.ts';
import { completed, cvLinks } from './plugin.ts';
import { resume } from './resume.ts';

// As on a system for which there is no package of the PDF compiler.
vi.mock('node:module', () => ({
  createRequire: () => (name: string) => {
    throw new Error(`Cannot find module ${name}`);
  },
}));

type Known = Parameters<typeof completed>;
const nothingKnown: Known = [{ profile: async () => undefined }, { page: async () => undefined }];

test("the files have the account's name and bio, and the published copy of the portrait", async () => {
  const avatar = 'images/me.jpg';
  const site = cvOf({ ...consultant, profile: { avatar }, profilePage: {} });
  const account = { name: 'Mona Lisa', bio: 'Mona Lisa betreut Server.' } as Profile;
  const pictures = { [`/${avatar}`]: { src: '/assets/me-1.jpg' } };
  const known: Known = [{ profile: async () => account }, { page: async () => ({ answers: {}, pictures }) }];
  const complete = await completed(...known)(site);
  expect(resume(complete, { today })).toMatchObject({
    basics: { name: account.name, summary: account.bio, image: 'https://beispiel.example/assets/me-1.jpg' },
  });
  expect(cvDocument(complete, { today }).author).toBe('Mona Lisa');
  expect(JSON.stringify(cvDocument(complete, { today, anonymous: true }))).not.toContain('Lisa');
});

test('Without the PDF compiler the build says so once, and the page links the other files', async () => {
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'warnOnce');
  const site = cvOf(consultant, 'de');
  const server = await createServer({
    configFile: false,
    customLogger: logger,
    publicDir: false,
    plugins: [cvLinks(async () => site, completed(...nothingKnown))],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { cvFiles } = await server.ssrLoadModule('virtual:cv-files').finally(() => server.close());
  expect(cvFiles).toMatchObject([{ href: '/profil.docx' }, { href: '/resume.json' }]);
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('The profile has no PDF'),
  ]);
});
