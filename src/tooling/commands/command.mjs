/**
 * Runs a command of package.json: `node src/tooling/commands/command.mjs check --offline` calls `check` in check.ts. Installs what is
 * missing before, and reports what a command throws.
 */
import { installPackages } from './install.mjs';
import { say } from './run.mjs';

const [name = '', ...args] = process.argv.slice(2);
await installPackages();
// Imported here because the packages may have been missing above.
const { register } = await import('tsx/esm/api');
register();
const { explain } = await import('./command.ts');
try {
  /** @type {Record<string, (args: string[]) => Promise<number>>} */
  const commands = await import(`./${name}.ts`);
  process.exitCode = await commands[name]?.(args);
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
