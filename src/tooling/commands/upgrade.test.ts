import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { root } from './run.mjs';
import { finishMerge, type Git, gitIn, mergeVersion } from './upgrade/merge.ts';
import { changesSince, obstacleIn } from './upgrade.ts';

const directory = emptyDirectory();
const product = join(directory, 'product');
const fork = join(directory, 'fork');
const person = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
const asSomebody =
  (folder: string): Git =>
  (...args) =>
    gitIn(folder)(...person, ...args);

function commit(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) rmSync(join(folder, name));
    else put(join(folder, name), content);
  }
  asSomebody(folder)('add', '--all');
  asSomebody(folder)('commit', '--quiet', '-m', 'Change');
}

type Files = Record<string, string | null>;

/** The owner's fork, after changes of both. */
function forked(ours: Files, theirs: Files, common: Files = {}): Git {
  execFileSync('git', ['init', '--quiet', product]);
  commit(product, {
    ...common,
    '.gitattributes': '/config.ts merge=owner\n/public/** merge=owner\n',
    'config.ts': 'example\n',
    'public/images/Käse.svg': 'first\n',
    'public/images/used.svg': 'first\n',
    'public/images/drawn-over.svg': 'first\n',
    'public/images/redrawn.svg': 'first\n',
    'src/app.ts': 'a\nb\nc\n',
  });
  execFileSync('git', ['clone', '--quiet', product, fork]);
  commit(fork, ours);
  commit(product, theirs);
  const git = asSomebody(fork);
  git('fetch', '--quiet', 'origin');
  return git;
}
const content = (name: string) => readFileSync(join(fork, name), 'utf8');
const latest = (git: Git) => git('rev-parse', 'FETCH_HEAD');

describe('A new version', () => {
  test('is merged without a question: the files of the owner stay, and what the owner deleted stays deleted', () => {
    const git = forked(
      { 'config.ts': 'mine\n', 'public/images/Käse.svg': null, 'public/images/drawn-over.svg': 'mine\n' },
      {
        'config.ts': 'new example\n',
        'public/images/Käse.svg': 'second\n',
        'public/images/used.svg': null,
        'public/images/drawn-over.svg': null,
        'public/images/redrawn.svg': 'second\n',
        'src/app.ts': 'a\nb\nd\n',
      },
    );
    expect(mergeVersion(git, latest(git))).toEqual({ conflicts: [], deleted: ['public/images/Käse.svg'] });
    expect([content('config.ts'), content('src/app.ts')]).toEqual(['mine\n', 'a\nb\nd\n']);
    expect(existsSync(join(fork, 'public/images/Käse.svg'))).toBe(false);
    const pictures = ['used', 'drawn-over', 'redrawn'].map((name) => content(`public/images/${name}.svg`));
    expect(pictures).toEqual(['first\n', 'mine\n', 'first\n']);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('is not committed while marks of a conflict are in it, and names them; the product’s own lines may look alike', () => {
    const git = forked(
      { 'src/app.ts': 'mine\nb\nc\n' },
      { 'src/app.ts': 'theirs\nb\nc\n', 'docs/git.md': '<<<<<<< HEAD\n' },
    );
    expect(mergeVersion(git, latest(git))).toEqual({ conflicts: ['src/app.ts'], deleted: [] });
    git('add', '--all');
    expect(finishMerge(git).conflicts).toEqual(['src/app.ts']);
    expect(existsSync(join(fork, '.git/MERGE_HEAD'))).toBe(true);
    put(join(fork, 'src/app.ts'), 'both\nb\nc\n');
    git('add', '--all');
    expect(finishMerge(git).conflicts).toEqual([]);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('that cannot be committed leaves everything as it was', () => {
    const git = forked({ 'config.ts': 'mine\n' }, { 'config.ts': 'new\n', 'src/app.ts': 'a\n' });
    put(join(fork, '.git/hooks/pre-merge-commit'), '#!/bin/sh\nexit 1\n');
    put(join(fork, '.git/hooks/pre-commit'), '#!/bin/sh\necho No. >&2; exit 1\n');
    for (const hook of ['pre-merge-commit', 'pre-commit']) chmodSync(join(fork, '.git/hooks', hook), 0o755);
    expect(() => mergeVersion(git, latest(git))).toThrow('No.');
    expect(git('status', '--porcelain')).toBe('');
    expect([content('config.ts'), content('src/app.ts')]).toEqual(['mine\n', 'a\nb\nc\n']);
  });

  test('of a repository without a common past is refused with a cure, and nothing changes', () => {
    const git = forked({ 'config.ts': 'mine\n' }, { 'src/app.ts': 'a\n' });
    const stranger = join(directory, 'stranger');
    execFileSync('git', ['init', '--quiet', stranger]);
    commit(stranger, { a: '1' });
    git('fetch', '--quiet', stranger);
    expect(() => mergeVersion(git, latest(git))).toThrow('Clone your fork');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('is refused by a shallow clone with a cure, which helps', () => {
    forked({ 'config.ts': 'mine\n' }, { 'src/app.ts': 'a\n' });
    const shallow = join(directory, 'shallow');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${fork}`, shallow]);
    const git = asSomebody(shallow);
    git('fetch', '--quiet', product, 'HEAD');
    const merge = () => mergeVersion(git, latest(git));
    expect(merge).toThrow('`git fetch --unshallow`');
    git('fetch', '--quiet', '--unshallow');
    git('fetch', '--quiet', product, 'HEAD');
    expect(merge()).toEqual({ conflicts: [], deleted: [] });
  });
});

test.each([
  ['Without git', 'PATH', directory, /This terminal has no git/],
  [
    'In a folder of somebody else',
    'GIT_TEST_ASSUME_DIFFERENT_OWNER',
    '1',
    /dubious ownership.*git config --global --add safe\.directory/s,
  ],
])('%s nothing is merged, and the cure is named', (_, name, value, message) => {
  forked({ 'config.ts': 'mine\n' }, { 'src/app.ts': 'a\n' });
  vi.stubEnv(name, value);
  expect(obstacleIn(gitIn(fork))).toMatch(message);
  vi.unstubAllEnvs();
});

describe('npm run upgrade', () => {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    SITE_CONFIG: undefined,
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.example',
    // No network.
    HTTPS_PROXY: 'http://127.0.0.1:1',
  };
  function upgrade(...args: string[]) {
    const command = ['src/tooling/commands/command.mjs', 'upgrade', ...args];
    const options = { cwd: fork, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
    return { status, text: stdout + stderr };
  }

  const written = (file: string) => readFileSync(join(root, file), 'utf8');
  const commandFiles = [
    'command.mjs',
    'command.ts',
    'install.mjs',
    'run.mjs',
    'upgrade.ts',
    'upgrade/merge.ts',
  ];
  const files = [
    ...commandFiles.map((name) => `src/tooling/commands/${name}`),
    ...['src/tooling/progress.mjs', 'package.json', 'package-lock.json', 'CHANGELOG.md'],
  ];
  const [newest = '', before = ''] = [...written('CHANGELOG.md').matchAll(/^## ([\d.]+)/gm)].map(
    ([, version]) => version,
  );
  const check = (version: string) =>
    `export async function check() { console.log('checked by ${version}'); return 0; }\n`;

  /** A fork of the version before this one, whose owner has a page and has deleted a picture of the example. */
  function forkedBefore(): Git {
    const manifest = written('package.json');
    const checkFile = 'src/tooling/commands/check.ts';
    const git = forked(
      { 'config.ts': 'mine\n', 'public/images/Käse.svg': null },
      {
        'config.ts': 'new example\n',
        'public/images/Käse.svg': 'second\n',
        'package.json': manifest,
        [checkFile]: check(newest),
      },
      {
        ...Object.fromEntries(files.map((file) => [file, written(file)])),
        'package.json': manifest.replace(newest, before),
        [checkFile]: check(before),
      },
    );
    // One link each: npm, which installs what is missing, would empty a folder behind a link.
    const [ours, theirs] = [join(root, 'node_modules'), join(fork, 'node_modules')];
    mkdirSync(theirs);
    copyFileSync(join(ours, '.package-lock.json'), join(theirs, '.package-lock.json'));
    for (const name of readdirSync(ours).filter((name) => !name.startsWith('.')))
      symlinkSync(join(ours, name), join(theirs, name), 'junction');
    appendFileSync(join(fork, '.git/info/exclude'), '/node_modules\n');
    // A branch that comes before the main one by the alphabet.
    asSomebody(product)('checkout', '--quiet', '-b', 'a-proposal');
    commit(product, { proposed: 'x\n' });
    asSomebody(product)('checkout', '--quiet', '-');
    return git;
  }

  test('merges the latest version, checks with it and shows what is new since the owner’s', () => {
    forkedBefore();
    const { status, text } = upgrade('--from', product);
    expect(text).toContain('Deleted by you, and still deleted: public/images/Käse.svg.');
    expect(text).toContain(`checked by ${newest}`);
    expect(text).toContain(`\n## ${newest}`);
    expect(text).not.toContain(`\n## ${before}`);
    expect(status).toBe(0);
    expect(content('package.json')).toContain(newest);
    expect(content('config.ts')).toBe('mine\n');
    expect(existsSync(join(fork, 'proposed'))).toBe(false);
    expect(upgrade().text).toContain(`New since your version, ${before}`);
  });

  test('finishes a merge that was begun without it, as from a version that has no such command', () => {
    const git = forkedBefore();
    git('config', 'merge.owner.driver', 'true');
    git('fetch', '--quiet', product, 'HEAD');
    expect(() => git('merge', 'FETCH_HEAD')).toThrow();
    const { status, text } = upgrade('--from', product);
    expect(text).toContain(`New since your version, ${before}`);
    expect(status).toBe(0);
    expect(git('status', '--porcelain')).toBe('');
  });
});

describe('The changelog', () => {
  const changelog =
    '# Changelog\n\n## 1.2.0 – 2026-11-27\n\nB\n\n## 1.1.0 – 2026-11-01\n\nA\n\n## 1.0.0\n\nFirst\n';

  test.each([
    ['1.2.0', ''],
    ['1.1.0', '## 1.2.0 – 2026-11-27\n\nB'],
    ['1.0.0', '## 1.2.0 – 2026-11-27\n\nB\n\n## 1.1.0 – 2026-11-01\n\nA'],
  ])('shows what came after %s', (version, changes) => {
    expect(changesSince(changelog, version)).toBe(changes);
  });

  test('begins with the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split('\n## ')[1]).toMatch(`${version} `);
  });
});
