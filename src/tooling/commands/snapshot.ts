/**
 * `npm run snapshot`: fetches what the page would ask for, and its pictures, into `public/snapshot/`.
 * --strict  something that could not be fetched is a failure, unless an older copy stays or the page does without it
 * Exit codes: 0 whatever could be fetched; 1 with --strict when something could not; 2 for mistakes in config.ts or options.
 */
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Fetch } from '../../providers/request.ts';
import { repositoryProviders } from '../../site/providers.ts';
import {
  authorizedFetch,
  guardedFetch,
  hostsNamed,
  hostsOfProviders,
  tokenFor,
} from '../inputs/snapshot/guarded-fetch.ts';
import { snapshotFolder } from '../inputs/snapshot/owner-snapshot.ts';
import { readSnapshot, writeSnapshot } from '../inputs/snapshot/snapshot-file.ts';
import { type TakenSnapshot, takeSnapshot } from '../inputs/snapshot/take-snapshot.ts';
import { pinFile, pinRelease } from '../installers/release.ts';
import { showProgress } from '../progress.mjs';
import { aboutPicture, reasonOf } from './check/check-site.ts';
import { messageOf, readOptions } from './command.ts';
import { readSite } from './owner-site.ts';
import { root, say } from './run.mjs';

export async function snapshot(args: string[]): Promise<number> {
  const definitions = { strict: { type: 'boolean', default: false } } as const;
  const options = readOptions(args, definitions, 'npm run snapshot -- [--strict]');
  const owner = options && (await readSite());
  if (!owner) return 2;
  const { site, given } = owner;
  const directory = join(root, 'public', snapshotFolder);
  const hasToken = tokenFor(`${repositoryProviders.github.api}/`, process.env) !== undefined;
  say(`Fetching into public/${snapshotFolder}/${hasToken ? ', with a token for GitHub' : ''} …\n`);
  const previous = await readSnapshot(directory);
  const fetch = authorizedFetch(
    process.env,
    guardedFetch({ trusted: new Set([...hostsNamed(given), ...hostsOfProviders(site)]) }),
  );
  const result = await showProgress('Fetching', (tell) => {
    let count = 0;
    const counted: Fetch = (address, options) => {
      count += 1;
      tell(`${count}, from ${new URL(String(address)).host}`);
      return fetch(address, options);
    };
    return takeSnapshot(site, previous.snapshot, { fetch: counted });
  });
  say(snapshotReport(result, Date.now(), previous.problem));
  const hasFailed = result.items.some(({ error }) => error);
  // The last snapshot stays when there is no network.
  if (result.items.some(({ error }) => !error)) await writeSnapshot(directory, result.snapshot, result.files);
  else if (hasFailed) say('\nNothing could be fetched: the stored copies stay as they are.');
  const hasPin = !site.remoteSupport.display || (await pinInstallers(fetch));
  // Articles are shown without their pictures.
  const isMissed = result.items.some(
    ({ name, error, fetchedAt }) => error && fetchedAt === undefined && name !== 'thumbnail',
  );
  return options.strict && (isMissed || !hasPin) ? 1 : 0;
}

async function pinInstallers(fetch: Fetch): Promise<boolean> {
  try {
    const { version } = await pinRelease(join(root, pinFile), fetch);
    say(`\nThe remote-support installers fetch RustDesk ${version}.`);
    return true;
  } catch (error) {
    say(`\nThe remote-support installers: ${messageOf(error)} They stay as they are.`);
    return false;
  }
}

const colors = { fetched: 'green', kept: 'yellow', failed: 'red' } as const;

export function snapshotReport(
  { items, vanished, snapshot }: Pick<TakenSnapshot, 'items' | 'vanished' | 'snapshot'>,
  now: number,
  problem?: string,
): string {
  const width = Math.max(0, ...items.map(({ name }) => name.length));
  const counts = { fetched: 0, kept: 0, failed: 0 };
  const lines = items.flatMap(({ name, error, fetchedAt, address }) => {
    const unfetched = fetchedAt === undefined ? 'failed' : 'kept';
    const outcome = error ? unfetched : 'fetched';
    counts[outcome] += 1;
    const line = `  ${styleText(colors[outcome], outcome.padEnd(7))}  ${name.padEnd(width)}  ${address}`;
    if (!error) return [line];
    const older = fetchedAt === snapshot.sampledAt ? 'sample' : `one of ${dateTime(fetchedAt ?? 0)}`;
    const stays = fetchedAt === undefined ? 'Nothing older is stored.' : `The ${older} stays.`;
    const reason =
      name === 'thumbnail' && !error.hasNoResponse
        ? aboutPicture(error, address, name).message
        : reasonOf(error, address, now);
    return [line, `           ${reason} ${stays}`];
  });
  const counted = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  const missing = vanished.map(
    (name) =>
      `  ${styleText('yellow', name)} is listed in projects.github.manual.projects, but ${repositoryProviders.github.name} does not show it: it is private, renamed or deleted.`,
  );
  const report = [...lines, '', `  ${counted.join(', ')}`, ...missing];
  if (problem) report.unshift(problem, '');
  return report.join('\n');
}

const dateTime = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
