import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkLive } from '../../src/tooling/commands/check/live/check-live.ts';
import { root } from '../site-build.ts';
import { expect, test } from '../test.ts';

test('The check of a deployed site finds nothing wrong with a good one', async ({ site }) => {
  expect(await checkLive((await site('shipped')).url)).toEqual([]);
  const { url } = await site('english-first');
  const args = ['src/tooling/commands/command.mjs', 'check', '--live', url];
  const check = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([check.stdout.toArray(), once(check, 'exit')]);
  expect(Buffer.concat(said).toString()).toContain('served as it should be');
  expect(code).toBe(0);
});
