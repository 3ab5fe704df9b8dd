import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { root } from './run.mjs';

const directory = emptyDirectory();

/** Runs a command in a copy of the project without packages, where `npm` notes its arguments and fails. */
function runWithoutPackages(command: string, env: NodeJS.ProcessEnv) {
  for (const file of ['command.mjs', 'install.mjs', 'run.mjs'])
    cpSync(join(root, 'src/tooling/commands', file), join(directory, 'src/tooling/commands', file));
  put(
    join(directory, 'package-lock.json'),
    '{ "packages": { "node_modules/vite": { "version": "1.0.0" } } }',
  );
  put(join(directory, 'bin/npm'), `#!/bin/sh\necho "$@" >> "${join(directory, 'asked')}"\nexit 1\n`);
  chmodSync(join(directory, 'bin/npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(directory, 'src/tooling/commands/command.mjs'), command],
    { encoding: 'utf8', env: { ...process.env, PATH: `${join(directory, 'bin')}:/usr/bin:/bin`, ...env } },
  );
  return { status, text: stdout + stderr, asked: readFileSync(join(directory, 'asked'), 'utf8') };
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(['start', 'init', 'dev', 'check', 'build', 'preview', 'snapshot', 'profile', 'upgrade', 'shots'])(
  'npm run %s installs what is missing before it begins',
  (name) => expect(scripts[name]).toMatch(/^node src\/tooling\/commands\/command\.mjs /),
);

test.skipIf(process.platform === 'win32')(
  'Missing packages are installed by npm, also under pnpm, and a failure has a cure and no stack',
  () => {
    const { status, text, asked } = runWithoutPackages('build', { npm_execpath: '/opt/pnpm/bin/pnpm.cjs' });
    expect(asked).toMatch(/^ci .*\ninstall /);
    expect(text).toBe(
      'Installing the packages …\nThe packages could not be installed. Is there a network, and is Node of version 20.19, 22.12, 24 or newer?\n',
    );
    expect(status).toBe(1);
  },
);
