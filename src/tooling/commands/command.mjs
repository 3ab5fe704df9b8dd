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
  const { [name]: command } = await import(`./${name}.ts`);
  process.exitCode = await command(args);
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
