import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { addressesIn } from '../../../config/address.ts';
import { avatarUse } from '../../../config/fields/profile.ts';
import { pathInWords } from '../../../config/messages/location.ts';
import type { Fetch } from '../../../providers/request.ts';
import { filesBelow } from '../../files.ts';
import { inspect } from '../../inputs/pictures/picture-facts.ts';
import { loadConfigFile } from '../../inputs/site/load-config-file.ts';
import { githubProfile } from './github-profile.ts';
import { at, type Fields, isFields, put } from './gitprofile/given.ts';
import { inOrder, movedIn } from './gitprofile/move-in.ts';
import { type Copy, OwnFiles } from './gitprofile/own-files.ts';

/** The places of the file, newest first. */
const usualPlaces = ['', 'src/'].flatMap((folder) =>
  ['ts', 'js', 'mjs', 'tsx'].map((ending) => `${folder}gitprofile.config.${ending}`),
);

/** The configuration in a folder, or the file itself. @throws Error without one that can be read */
export function configFileIn(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) {
    if (/\.(?:[mc]?[jt]s|[jt]sx)$/i.test(path)) return path;
    throw new Error(`'${path}' is no configuration of gitprofile, which ends with .ts or .js. ${understood}`);
  }
  const found = usualPlaces.map((name) => join(path, name)).find((place) => existsSync(place));
  if (found) return found;
  if (/^https?:/i.test(path))
    throw new Error(`'${path}' is an address. Clone the repository, and write the path of its folder.`);
  throw new Error(
    stats
      ? `'${path}' has no gitprofile.config.ts or .js. ${understood}`
      : `there is no '${path}'. Write the path of that file, or of the folder of your site.`,
  );
}

const understood = 'Only sites of gitprofile and the files of JSON Resume are understood.';

/** Runs the file as config.ts is run; older ones are CommonJS. @throws Error that names the line */
async function runConfig(file: string, folder: string): Promise<Fields> {
  const result = await loadConfigFile(file, folder, {
    plugins: [commonJs],
    // Vite gives other endings to this parser, which names the line of a mistake, by itself.
    oxc: { include: /\.[cm]?[jt]sx?$/, exclude: [] },
  });
  if (result.problem) throw new Error(`${result.problem.path}: ${result.problem.message}`);
  const given: unknown = result.config;
  const { github, social, projects, themeConfig, externalProjects } = Object(given);
  const isOfGitprofile = [github, social, projects, themeConfig, externalProjects].some(
    (block) => typeof block === 'object' && block !== null,
  );
  if (!isFields(given) || !isOfGitprofile)
    throw new Error(
      `${basename(file)} is no configuration of gitprofile: \`github: { username: '…' }\` is missing. ${understood}`,
    );
  return given;
}

const commonJs: Plugin = {
  name: 'common-js',
  transform: (code) =>
    /\bmodule\.exports\b/.test(code)
      ? `const module = { exports: {} }; ${code}\nexport default module.exports;`
      : undefined,
};

interface Target {
  publicDir: string;
  /** GitHub's, where the file does not say it. */
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
  if (username.toLowerCase() === 'arifszn')
    notes.push({
      path: 'github.username',
      message: "'arifszn' is gitprofile's author. If that is not you, say who you are: -- --github octocat",
    });
  const site = files.site(username);
  if (site && at(config, 'seo.url') === undefined) {
    put(config, 'seo.url', site.url);
    notes.push({ path: 'seo.url', message: `is ${site.url}, as ${site.said} says. Correct it if it is not` });
  }
  const icon = files.icon();
  const asked = fetch ? await askGithub(config, username, files, fetch) : ['It was not asked.', later];
  const sound = files.copies.filter(({ to }) => !isBroken(to));
  const left = files.notTaken().filter((file) => file !== icon);
  const sections: Record<string, readonly string[]> = {
    Copied: sound.map(({ to }) => `public/${to}`),
    'Not copied': broken.map(({ to, why }) => to + why),
    'Left out, or elsewhere': notes.map(({ path, message }) => `${pathInWords(path)}: ${message}`),
    'Not taken from public/': icon
      ? [...left, `${icon}, your icon. Put a square SVG of it at public/icons/icon.svg`]
      : left,
    GitHub: asked,
  };
  return {
    config: inOrder(config),
    copies: sound.map(({ content, to }) => ({ content, to: join(publicDir, to) })),
    lines: Object.entries(sections).flatMap(([heading, lines]) =>
      lines.length > 0 ? [`${heading}:`, ...lines.map((line) => `  ${line}`), ''] : [],
    ),
  };
}

/** The pictures that no page can show. */
async function brokenPictures(copies: readonly Copy[]) {
  const pictures = copies.filter(({ from = '' }) => /\.(?:png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(from));
  const inspected = pictures.map(async ({ from = '', to }) => ({ from, to, ...(await inspect(from)) }));
  return (await Promise.all(inspected)).flatMap(({ from, to, mistake }) =>
    mistake ? [{ from, to, why: mistake(avatarUse) }] : [],
  );
}

const later =
  'So name, bio and portrait come from GitHub while the page loads, and while GitHub does not answer, it is an error screen. Write `profile` yourself, or run `npm run snapshot` before each build.';

/** Writes into the configuration who the owner is. @returns what is to be told */
async function askGithub(config: Fields, username: string, files: OwnFiles, fetch: Fetch): Promise<string[]> {
  const found = await githubProfile(username, fetch);
  if (typeof found === 'string') return [found, later];
  const { fields, portrait } = found;
  const avatar = portrait && files.add(portrait.content, portrait.path);
  const profile = { ...fields, ...(avatar && { avatar }), ...Object(config.profile) };
  config.profile = profile;
  const missing = ['name', 'bio', 'avatar'].filter((key) => !(key in profile)).join(', ');
  return [
    `${Object.keys(fields).join(', ')}${avatar ? ' and the portrait' : ''} are written into \`profile\`.`,
    missing &&
      `It does not say: ${missing}. Write it, and the page does not depend on GitHub to say who you are.`,
  ].filter(Boolean);
}
