import { runPackage } from '../commands/run.mjs';

/** Builds the site of a configuration. @returns how long that took, in milliseconds */
export async function buildSite(directory: string, configFile?: string): Promise<number> {
  const start = performance.now();
  const built = await runPackage('vite/bin/vite.js', ['build', '--outDir', directory, '--emptyOutDir'], {
    quiet: true,
    // Reading config.ts through Vite has left this process with the mode of development.
    environment: { NODE_ENV: 'production', ...(configFile ? { SITE_CONFIG: configFile } : {}) },
  });
  if (!built) throw new Error('The site could not be built: npm run build says why.');
  return performance.now() - start;
}
