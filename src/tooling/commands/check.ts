/**
 * `npm run check`: says whether `config.ts` is right, without building. With a network it also looks whether what is
 * named there exists: the GitHub account, the listed repositories, the blog, the pictures.
 *
 * --offline  leaves the network alone
 *
 * A token for GitHub is taken from GITHUB_TOKEN or GH_TOKEN. Exit codes: 0 when there is no mistake, whatever warnings
 * there are and whatever could not be looked at; 1 when there is one; 2 for an unknown option.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { checkReport } from '../check/check-report.ts';
import { checkSite } from '../check/check-site.ts';
import { OwnerConfig } from '../site/owner-config.ts';
import { authorizedFetch, githubToken } from '../snapshot/authorized-fetch.ts';
import { root, say } from './run.mjs';

process.exitCode = await command(process.argv.slice(2));

async function command(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) return 2;
  const owner = new OwnerConfig();
  owner.settle({ root, publicDir: join(root, 'public'), base: await owner.base(root) });
  const { site, problems, warnings } = await owner.compiled();
  // A valid configuration is what its type says.
  const given = (await owner.given()) as Config;
  const isLooked = site !== null && !options.offline;
  const findings = isLooked
    ? await checkSite(site, given, { fetch: authorizedFetch(githubToken(process.env)) })
    : undefined;
  say(checkReport({ file: owner.name, problems, warnings, findings }));
  return problems.length > 0 || findings?.some(({ kind }) => kind === 'mistake') ? 1 : 0;
}

/** Undefined after an explanation. */
function readOptions(args: string[]): { offline: boolean } | undefined {
  try {
    return parseArgs({ args, options: { offline: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\nUsage: npm run check -- [--offline]`);
    return undefined;
  }
}
