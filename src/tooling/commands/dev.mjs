/** `npm run dev`: the page while you edit. Installs what is missing first. */
import { installPackages } from './install.mjs';
import { runPackage } from './run.mjs';

await installPackages();
process.exitCode = (await runPackage('vite/bin/vite.js', process.argv.slice(2))) ? 0 : 1;
