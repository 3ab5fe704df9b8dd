import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ran } from './ran.fixture.ts';
import { root } from './run.mjs';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'check-'));
  vi.stubEnv('SITE_CONFIG', join(directory, 'config.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

const configure = (config: string) =>
  writeFileSync(join(directory, 'config.ts'), `export default ${config};`);
const check = (...args: string[]) => ran(() => import('./check.ts'), ...args);

/** Breaks each rule of which a message quotes the paragraph, and one that minds words. */
const unlawful = {
  github: { username: 'octocat' },
  badges: [],
  contact: { label: 'Termin buchen', link: 'https://cal.example/' },
  services: { display: true, prices: { vat: 'smallBusiness' }, list: [{ name: 'Hilfe', pricing: '60 €' }] },
  testimonials: { list: [{ quote: 'Schnell.', name: 'Erika Beispiel' }] },
  customSections: [{ id: 'satz', header: 'Satz', text: 'Angaben nach § 5 TMG' }],
  legal: { name: 'Max Beispiel', consumerDispute: { participation: 'willing' } },
};

test('Without a mistake npm run check ends with 0 and tells every law that the configuration breaks, two at one place too', async () => {
  configure(JSON.stringify(unlawful).replace('{', "{ footer: 'a', footer: 'TTDSG',"));
  const { status, text } = await check('--offline');
  expect(status).toBe(0);
  for (const told of [
    /contact\.label\s+Found 'buchen'\. Where consumers conclude contracts online.*\(§ 356a BGB\)/,
    /legal\.street\s+Missing\. § 5 DDG wants/,
    /legal\.phone\s+Missing\. § 5 DDG and § 2 DL-InfoV want/,
    /legal\.hosting\.provider\s+Missing\..* Art\. 13 DSGVO wants/,
    /legal\.consumerDispute\.body\s+Incomplete\..*\(§ 36 VSBG\)/,
    /testimonials\.origin\s+Missing\..* § 5b Abs\. 3 UWG wants/,
    /the 1st custom section: text\s+Found 'TMG'\. .*Write 'DDG'/,
    /footer\s+Found twice/,
    /footer\s+Found 'TTDSG'/,
    /no mistakes, but see the warnings\.\s*$/,
  ])
    expect(text).toMatch(told);
  expect(text).not.toMatch(/lawful|rechtssicher|rechtskonform/i);
});

test('It ends with 1 for a mistake, and tells it as the build does', () => {
  configure("{ github: { usrname: 'octocat' } }");
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/check.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/github\.usrname.*\s+Found the unknown key 'usrname'\. Did you mean `username`\?/);
  expect(stdout).not.toContain('no mistakes');
});

test('It ends with 2 for an option that it does not know', async () => {
  const { status, text } = await check('--ofline');
  expect(status).toBe(2);
  expect(text).toContain('Usage: npm run check');
});
