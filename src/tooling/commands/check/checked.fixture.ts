import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../run.mjs';

/** For tests: what `npm run check -- --offline` says of a configuration, as JavaScript. */
export function checked(config: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'check-'));
  const file = join(directory, 'config.ts');
  writeFileSync(file, `export default ${config};`);
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/tooling/commands/check.ts', '--offline'],
    { cwd: root, env: { ...process.env, SITE_CONFIG: file }, encoding: 'utf8' },
  );
  rmSync(directory, { recursive: true });
  return stripVTControlCharacters(stdout);
}
