/**
 * `npm run profile`: the owner's own files of the CV, or with `--from` the blocks for config.ts that a JSON Resume makes.
 * docs/profile.md has the options. Exit codes: 0 when the file is written; 1 when it cannot be made; 2 for wrong options.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { compileSite } from '../../config/compile-site.ts';
import { month } from '../../config/format/dates.ts';
import { valueAt } from '../../config/messages/problem.ts';
import { lastMonth } from '../../model/engagement.ts';
import { mapTexts } from '../../model/plain-text.ts';
import type { Site } from '../../model/site.ts';
import { technologyKey } from '../../model/technology.ts';
import { dayOf } from '../../text/quantities.ts';
import { type Completed, completed, cvContent } from '../documents/cv/plugin.ts';
import { filesBelow, writeWhole } from '../files.ts';
import { readOptions } from './command.ts';
import { printBlocks } from './cv/import-resume.ts';
import { readSite } from './owner-site.ts';
import { root, say } from './run.mjs';

const formats = ['pdf', 'docx', 'json', 'md'] as const;

const usage =
  'npm run profile -- [--full | --anonymous] [--only "typescript,docker"] [--since 2020] [--format pdf|docx|json|md] [--lang de] [--out FILE] | --from resume.json';

/** Wrong options. */
class Refusal extends Error {}
/** A file that cannot be made. */
class Failure extends Error {}

export const cv = (args: string[]): Promise<number> =>
  write(args).catch((error) => {
    if (!(error instanceof Refusal || error instanceof Failure)) throw error;
    say(error.message);
    return error instanceof Refusal ? 2 : 1;
  });

async function write(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const texts = { only: text, since: text, format: text, lang: text, out: text, from: text };
  const options = readOptions(args, { full: flag, anonymous: flag, ...texts }, usage);
  if (!options) return 2;
  const { full, anonymous, since, only, lang, out, from } = options;
  if (from !== undefined) return printBlocks(from);
  if (full && anonymous)
    throw new Refusal('--full and --anonymous exclude each other: one tells names, the other none.');
  if (since !== undefined && !/^\d{4}$/.test(since) && month.faultIn(since) !== undefined)
    throw new Refusal(`--since must be a year or a month, such as 2020 or 2020-04. Found '${since}'.`);
  const requested = options.format ?? (out === undefined ? 'pdf' : extname(out).slice(1).toLowerCase());
  const format = formats.find((name) => name === requested);
  if (!format)
    throw new Refusal(
      options.format
        ? `--format must be one of ${formats.join(', ')}. Found '${options.format}'.`
        : `--out: found '${out}'. End its name with one of .${formats.join(', .')}, or set --format.`,
    );
  let name = 'profil';
  if (full) name = 'profil-voll';
  else if (anonymous) name = 'profil-anonym';
  const file = resolve(out ?? `${name}.${format}`);
  refusePublished(file);

  const { site, portrait } = await siteFor(lang, full);
  const today = dayOf(Date.now());
  const chosen = withProjects(site, { only: only?.split(','), since }, today);
  const [count, all] = [chosen.engagements.length, site.engagements.length];
  if (count === 0)
    throw new Failure(`No project fits. There are ${all} in all: leave out --since or --only.`);
  const content = await cvContent(
    { site: chosen, ...(portrait && { portrait }) },
    format,
    { today, anonymous },
    say,
  );
  await writeWhole(file, content);
  const size = Math.ceil(content.length / 1024);
  say(`${relative(process.cwd(), file)}  ${count} of ${all} projects  ${size} kB`);
  if (full) {
    keepFromGit(file);
    say('It has the names of your clients. Ask them before you pass it on.');
  }
  return 0;
}

/** Names of clients must not be committed by accident: git on this computer ignores the file. */
function keepFromGit(file: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: dirname(file), encoding: 'utf8' });
  // 0: ignored already; 128: no repository.
  if (git('check-ignore', '--quiet', file).status !== 1) return;
  const [top = '', excludes = ''] = git(
    'rev-parse',
    '--show-toplevel',
    '--git-path',
    'info/exclude',
  ).stdout.split('\n');
  const path = relative(realpathSync(top), realpathSync(file)).replaceAll(sep, '/');
  const list = resolve(dirname(file), excludes);
  mkdirSync(dirname(list), { recursive: true });
  appendFileSync(list, `\n/${path.replace(/[\\*?[\] ]/g, String.raw`\$&`)}\n`);
  say('git ignores the file from now on (.git/info/exclude).');
}

/** @throws Refusal for a folder, and for a file that would be published */
function refusePublished(file: string): void {
  const name = relative(process.cwd(), file);
  const folders = { dist: join(root, 'dist'), public: process.env.SITE_PUBLIC ?? join(root, 'public') };
  for (const [published, folder] of Object.entries(folders)) {
    // A folder behind a link in it is published too.
    const within = new Set(filesBelow(folder).map((one) => real(dirname(join(folder, one)))));
    const isPublished = [real(folder), ...within].some((one) => `${real(file)}${sep}`.startsWith(one + sep));
    if (isPublished || file.startsWith(folder + sep))
      throw new Refusal(`--out must not be in ${published}/: what is there is published. Found '${name}'.`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`--out must be a file. '${name}' is a folder.`);
}

/** The real path of a file that may not exist yet, in the letter case of the disk. */
const real = (path: string): string =>
  existsSync(path) ? realpathSync.native(path) : join(real(dirname(path)), basename(path));

async function siteFor(lang: string | undefined, full: boolean): Promise<Completed> {
  const owner = await readSite();
  if (!owner) throw new Failure('Correct that first.');
  const { site, given, base, snapshot, pictures } = owner;
  const languages = site.languages.join(', ');
  const language = site.languages.find((one) => one === (lang ?? site.language));
  if (!language)
    throw new Refusal(`--lang must be one of the site's languages: ${languages}. Found '${lang}'.`);
  if (site.engagements.length === 0)
    throw new Failure(
      'There is no profile: config.ts has no `engagements`, or `profilePage.display` is false. docs/profile.md shows how to begin.',
    );
  const compiled = compileSite(full ? withClientNames(given) : given, { base, language });
  if ('problems' in compiled) throw new Failure('config.ts has mistakes: npm run check names them.');
  return completed(snapshot, pictures)(compiled.site);
}

/** A configuration whose projects name their clients. */
function withClientNames(given: unknown): unknown {
  const engagements = valueAt(given, ['engagements']);
  return Array.isArray(engagements)
    ? { ...Object(given), engagements: engagements.map(withClientName) }
    : given;
}

function withClientName(engagement: unknown): unknown {
  const { clientName, client, ...others } = Object(engagement);
  if (typeof clientName !== 'string' || clientName.trim() === '') return engagement;
  const withName = (text: string) => (text ? `${clientName} (${text})` : clientName);
  return { ...others, client: client === undefined ? clientName : mapTexts(client, withName) };
}

/** A site with its projects of some technologies that went on in a year or a month, or later. */
export function withProjects(
  site: Site,
  { only = [], since = '' }: { only?: readonly string[] | undefined; since?: string | undefined },
  today: string,
): Site {
  const technologies = [...new Set(site.engagements.flatMap(({ technologies }) => technologies))];
  const wanted = only.map((name) => name.trim()).filter(Boolean);
  const unknown = wanted.filter(
    (name) => !technologies.some((one) => technologyKey(one) === technologyKey(name)),
  );
  if (unknown.length > 0) {
    const names = unknown.map((name) => `'${name}'`).join(' or ');
    throw new Refusal(`--only: no project has ${names}. Known: ${technologies.join(', ')}.`);
  }
  const keys = new Set(wanted.map(technologyKey));
  const engagements = site.engagements.filter(
    (engagement) =>
      lastMonth(engagement, today) >= since &&
      (keys.size === 0 || engagement.technologies.some((name) => keys.has(technologyKey(name)))),
  );
  return { ...site, engagements };
}
