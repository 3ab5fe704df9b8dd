import Module from 'node:module';
import { createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { ProfileFiles, profileLinks } from './plugin.ts';
import { consultant, profileOf } from './profile.fixture.ts';

/** As on a system for which there is no package of the PDF compiler. */
function withoutCompiler() {
  const loader = Module as unknown as { _resolveFilename: (name: string, ...others: unknown[]) => string };
  const { _resolveFilename: resolve } = loader;
  return vi.spyOn(loader, '_resolveFilename').mockImplementation((name, ...others) => {
    if (name.includes('typst')) throw new Error(`Cannot find module ${name}`);
    return resolve(name, ...others);
  });
}

test('Without the PDF compiler the build says so once, and the page links the other files', async () => {
  const missing = withoutCompiler();
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'warnOnce');
  const files = new ProfileFiles();
  files.settle({ root: process.cwd(), logger });
  const site = profileOf(consultant, 'de');
  const { load } = profileLinks(async () => site, files) as unknown as {
    load: { handler: (id: string) => Promise<string> };
  };
  const code = await load.handler('\0virtual:profile-files');
  missing.mockRestore();
  expect(code).toContain('"href":"/profil.docx"');
  expect(code).toContain('"href":"/resume.json"');
  expect(code).not.toContain('profil.pdf');
  expect(told.mock.calls).toEqual([[expect.stringContaining('The profile has no PDF')]]);
});
