import Module from 'node:module';
import { build, createLogger, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { profileLinks } from './plugin.ts';
import { consultant, profileOf } from './profile.fixture.ts';

/** As on a system for which the PDF compiler has no package. */
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
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    customLogger: logger,
    publicDir: false,
    plugins: [profileLinks(async () => profileOf(consultant, 'de'))],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:profile-files', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  missing.mockRestore();
  const { profileFiles } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  expect(profileFiles).toMatchObject([{ href: '/profil.docx' }, { href: '/resume.json' }]);
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('The profile has no PDF'),
  ]);
});
