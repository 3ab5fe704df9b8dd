import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's top directory. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [environment] added to this process's own
 * @property {number} [timeout] milliseconds
 * @property {boolean} [quiet] keeps its output out of sight
 */

/**
 * Runs a command in the project's directory.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, args, { environment = {}, timeout, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...environment },
      ...(timeout === undefined ? {} : { timeout }),
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Runs a program of an installed package: its script with this Node, so that it works on every system.
 *
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runPackage = (script, args, options) =>
  run(process.execPath, [`node_modules/${script}`, ...args], options);

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);
