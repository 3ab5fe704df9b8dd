import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastingDirectory, put } from '../directory.fixture.ts';
import { check as command } from './check.ts';
import { ran } from './ran.fixture.ts';

const file = join(lastingDirectory(), 'config.ts');
beforeAll(() => {
  vi.stubEnv('SITE_CONFIG', file);
  // The law has dates.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26) });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const configure = (config: string) => put(file, `export default ${config};`);
const check = (...args: string[]) => ran(command, ...args);

test('Without a mistake npm run check ends with 0 and tells what is odd, two at one place too, and quotes the law', async () => {
  configure(
    "{ github: { username: 'octocat' }, badges: [], footer: 'a', footer: 'TTDSG', legal: { name: 'M' } }",
  );
  const { status, text } = await check('--offline');
  expect(status).toBe(0);
  for (const told of [
    /legal\.street\s+Missing\. § 5 DDG wants/,
    /footer\s+Found twice/,
    /footer\s+Found 'TTDSG'/,
    /no mistakes, but see the warnings\.\s*$/,
  ])
    expect(text).toMatch(told);
  expect(text).not.toMatch(/lawful|rechtssicher|rechtskonform/i);
});

test('It says what the PDF of the profile cannot keep, and that a text has no character', async () => {
  const config = {
    github: { username: 'a' },
    engagements: [{ from: '2024-01', title: 'Muster\u00admann 你' }],
  };
  configure(JSON.stringify(config));
  const { status, text } = await check('--offline');
  expect(status).toBe(0);
  expect(text).toMatch(
    /profilePage\.pdf.*leaves out '你' in 'Mustermann 你': its font, Inter, does not have it/s,
  );
  configure(JSON.stringify({ ...config, profile: { name: 'Max\uffff' } }));
  const refused = await check('--offline');
  expect(refused.status).toBe(1);
  expect(refused.text).toMatch(/profile\.name.*invisible character, \\uffff, after 'Max'/s);
});

test('It ends with 1 for a mistake, and tells it as the build does', async () => {
  configure("{ github: { usrname: 'octocat' } }");
  const { status, text } = await check();
  expect(status).toBe(1);
  expect(text).toMatch(/github\.usrname.*\s+Found the unknown key 'usrname'\. Did you mean `username`\?/);
  expect(text).not.toContain('no mistakes');
  expect(text).toContain('Warnings follow once the mistakes are corrected.');
});

test('In a workflow of GitHub it writes each mistake at its line, and a summary', async () => {
  configure("{\n  github: {\n    usrname: '100 %',\n  },\n}");
  const summary = join(dirname(file), 'summary.md');
  for (const [name, value] of Object.entries({
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: dirname(file),
    GITHUB_STEP_SUMMARY: summary,
  }))
    vi.stubEnv(name, value);
  const { text } = await check('--offline');
  expect(text).toMatch(
    /^::error file=config\.ts,line=3,col=5,title=github\.usrname::Found the unknown key 'usrname'/m,
  );
  expect(readFileSync(summary, 'utf8')).toMatch(
    /\| mistake \| .*:3 github\.usrname \| Found the unknown key/,
  );
  vi.setSystemTime(Date.UTC(2029, 6, 1));
  expect((await check('--offline')).text).toMatch(/^::warning file=config\.ts,title=the law::.*law/m);
  vi.setSystemTime(Date.UTC(2026, 10, 26));
  vi.stubEnv('GITHUB_ACTIONS', '');
  expect((await check('--offline')).text).not.toContain('::error');
});

test('It checks for the base of the deployment', async () => {
  configure("{ github: { username: 'a' }, seo: { url: 'https://a.example/' } }");
  expect((await check('--offline', '--base=/repo/')).text).toContain('https://a.example/repo/');
  expect((await check('--offline')).text).not.toContain('https://a.example/repo/');
});
