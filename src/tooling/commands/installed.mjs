/** Runs the command of that name, such as `init`, with what follows it. Installs what is missing first. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

await installPackages();
const { register } = await import('tsx/esm/api');
register();
const [node = '', , name, ...options] = process.argv;
const file = join(import.meta.dirname, `${name}.ts`);
process.argv = [node, file, ...options];
await import(pathToFileURL(file).href);
