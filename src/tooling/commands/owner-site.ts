import { join } from 'node:path';
import { OwnerPictures } from '../inputs/pictures/owner-pictures.ts';
import { baseOfOption } from '../inputs/site/base-option.ts';
import { OwnerConfig } from '../inputs/site/owner-config.ts';
import { report } from '../inputs/site/report.ts';
import { OwnerSnapshot } from '../inputs/snapshot/owner-snapshot.ts';
import { root, say } from './run.mjs';

/** The owner's configuration and `public/`. @param given the option `--base` */
export async function settledOwner(given?: string) {
  const owner = new OwnerConfig();
  const base = given === undefined ? await owner.base(root) : baseOfOption(given);
  owner.settle({ root, publicDir: process.env.SITE_PUBLIC ?? join(root, 'public'), base, command: 'build' });
  const snapshot = new OwnerSnapshot(owner);
  return { owner, base, snapshot, pictures: new OwnerPictures(owner, snapshot) };
}

/** The site and its configuration; undefined after an explanation. */
export async function readSite() {
  const { owner, ...target } = await settledOwner();
  const { site, mistakes } = await owner.compiled();
  if (!site) say(report(owner.name, mistakes, 'mistake'));
  return site ? { site, given: await owner.config(), ...target } : undefined;
}
