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

  it('writes nothing without a project', async () => {
    const known = "no project has 'cobol'. Known: TypeScript, Node.js, PostgreSQL, Linux, Ansible.";
    const told = { status: 2, text: expect.stringContaining(known) };
    expect(await ran(cv, '--format', 'md', '--only', 'cobol,linux')).toEqual(told);
    expect(existsSync(join(root, 'profil.md'))).toBe(false);
  });

  it('writes nothing into what is published: public/, by whatever way, and folders that a link in it leads to', async () => {
    const at = (path: string) => join(directory, path);
    symlinkSync(join(root, 'public'), at('offen'));
    put(at('Bilder/me.jpg'));
    for (const folder of ['Leer', 'public']) mkdirSync(at(folder));
    symlinkSync(at('Bilder'), at('public/images'));
    symlinkSync(at('Leer'), at('public/leer'));
    const refused = { status: 2, text: expect.stringContaining('--out must not be in public/') };
    const ways = ['public/profil.md', at('offen/neu/profil.md')];
    // On disks that take it for the same.
    if (existsSync(join(root, 'PUBLIC'))) ways.push('PUBLIC/neu/profil.md');
    for (const file of ways) expect(await ran(cv, '--full', '--out', file), file).toEqual(refused);
    expect(existsSync(join(root, 'public/profil.md'))).toBe(false);
    vi.stubEnv('SITE_PUBLIC', at('public'));
    for (const file of ['public/images/profil.md', 'public/leer/profil.md', 'Bilder/neu/profil.md'])
      expect(await ran(cv, '--full', '--out', at(file)), file).toEqual(refused);
    vi.stubEnv('SITE_PUBLIC', undefined);
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
    // PowerShell writes files like this.
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
