import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { isShipped } from '../inputs/shipped.fixture.ts';
import { init } from './init.ts';
import { ran } from './ran.fixture.ts';
import { root } from './run.mjs';
import { type Answers, problemsOf, startingConfig, startingFile } from './starting-config.ts';

const answers: Answers = {
  name: 'Erika "Netz" O\'Musterfrau',
  role: 'Beraterin für Netzwerke und IT-Sicherheit',
  github: 'erika',
  email: 'erika@musterfrau.de',
  services: 'Netzwerke: 90 €/Stunde, Beratung',
  prices: 'included',
  address: 'Hauptstraße 5, 10115 Berlin',
  languages: 'de, en',
};

const directory = emptyDirectory();

/** The site of a configuration of which nothing but further legal facts is to be told. */
function siteWithoutWarnings(config: unknown) {
  const compiled = compileSite(config);
  expect(compiled.warnings.filter(({ path }) => !path.startsWith('legal'))).toEqual([]);
  return 'site' in compiled ? compiled.site : undefined;
}

test('npm run init writes a configuration without mistakes, with a comment for what is left out, in place of the example and never of the owner’s', async () => {
  const file = join(directory, 'config.ts');
  vi.stubEnv('SITE_CONFIG', file);
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const write = () => ran(init, '--yes', ...options);
  expect((await write()).status).toBe(0);
  const refusal = { status: 1, text: expect.stringContaining('-- --force` replaces it') };
  expect(await write()).toEqual(refusal);
  const written = readFileSync(file, 'utf8');
  // Somebody who has begun elsewhere still has the example's name.
  put(file, "export default { profile: { bio: 'Netze.' }, legal: { name: 'Max Mustermann' } };");
  expect(await write()).toEqual(refusal);
  const example = readFileSync(join(root, 'config.ts'), 'utf8');
  if (isShipped) {
    put(file, example);
    expect((await write()).status).toBe(0);
    expect(readFileSync(`${file}.old`, 'utf8')).toBe(example);
  }
  vi.unstubAllEnvs();
  expect(written).toContain(
    '  // Testimonials of clients. Ask before you publish it: the words and the name are theirs. Default: none, and no card.\n  // testimonials: { … },',
  );
  expect(written).not.toContain('// profile:');
  // The import leads to the project, from whose folder the file is away here.
  const given = new Function(`return ${/defineConfig\((\{.*\})\);/s.exec(written)?.[1]}`)();
  expect(given).toEqual(startingConfig(answers));
  expect(siteWithoutWarnings(given)?.services.list.map(({ name, pricing }) => [name, pricing])).toEqual([
    ['Netzwerke', '90 €/Stunde'],
    ['Beratung', 'Auf Anfrage'],
  ]);
});

test('without docs/configuration.md the configuration has no comments', () => {
  expect(startingFile(startingConfig(answers), '')).toMatch(/ {2}legal: .*,\n\}\);\n$/s);
});

test('an owner without a GitHub account answers nothing there', () => {
  expect(siteWithoutWarnings(startingConfig({ ...answers, github: '' }))?.github.username).toBe('');
});

test('a comma of a price or in brackets separates no services', () => {
  const services = 'Support: 89,50 €/Stunde, Netze (LAN, WLAN),Beratung,Notfall: nachts: 120 €';
  expect(startingConfig({ ...answers, services }).services?.list).toEqual([
    { name: 'Support', pricing: '89,50 €/Stunde' },
    { name: 'Netze (LAN, WLAN)' },
    { name: 'Beratung' },
    { name: 'Notfall', pricing: 'nachts: 120 €' },
  ]);
});

test('empty answers leave nothing behind', () => {
  const config = startingConfig({ ...answers, email: '', address: '', languages: '' });
  expect(config).not.toHaveProperty('languages');
  expect(config).not.toHaveProperty('social');
  expect(config.legal).toEqual({ name: answers.name });
});

test('a missing name is asked for again, not the account', () => {
  expect(problemsOf({ ...answers, name: '', github: '' })).toEqual([
    { name: 'name', message: expect.stringContaining('Write your name') },
  ]);
});

test('an answer that cannot be used is named', () => {
  expect(problemsOf({ ...answers, email: 'erika', languages: 'xx' })).toEqual([
    { name: 'languages', message: expect.stringContaining('xx') },
    { name: 'email', message: expect.stringContaining('erika') },
  ]);
});
