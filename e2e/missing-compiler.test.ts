import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consultant } from '../src/tooling/documents/profile/profile.fixture.ts';
import { root } from './site-build.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'missing-compiler-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** As on a system for which nobody has made a package. */
const withoutCompiler = `
  const Module = require('node:module');
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (name, ...others) => {
    if (name.includes('typst')) throw new Error('Cannot find module ' + name);
    return resolve(name, ...others);
  };
`;

test('Where the PDF compiler cannot be had, the build says so, and the page offers the other files and to print', () => {
  const site = { ...consultant, projects: { github: { display: false } }, remoteSupport: { display: false } };
  writeFileSync(join(place, 'config.ts'), `export default ${JSON.stringify(site)};`);
  writeFileSync(join(place, 'without.cjs'), withoutCompiler);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(place, 'dist')],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `--require ${join(place, 'without.cjs')}`,
        SITE_CONFIG: join(place, 'config.ts'),
      },
    },
  );
  expect(status).toBe(0);
  expect(stderr.match(/The profile has no PDF/g)).toHaveLength(1);
  const files = readdirSync(join(place, 'dist'));
  expect(files).toEqual(expect.arrayContaining(['profil.docx', 'resume.json']));
  expect(files).not.toContain('profil.pdf');
  const page = readFileSync(join(place, 'dist/profil.html'), 'utf8');
  expect(page).toContain('Auswahl drucken');
  expect(page).toMatch(/href="\/profil\.docx"/);
  expect(page).not.toMatch(/profil\.pdf/);
}, 300_000);
