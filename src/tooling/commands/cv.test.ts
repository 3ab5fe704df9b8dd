import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { Site } from '../../model/site.ts';
import { lastingDirectory, put } from '../directory.fixture.ts';
import { consultant, cvOf, today } from '../documents/cv/cv.fixture.ts';
import { resume } from '../documents/cv/resume.ts';
import { importResume } from './cv/import-resume.ts';
import { cv, withProjects } from './cv.ts';
import { ran } from './ran.fixture.ts';
import { root } from './run.mjs';

const directory = lastingDirectory();
beforeAll(() => {
  const config = join(directory, 'config.ts');
  put(config, `export default ${JSON.stringify(consultant)};`);
  vi.stubEnv('SITE_CONFIG', config);
});
afterAll(() => void vi.unstubAllEnvs());

describe('npm run profile', () => {
  it('writes a full file with the names of clients, in a language', async () => {
    const file = join(directory, 'voll.md');
    expect(await ran(cv, '--full', '--lang', 'en', '--only', 'typescript', '--out', file)).toEqual({
      status: 0,
      text: expect.stringMatching(/1 of 3 projects.*Ask them before you pass it on/s),
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('Zyxgeheim Assekuranz AG (Insurance company, 5,000 people)');
    expect(text).not.toContain('Site network');
  });

  it.each([
    ['--out', 'public/profil.md', '--out must not be in public/'],
    [
      '--only',
      'cobol,linux',
      "no project has 'cobol'. Known: TypeScript, Node.js, PostgreSQL, Linux, Ansible.",
    ],
  ])('writes nothing with %s %s', async (option, value, message) => {
    expect(await ran(cv, '--format', 'md', option, value)).toEqual({
      status: 2,
      text: expect.stringContaining(message),
    });
    for (const file of ['public/profil.md', 'profil.md']) expect(existsSync(join(root, file))).toBe(false);
  });

  it('writes nothing into public/ by another way there', async () => {
    symlinkSync(join(root, 'public'), join(directory, 'offen'));
    const file = join(directory, 'offen/neu/angebot.md');
    const text = expect.stringContaining('--out must not be in public/');
    expect(await ran(cv, '--full', '--out', file)).toEqual({ status: 2, text });
  });

  it('writes nothing into folders that are published because a link in public/ leads there', async () => {
    put(join(directory, 'Bilder/me.jpg'));
    mkdirSync(join(directory, 'Leer'));
    mkdirSync(join(directory, 'public'));
    symlinkSync(join(directory, 'Bilder'), join(directory, 'public/images'));
    symlinkSync(join(directory, 'Leer'), join(directory, 'public/leer'));
    vi.stubEnv('SITE_PUBLIC', join(directory, 'public'));
    const text = expect.stringContaining('--out must not be in public/');
    for (const file of ['public/images/angebot.md', 'public/leer/angebot.md', 'Bilder/neu/angebot.md'])
      expect(await ran(cv, '--full', '--out', join(directory, file))).toEqual({ status: 2, text });
    vi.stubEnv('SITE_PUBLIC', undefined);
  });

  it.runIf(existsSync(join(root, 'PUBLIC')))('writes nothing into public/ in capitals', async () => {
    const text = expect.stringContaining('--out must not be in public/');
    expect(await ran(cv, '--full', '--out', 'PUBLIC/neu/angebot.md')).toEqual({ status: 2, text });
  });

  it('refuses an extension that it does not write', async () => {
    const file = join(directory, 'angebot.doc');
    const text = expect.stringContaining('End its name with one of .pdf, .docx, .json, .md');
    expect(await ran(cv, '--full', '--out', file)).toEqual({ status: 2, text });
    expect(existsSync(file)).toBe(false);
  });

  it('has git ignore a file with the names of clients', async () => {
    const repository = join(directory, 'repository');
    put(join(repository, 'a.txt'));
    const git = (...args: string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' }).stdout;
    git('init', '--quiet');
    await ran(cv, '--full', '--out', join(repository, 'angebote [1]/angebot.md'));
    expect(git('status', '--porcelain', '--untracked-files=all')).toBe('?? a.txt\n');
  });

  it('prints what a JSON Resume says as blocks of config.ts, and below them what it lacks', async () => {
    const file = join(directory, 'resume.json');
    const projects = [{ name: 'A', startDate: '2020' }];
    const content = JSON.stringify({ projects, languages: [{ language: 'Klingonisch' }] });
    // As PowerShell writes files.
    writeFileSync(file, `\ufeff${content}`, 'utf16le');
    expect(await ran(cv, '--from', file)).toEqual({
      status: 0,
      text: expect.stringMatching(/from: '2020'.*To be corrected:.*spokenLanguages\[0\]\.level/s),
    });
    const text = expect.stringContaining("there is no file 'none.json'");
    expect(await ran(cv, '--from', 'none.json')).toEqual({ status: 1, text });
  });
});

const german = cvOf(consultant);

test.each([
  [{ since: '2025' }, 2],
  [{ since: '2024-12' }, 3],
  [{ only: ['postgres'] }, 1],
  [{ only: ['ansible', ' Node '] }, 3],
])('A selection of %o has %i projects', (chosen, count) => {
  expect(withProjects(german, chosen, today)).toMatchObject({ engagements: { length: count } });
});

test('A resume that the build made comes back as what it was made of, but for who the clients were', () => {
  const { skills: _, ...config } = importResume(resume(german, { today })).config;
  const again = cvOf({ ...config, github: { username: 'a' } });
  const facts = (site: Site) => ({
    ...{ name: site.profile.name, title: site.profilePage.title, languages: site.spokenLanguages },
    ...{ certifications: site.certifications, publications: site.publications.map(({ title }) => title) },
    ...{ experiences: site.experiences.map(({ company, position, from }) => ({ company, position, from })) },
    educations: site.educations,
    engagements: site.engagements.map(
      ({ client, team, place, workload, methods, tasks, result, ...more }) => more,
    ),
  });
  expect(facts(again)).toEqual(facts(german));
  expect(again.social).toMatchObject({
    email: 'lukasz@beispiel.example',
    phone: '+49 30 23125 042',
    linkedin: 'https://www.linkedin.com/in/lukasz-beispiel-li',
  });
});
