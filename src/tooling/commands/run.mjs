import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs a command in the project's directory. Resolves with whether it succeeded.
 *
 * @type {(command: string, args: readonly string[]) => Promise<boolean>}
 */
export const run = (command, args) =>
  new Promise((resolve) => {
    // On Windows npm is a batch file, which needs a shell.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell });
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });

/**
 * Runs a script below node_modules with this Node, so that it works on every system.
 *
 * @type {(script: string, args: readonly string[]) => Promise<boolean>}
 */
export const runPackage = (script, args) => run(process.execPath, [`node_modules/${script}`, ...args]);

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);
