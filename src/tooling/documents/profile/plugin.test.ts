import { createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { profileLinks } from './plugin.ts';
import { consultant, profileOf } from './profile.fixture.ts';

// As on a system for which there is no package of the PDF compiler.
vi.mock('node:module', () => ({
  createRequire: () => (name: string) => {
    throw new Error(`Cannot find module ${name}`);
  },
}));

test('Without the PDF compiler the build says so once, and the page links the other files', async () => {
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'warnOnce');
  const site = profileOf(consultant, 'de');
  const { load } = profileLinks(async () => site) as unknown as {
    load: { handler: (this: object, id: string) => Promise<string> };
  };
  const context = { environment: { config: { root: process.cwd(), logger } } };
  const code = await load.handler.call(context, '\0virtual:profile-files');
  expect(code).toContain('"href":"/profil.docx"');
  expect(code).toContain('"href":"/resume.json"');
  expect(code).not.toContain('profil.pdf');
  expect(told.mock.calls).toEqual([[expect.stringContaining('The profile has no PDF')]]);
});
