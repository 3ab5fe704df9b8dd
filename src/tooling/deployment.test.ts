import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './commands/run.mjs';
import { lastingDirectory, put } from './directory.fixture.ts';

/**
 * Runs the workflow's own steps on a configuration that `npm run check` accepts, in a copy of the project where owners have it:
 * below a folder with a blank, an umlaut and signs, in a workspace with a PostCSS of its own, with pictures behind a link.
 */

const workflow = (file: string) => readFileSync(join(root, '.github/workflows', file), 'utf8');

function stepsOf(file: string, job: string): string[] {
  const [, after = ''] = workflow(file).split(`\n  ${job}:\n`);
  const [lines = ''] = after.split(/^ {2}\w/m);
  return [...lines.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
}
const steps = stepsOf('deploy.yml', 'build');

/** Values that GitHub fills in. */
const expression = /\$\{\{.*?\}\}/;

/** A step without a network. */
const offline = (command: string): string =>
  command.replace(expression, '--offline').replace('$BASE_PATH/', '/site/');

const workspace = lastingDirectory();
const copy = join(workspace, "Ben's & Ü (1)");
const left = /^(?:\..+|node_modules|dist|test-results)$/;

beforeAll(() => {
  const isCopied = (path: string) => path === root || !left.test(basename(path));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  renameSync(join(copy, 'public/images'), join(workspace, 'Bilder'));
  symlinkSync(join(workspace, 'Bilder'), join(copy, 'public/images'));
  put(join(workspace, 'package.json'), JSON.stringify({ private: true, workspaces: ['*'] }));
  put(join(workspace, 'postcss.config.cjs'), "throw new Error('This is for another project.');");
  // The packages are those of the project: other tests use them meanwhile.
  const install = join(copy, 'src/tooling/commands/install.mjs');
  const nothing = 'export async function installPackages() {\n  if (root) return;';
  writeFileSync(install, readFileSync(install, 'utf8').replace(/export async .+ installPackages.+/, nothing));
});

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(offline(command), {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '', SITE_CONFIG: '', SITE_PUBLIC: '' },
  });
  return { status, said: `${command}\n${stdout}${stderr}` };
}

const passed = { status: 0, said: expect.any(String) };

test('The workflow has these steps', () => {
  expect(steps.map((step) => step.replace(expression, '…'))).toEqual([
    'npm ci',
    'npm run check -- --base="$BASE_PATH/" …',
    'npm run check:types',
    'npm run snapshot',
    'npm run build -- --base="$BASE_PATH/"',
    'npm run test:e2e -- specs/smoke --project=chromium',
  ]);
});

test('No push depends on a file with a schedule, which GitHub disables; the daily run has all rights of the deployment', () => {
  const files = readdirSync(join(root, '.github/workflows'));
  expect(files.filter((file) => /^ {2}schedule:/m.test(workflow(file)))).toEqual(['daily.yml']);
  const [, triggers = ''] = /^on:\n((?: .*\n)+)/m.exec(workflow('daily.yml')) ?? [];
  expect(triggers).not.toMatch(/push|pull_request/);
  expect(workflow('daily.yml')).toContain('uses: ./.github/workflows/deploy.yml');
  expect(workflow('deploy.yml')).toMatch(/^ {2}push:\n(?: .*\n)+ {2}workflow_call:/m);
  const rights = workflow('deploy.yml').matchAll(/^ +(?:contents|pages|id-token): \w+/gm);
  for (const [right] of rights) expect(workflow('daily.yml')).toContain(right.trim());
});

test('A proposed change of the content goes through the same steps, with what was fetched last', () => {
  const plain = (step: string) => step.replace(/ -- (?=\$|--base).*/, '');
  const fetched = (step: string) => step !== 'npm run snapshot';
  expect(stepsOf('content.yml', 'check').map(plain)).toEqual(steps.map(plain).filter(fetched));
});

test.each(['deploy.yml', 'content.yml'])(
  'The check of %s has a token, and so its own limit at GitHub',
  (file) => {
    const [check = ''] = /run: npm run check -- (?!--live).*?(?=\n +- )/s.exec(workflow(file)) ?? [];
    expect(check).toMatch(/GITHUB_TOKEN: \$\{\{ github\.token \}\}$/);
  },
);

const owner = `import { defineConfig } from './src/config/define-config.ts';
  const unused = 1;
  export default defineConfig({
    profile: { name: 'Octo Roe', bio: 'Go.', avatar: 'images/avatar-placeholder.svg' },
    projects: { external: { projects: [{ title: 'A class project', imageUrl: '', link: '' }] } },
    social: { twitter: '', skype: '', linkedin: 'octo-roe' },
    languages: ['en'],
  });`;

const step = (name: RegExp) => steps.find((command) => name.test(command)) ?? '';

/** Checks the types of these files and of the owner's: those of all others are checked once, in the project itself. */
function checkTypes(...others: string[]) {
  const project = { extends: './src/tooling/tsconfig.json', files: ['config.ts', ...others], include: [] };
  put(join(copy, 'tsconfig.json'), JSON.stringify(project));
  return run(step(/check:types/));
}

test('A configuration with empty fields passes check and types and is built, with a project that leads nowhere', () => {
  writeFileSync(join(copy, 'config.ts'), owner);
  expect(run(step(/check --/))).toEqual(passed);
  // It imports the owner's file.
  expect(checkTypes('src/tooling/inputs/shipped.fixture.ts')).toEqual(passed);
  expect(run(step(/\bbuild\b/))).toEqual(passed);
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toMatch(/<h3[^>]*>A class project<\/h3>/);
  expect(existsSync(join(copy, 'dist/images/avatar-placeholder.svg'))).toBe(true);
  expect(readdirSync(join(copy, 'dist/assets')), 'the font').toContainEqual(
    expect.stringMatching(/\.woff2$/),
  );
});

test('A build that is stopped leaves the one before it, and nothing beside it', async () => {
  const names = () => readdirSync(copy).filter((name) => name.startsWith('dist'));
  const before = statSync(join(copy, 'dist/index.html')).mtimeMs;
  const build = spawn(process.execPath, ['src/tooling/commands/command.mjs', 'build'], {
    cwd: copy,
    stdio: 'ignore',
  });
  const ended = once(build, 'exit');
  // By its own name: the build before may still be putting its files in place.
  await expect.poll(names, { timeout: 60_000 }).toContain(`dist.${build.pid}.new`);
  build.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(names()).toEqual(['dist']);
  expect(statSync(join(copy, 'dist/index.html')).mtimeMs).toBe(before);
});

test('A mistake in a file of ours still fails the types', () => {
  put(join(copy, 'src/model/wrong.ts'), 'export const wrong: string = 1;');
  const { status, said } = checkTypes('src/model/wrong.ts');
  expect(status).not.toBe(0);
  expect(said).toContain('src/model/wrong.ts(');
});
