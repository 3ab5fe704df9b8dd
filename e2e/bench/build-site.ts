import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../src/tooling/commands/run.mjs';

/** Builds the site of a configuration. @returns how long that took, in milliseconds */
export async function buildSite(
  directory: string,
  configFile?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const start = performance.now();
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', directory, '--emptyOutDir'];
  const config = configFile ? { SITE_CONFIG: configFile } : {};
  // Reading config.ts through Vite has left this process with the mode of development.
  const env = { ...process.env, NODE_ENV: 'production', ...config, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: 180_000 });
  return performance.now() - start;
}
