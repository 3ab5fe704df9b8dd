import { runPackage } from '../../src/tooling/commands/run.mjs';

const timeoutMs = 180_000;

/** Builds the site of a configuration. @returns how long that took, in milliseconds */
export async function buildSite(
  directory: string,
  configFile?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const start = performance.now();
  const built = await runPackage('vite/bin/vite.js', ['build', '--outDir', directory, '--emptyOutDir'], {
    quiet: true,
    timeout: timeoutMs,
    // Reading config.ts through Vite has left this process with the mode of development.
    environment: {
      NODE_ENV: 'production',
      ...(configFile ? { SITE_CONFIG: configFile } : {}),
      ...environment,
    },
  });
  const duration = performance.now() - start;
  if (built) return duration;
  throw new Error(
    duration < timeoutMs
      ? 'The site could not be built: npm run build says why.'
      : `Waited ${timeoutMs / 1000} s in vain for the site to be built.`,
  );
}
