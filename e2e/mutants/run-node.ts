import { spawn } from 'node:child_process';

/** A mutant may never come to an end; milliseconds. */
const longestRun = 20 * 60_000;

/** Runs a script of Node in a copy of the project. @returns all that it says */
export function runNode(
  directory: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: directory,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: undefined },
      timeout: longestRun,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });
}
