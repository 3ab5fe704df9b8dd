import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../run.mjs';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'check-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** What `npm run check -- --offline` says of a configuration, as JavaScript. */
function check(config: string): string {
  const file = join(directory, 'config.ts');
  writeFileSync(file, `export default ${config};`);
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/check.ts', '--offline'],
    { cwd: root, env: { ...process.env, SITE_CONFIG: file }, encoding: 'utf8' },
  );
  return stripVTControlCharacters(stdout);
}

/** A configuration of which the check says what a sentence of README or docs promises; the network's part is in `e2e/check.test.ts`. */
const cases: readonly { sentence: RegExp; config?: string; told?: RegExp[] }[] = [
  {
    sentence: /`npm run check` says the same without building/,
    config: "{ github: { usrname: 'octocat' }, legal: { name: 'Erika' } }",
    told: [/github\.usrname\s+Found the unknown key 'usrname'/, /legal\.street\s+Missing\./],
  },
  {
    sentence: /the check says what they need/,
    config: "{ github: { username: 'octocat' } }",
    told: [/legal\s+Missing\. A German site needs a site notice/],
  },
  { sentence: /is `config\.ts` right, and does what it names exist\?/ },
  {
    sentence: /What is not translated .* `npm run check` lists it with its share/,
    config:
      "{ github: { username: 'octocat' }, languages: ['de', 'en'], badges: [], profile: { bio: 'Baut Netze.', name: 'E' }, footer: { de: 'Ende', en: 'End' } }",
    told: [/\/en\/: 1 of 2 texts are translated \(50 %\)\. Below 70 % .*\s+profile\.bio/],
  },
  { sentence: /the build and `npm run check` say so with the field/ },
  {
    sentence: /`npm run check` tells what began or begins within 90 days/,
    config: "{ github: { username: 'octocat' }, footer: 'Zur OS-Plattform' }",
    told: [/footer\s+Found 'OS-Plattform'\./],
  },
];

test('Every sentence of the documentation about the check has a case', () => {
  const documents = ['README.md', 'docs/content.md'].map((file) => readFileSync(join(root, file), 'utf8'));
  const text = documents.join('\n').replace(/\n(?! *[-|\d\n])\s*/g, ' ');
  const sentences = text.split(/(?<=[.:] )|\n/).filter((text) => /`npm run check`|the check\b/.test(text));
  expect(sentences.length).toBeGreaterThan(4);
  expect(sentences.filter((text) => !cases.some(({ sentence }) => sentence.test(text)))).toEqual([]);
});

test.each(cases.filter(({ told }) => told))(
  'The check does what the documentation says: $sentence',
  ({ config = '', told = [] }) => {
    const text = check(config);
    for (const expected of told) expect(text).toMatch(expected);
  },
);

test('Two findings at one place are both told', () => {
  const text = check(
    "{ github: { username: 'octocat' }, footer: 'a', footer: '<b onclick=\"x()\">TMG</b>' }",
  );
  expect(text).toMatch(/footer\s+Found twice/);
  expect(text).toMatch(/footer\s+Found 'TMG'/);
});
