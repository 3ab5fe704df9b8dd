import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { baseOf } from '../../src/tooling/commands/serve.ts';

export interface BuiltSite {
  directory: string;
  base: string;
}

const exec = promisify(execFile);
const compressed = promisify(brotliCompress);

/** Builds a checkout's site, compressed as good hosts do. @param config its configuration, if not `config.ts` */
export async function buildSite(checkout: string, directory: string, config?: string): Promise<BuiltSite> {
  const env = { ...process.env, NODE_ENV: 'production', ...(config ? { SITE_CONFIG: config } : {}) };
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', directory, '--emptyOutDir'];
  await exec(process.execPath, args, { cwd: checkout, env, timeout: 300_000 });
  await compress(await filesOf(directory, /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/));
  return { directory, base: await baseOf(directory) };
}

/** A copy of the site whose documents have no scripts. */
export async function stripScripts(site: BuiltSite, directory: string): Promise<BuiltSite> {
  await cp(site.directory, directory, { recursive: true });
  for (const file of await filesOf(directory, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    const scripts = /<script\b[^>]*>.*?<\/script>|<link rel="(?:modulepreload|preconnect)"[^>]*>/gs;
    await writeFile(file, html.replaceAll(scripts, ''));
  }
  await compress(await filesOf(directory, /\.html$/));
  return { ...site, directory };
}

const compress = (files: readonly string[]) =>
  Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compressed(await readFile(file)))));

const filesOf = async (directory: string, ending: RegExp): Promise<string[]> =>
  (await readdir(directory, { recursive: true, encoding: 'utf8' }))
    .filter((file) => ending.test(file))
    .map((file) => join(directory, file));
