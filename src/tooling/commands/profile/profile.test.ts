import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { consultant, profileOf, today } from '../../documents/profile/profile.fixture.ts';
import { resume } from '../../documents/profile/resume.ts';
import { root } from '../run.mjs';
import { configBlocks, configFrom } from './import-resume.ts';
import { withClientNames, withProjects } from './selection.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'profile-'));
  writeFileSync(join(directory, 'config.ts'), `export default ${JSON.stringify(consultant)};`);
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the command as `npm run profile` does, on a configuration of its own. */
function profile(...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/profile.ts', ...args],
    { cwd: root, env: { ...process.env, SITE_CONFIG: join(directory, 'config.ts') }, encoding: 'utf8' },
  );
  return { status, text: stdout };
}

describe('npm run profile', () => {
  it('writes a full file with the names of clients, in a language', () => {
    const file = join(directory, 'voll.md');
    expect(profile('--full', '--lang', 'en', '--only', 'typescript', '--out', file)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/1 of 2 projects.*Ask them before you pass it on/s),
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('Geheimwort Versicherung AG (Insurer, 5,000 employees)');
    expect(text).not.toContain('Umzug in die Cloud');
  }, 60_000);

  it('never writes to where the web sees it', () => {
    expect(profile('--out', 'public/profil.pdf')).toMatchObject({
      status: 2,
      text: expect.stringContaining('--out must not be in public/'),
    });
    expect(existsSync(join(root, 'public/profil.pdf'))).toBe(false);
  }, 60_000);

  it('says which technologies there are when it knows none of those asked for', () => {
    const { status, text } = profile('--only', 'cobol,react', '--out', join(directory, 'a.md'));
    expect(status).toBe(2);
    expect(text).toContain(
      "--only: no project has 'cobol'. Known: TypeScript, PostgreSQL, React, Kubernetes.",
    );
  }, 60_000);

  it('prints what a JSON Resume says as blocks of config.ts', () => {
    const file = join(directory, 'resume.json');
    writeFileSync(file, JSON.stringify(resume(profileOf(consultant), { today })));
    const { status, text } = profile('--from', file);
    expect(status).toBe(0);
    expect(text).toContain("title: 'Kundenportal für Vertragsdaten'");
  }, 60_000);
});

const german = profileOf(consultant);

test.each([
  [{}, 2],
  [{ since: '2024' }, 1],
  [{ since: '2023-12' }, 2],
  [{ since: '2024-01' }, 1],
  [{ only: ['postgres'] }, 2],
  [{ only: ['kubernetes', ' React '] }, 2],
  [{ only: ['React'] }, 1],
])('A selection of %o has %i projects', (chosen, count) => {
  expect(withProjects(german, chosen, today)).toMatchObject({ engagements: { length: count } });
});

test('The site has the name of a client only when it is asked for', () => {
  expect(JSON.stringify(german)).not.toContain('Geheimwort');
  expect(JSON.stringify(profileOf(withClientNames(consultant)))).toContain('Geheimwort');
});

test('A resume that the build made comes back as the same projects', () => {
  const { skills: _, ...config } = configFrom(resume(german, { today }));
  const again = profileOf({ ...config, github: { username: 'a' } });
  expect(
    again.engagements.map(({ title, from, to, client, roles }) => ({ title, from, to, client, roles })),
  ).toEqual(
    german.engagements.map(({ title, from, to, client, roles }) => ({ title, from, to, client, roles })),
  );
  expect(again.spokenLanguages).toEqual(german.spokenLanguages);
  expect(again.social).toMatchObject({ linkedin: 'https://www.linkedin.com/in/lukasz-beispiel-li' });
});

test('What a resume lacks is told below the blocks', () => {
  expect(
    configBlocks({ projects: [{ name: 'A', startDate: '2020' }], languages: [{ language: 'Klingonisch' }] }),
  ).toMatch(/from: '2020-01'.*To be corrected:.*spokenLanguages\[0\]\.level/s);
  expect(() => configBlocks([])).toThrow(/must be an object/);
});
