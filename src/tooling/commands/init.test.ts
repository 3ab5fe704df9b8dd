import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import { root } from './run.mjs';
import { type Answers, problemsOf, startingConfig } from './starting-config.ts';

const answers: Answers = {
  name: 'Erika "Netz" O\'Musterfrau',
  role: 'Beraterin für Netzwerke und IT-Sicherheit',
  github: 'octocat',
  email: 'erika@musterfrau.example',
  services: 'Netzwerke: 90 €/Stunde, Beratung',
  prices: 'included',
  address: 'Musterstraße 1, 12345 Musterstadt',
  languages: 'de, en',
};

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'init-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const file = () => join(directory, 'config.ts');

function init(...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/init.ts', ...args],
    { cwd: root, env: { ...process.env, SITE_CONFIG: file() }, encoding: 'utf8' },
  );
  return { status, stdout };
}

test('npm run init writes a configuration without mistakes, with a comment for what is left out, and never over the owner’s', () => {
  const args = ['--yes', ...Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value])];
  expect(init(...args).status).toBe(0);
  expect(init(...args)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('-- --force` replaces it'),
  });
  const written = readFileSync(file(), 'utf8');
  expect(written).toContain(
    '  // What clients say about you. Default: none, and the card is hidden.\n  // testimonials: { … },',
  );
  expect(written).not.toContain('// profile:');
  // The import leads to the project, from whose folder the file is away here.
  const given = new Function(`return ${/defineConfig\((\{.*\})\);/s.exec(written)?.[1]}`)();
  expect(given).toEqual(startingConfig(answers));
  const compiled = compileSite(given);
  expect(
    'site' in compiled && compiled.site.services.list.map(({ name, pricing }) => [name, pricing]),
  ).toEqual([
    ['Netzwerke', '90 €/Stunde'],
    ['Beratung', 'Auf Anfrage'],
  ]);
  expect(compiled.warnings.filter(({ path }) => !path.startsWith('legal'))).toEqual([]);
});

test('an owner without a GitHub account answers nothing there, and in German elsewhere', () => {
  const german = { ...answers, github: '', prices: 'netto', languages: 'Deutsch, Englisch' };
  expect(problemsOf(german)).toEqual([]);
  const compiled = compileSite(startingConfig(german));
  expect('site' in compiled && compiled.site).toMatchObject({
    languages: ['de', 'en'],
    services: { prices: { vat: 'excluded' } },
  });
  expect(compiled.warnings.filter(({ path }) => !path.startsWith('legal'))).toEqual([]);
});

test('an answer that cannot be used is named', () => {
  expect(problemsOf(answers)).toEqual([]);
  expect(problemsOf({ ...answers, email: 'erika', languages: 'fr' })).toEqual([
    { name: 'languages', message: expect.stringContaining('fr') },
    { name: 'email', message: expect.stringContaining('erika') },
  ]);
});
