import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { isSupported } from './install.mjs';
import { root } from './run.mjs';

const directory = emptyDirectory();
const other = { version: '1.0.0', optional: true, cpu: ['sparc'] };
const native = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };

/** Runs a command in a copy of the project with other packages, where `npm` notes its arguments and fails. */
function runWithPackages(packages: object, installed: object | undefined, env: NodeJS.ProcessEnv = {}) {
  for (const file of ['commands/command.mjs', 'commands/install.mjs', 'commands/run.mjs', 'progress.mjs'])
    cpSync(join(root, 'src/tooling', file), join(directory, 'src/tooling', file));
  put(join(directory, 'package-lock.json'), JSON.stringify({ packages }));
  if (installed)
    put(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  for (const path of Object.keys(installed ?? {})) put(join(directory, path, 'package.json'), '{}');
  put(join(directory, 'asked'), '');
  put(join(directory, 'bin/npm'), `#!/bin/sh\necho "$@" >> "${join(directory, 'asked')}"\nexit 1\n`);
  chmodSync(join(directory, 'bin/npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(directory, 'src/tooling/commands/command.mjs'), 'build'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: '', PATH: `${join(directory, 'bin')}:/usr/bin:/bin`, ...env },
    },
  );
  return { status, text: stdout + stderr, asked: readFileSync(join(directory, 'asked'), 'utf8') };
}

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const vite = { 'node_modules/vite': { version: '1.0.0' } };

describe.skipIf(process.platform === 'win32')('Packages', () => {
  test('that are missing are installed by npm, also under pnpm, and a failure has a cure and no stack', () => {
    const { status, text, asked } = runWithPackages(vite, undefined, {
      npm_execpath: '/opt/pnpm/bin/pnpm.cjs',
    });
    expect(asked).toMatch(/^ci .*\ninstall /);
    expect(text).toBe(
      'Installing the packages …\nThe packages could not be installed. Is there a network? npm says above what it met.\n',
    );
    expect(status).toBe(1);
  });

  test.each([
    ['as the lock file says are not installed again', vite, false],
    ['for other systems may be missing', { ...vite, 'node_modules/other': other }, false],
    [
      'for this system are installed after a move from another',
      { ...vite, 'node_modules/native': native },
      true,
    ],
    ['of an older version are replaced', { 'node_modules/vite': { version: '2.0.0' } }, true],
  ])('%s', (_, wanted, isAsked) => {
    expect(runWithPackages(wanted, vite).asked).toMatch(isAsked ? /^ci / : /^$/);
  });
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.5.0', false],
  ['26.0.0', true],
])('Node %s is supported: %s, as package.json says', (version, isRight) => {
  expect(engines.node).toBe('^20.19.0 || ^22.12.0 || >=24');
  expect(isSupported(version)).toBe(isRight);
});
