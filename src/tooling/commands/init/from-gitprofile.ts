import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addressesIn } from '../../../config/address.ts';
import { avatarUse } from '../../../config/fields/profile.ts';
import { pathInWords } from '../../../config/messages/location.ts';
import type { Fetch } from '../../../providers/request.ts';
import { filesBelow } from '../../files.ts';
import { inspect } from '../../inputs/pictures/picture-facts.ts';
import { githubProfile } from './github-profile.ts';
import { movedIn } from './gitprofile/move-in.ts';
import { type Copy, OwnFiles } from './gitprofile/own-files.ts';
import { runConfig } from './gitprofile/run-config.ts';
import { at, type Fields, put } from './gitprofile/values.ts';

/** The names of the file, newest first. */
const usualNames = ['gitprofile.config.ts', 'gitprofile.config.js'];

/** The configuration in a folder, or the file itself. @throws Error if no configuration is found */
export function configFileIn(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return path;
  const places = usualNames.map((name) => join(path, name));
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    /^https?:/i.test(path)
      ? `'${path}' is an address. Clone the repository, and write the path of its folder.`
      : `${stats ? `'${path}' has no ${usualNames.join(' or ')}` : `there is no '${path}'`}. Write the path of that file, or of the folder of your site.`,
  );
}

interface Target {
  publicDir: string;
  /** Of GitHub, where the file does not say it. */
  account: string;
  /** Undefined without a network. */
  fetch: Fetch | undefined;
}

/** @throws Error for a file that cannot be read, or that names no account */
export async function moveIn(source: string, { publicDir, account, fetch }: Target) {
  const beside = dirname(source);
  const isBelow = basename(beside) === 'src' && !existsSync(join(beside, 'public'));
  const folder = isBelow ? dirname(beside) : beside;
  const given = await runConfig(source, folder);
  if (typeof given !== 'object' || given === null)
    throw new Error(
      `${basename(source)} exports no configuration: '{ github: { username: … } }' is missing.`,
    );
  const files = new OwnFiles(folder, publicDir, String(at(given, 'base') ?? '/'));
  const { config, notes } = movedIn(given, files, filesBelow(publicDir), account || undefined);
  const broken = await brokenPictures(files.copies);
  const isBroken = (address: string) => broken.some(({ to }) => to === address);
  for (const { address, path } of addressesIn(config)) if (isBroken(address)) put(config, path, undefined);
  const username = at(config, 'github.username');
  if (typeof username !== 'string')
    throw new Error(
      `${basename(source)} names no GitHub account. Say it: npm run init -- --from … --github octocat`,
    );
  files.icon();
  const asked = fetch ? await askGithub(config, username, files, fetch) : offline;
  const sound = files.copies.filter(({ to }) => !isBroken(to));
  const copies = sound.map(({ content, to }) => ({ content, to: join(publicDir, to) }));
  const named = sound.map(({ to }) => `  public/${to}`);
  const lines = [
    ...section('Copied:', named),
    ...section(
      'Not copied:',
      broken.map(({ to, why }) => `  ${to}${why}`),
    ),
    ...section(
      'Left out, or elsewhere:',
      notes.map(({ path, message }) => `  ${pathInWords(path)}: ${message}`),
    ),
    ...section(
      'GitHub:',
      asked.map((line) => `  ${line}`),
    ),
  ];
  return { config, copies, lines };
}

/** The pictures that no page can show. */
async function brokenPictures(copies: readonly Copy[]) {
  const pictures = copies.filter(({ from = '' }) => /\.(?:png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(from));
  const inspected = pictures.map(async ({ from = '', to }) => ({ from, to, ...(await inspect(from)) }));
  return (await Promise.all(inspected)).flatMap(({ from, to, mistake }) =>
    mistake ? [{ from, to, why: mistake(avatarUse) }] : [],
  );
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines, ''] : [];

const later =
  'So name, bio and portrait come from GitHub while the page loads, and while GitHub does not answer, it is an error screen. Write `profile` yourself, or run `npm run snapshot` before each build.';
const offline = [`It was not asked. ${later}`];

/** Writes into the configuration who the owner is. @returns what is to be told */
async function askGithub(config: Fields, username: string, files: OwnFiles, fetch: Fetch): Promise<string[]> {
  const found = await githubProfile(username, fetch);
  if (typeof found === 'string') return [found, later];
  const { fields, portrait, company } = found;
  const given = at(config, 'profile') ?? {};
  const avatar = portrait && files.add(portrait.content, portrait.path);
  const profile = { ...fields, ...(avatar && { avatar }), ...given };
  config.profile = profile;
  const missing = ['name', 'bio', 'avatar'].filter((key) => !(key in profile));
  const [first] = missing;
  return [
    `${Object.keys(fields).join(', ')}${avatar ? ' and the portrait' : ''} are written into \`profile\`.`,
    ...(first
      ? [
          `It does not say: ${missing.join(', ')}. Write it, and the page does not depend on GitHub to say who you are.`,
        ]
      : []),
    ...(company && !first
      ? [`Your organization there, '${company}', is not shown: GitHub is not asked about you any more.`]
      : []),
  ];
}
