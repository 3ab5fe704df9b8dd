import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'check-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the command as `npm run check` does, on a configuration of its own. */
function check(config: string, ...args: string[]) {
  const file = join(directory, 'config.ts');
  writeFileSync(file, config);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/check.ts', ...args],
    { cwd: root, env: { ...process.env, SITE_CONFIG: file }, encoding: 'utf8' },
  );
  return { status, text: stripVTControlCharacters(stdout) };
}

describe('npm run check', () => {
  it('ends with 0 for a configuration without mistakes, and tells its warnings', () => {
    const { status, text } = check(
      "export default { github: { username: 'octocat' }, badges: [] };",
      '--offline',
    );
    expect(status).toBe(0);
    expect(text).toMatch(/1 warning\s+legal\s+Missing\. .+no mistakes, but see the warnings\.\s*$/s);
  }, 60_000);

  it('ends with 1 for a mistake, and tells it as the build does', () => {
    const { status, text } = check("export default { github: { usrname: 'octocat' } };");
    expect(status).toBe(1);
    expect(text).toMatch(/github\.usrname\s+Found the unknown key 'usrname'\. Did you mean `username`\?/);
    expect(text).not.toContain('no mistakes');
  }, 60_000);

  it('ends with 2 for an option that it does not know', () => {
    const { status, text } = check('export default {};', '--ofline');
    expect(status).toBe(2);
    expect(text).toContain('Usage: npm run check');
  }, 60_000);
});
