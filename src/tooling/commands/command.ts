import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { OwnerConfig } from '../inputs/site/owner-config.ts';
import { report } from '../inputs/site/report.ts';
import { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { root, say } from './run.mjs';

/** Runs a command if its file was started, not imported. @param command returns the exit code */
export async function main(url: string, command: (args: string[]) => Promise<number>): Promise<void> {
  if (url === pathToFileURL(process.argv[1] ?? '').href)
    process.exitCode = await command(process.argv.slice(2));
}

/** Parses the options; undefined after an explanation. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    say(`${messageOf(error)}\nUsage: ${usage}`);
    return undefined;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export async function settledOwner() {
  const owner = new OwnerConfig();
  const base = await owner.base(root);
  owner.settle({ root, publicDir: join(root, 'public'), base, command: 'build' });
  const snapshot = new OwnerSnapshot(owner);
  return { owner, base, snapshot, pictures: new OwnerPictures(owner, snapshot) };
}

/** The site and its configuration; undefined after an explanation. */
export async function readSite() {
  const { owner, ...target } = await settledOwner();
  const { site, mistakes } = await owner.compiled();
  if (!site) say(report(owner.name, mistakes, 'mistake'));
  return site ? { site, given: await owner.given(), ...target } : undefined;
}
