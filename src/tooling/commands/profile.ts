/**
 * `npm run profile`: the owner's own files of the profile.
 *
 * --full             with the clients' names (`clientName`), which nothing else ever has
 * --anonymous        without name, contact, links and accounts
 * --only a,b         the projects with one of these technologies
 * --since 2020       the projects that went on in that year or month (2020-04), or later
 * --format           pdf (default), docx, json or md
 * --lang             one of the site's languages; default: the first
 * --out              where to; default: profil.pdf and the like in this folder
 * --from FILE        instead of all that: prints the blocks for config.ts that a JSON Resume makes
 *
 * Exit codes: 0 when the file is written; 1 when it cannot be made; 2 for wrong options.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { compileSite } from '../../config/compile-site.ts';
import { month } from '../../config/format/dates.ts';
import type { Site } from '../../model/site.ts';
import { dayOf } from '../../text/quantities.ts';
import { profileDocx } from '../documents/profile/docx.ts';
import { profileMarkdown } from '../documents/profile/markdown.ts';
import { pdfGaps, profilePdf } from '../documents/profile/pdf.ts';
import { profileDocument } from '../documents/profile/profile-document.ts';
import { resumeJson } from '../documents/profile/resume.ts';
import { cacheDirectory } from '../inputs/cached-file.ts';
import { messageOf, readOptions, readSite } from './command.ts';
import { configBlocks } from './profile/import-resume.ts';
import { withClientNames, withProjects } from './profile/selection.ts';
import { root, say } from './run.mjs';

const formats = ['pdf', 'docx', 'json', 'md'] as const;
type Format = (typeof formats)[number];

const usage =
  'npm run profile -- [--full | --anonymous] [--only typescript,docker] [--since 2020] [--format pdf|docx|json|md] [--lang de] [--out FILE] | --from resume.json';

async function command(args: string[]): Promise<number> {
  const options = checkedOptions(args);
  if (!options) return 2;
  return options.from === undefined ? writeProfile(options) : printBlocks(options.from);
}

type Options = NonNullable<ReturnType<typeof checkedOptions>>;

/** Undefined after an explanation. */
function checkedOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const known = {
    ...{ full: flag, anonymous: flag },
    ...{ only: text, since: text, format: text, lang: text, out: text, from: text },
  };
  const options = readOptions(args, known, usage);
  if (!options) return undefined;
  const wrong = (message: string) => {
    say(`${message}\nUsage: ${usage}`);
    return undefined;
  };
  const { full, anonymous, from, since, out } = options;
  if (from !== undefined && args.filter((arg) => arg.startsWith('--')).length > 1)
    return wrong('--from goes with no other option.');
  if (full && anonymous)
    return wrong('--full and --anonymous exclude each other: one tells names, the other none.');
  if (since !== undefined && !/^\d{4}$/.test(since) && month.hint(since) !== undefined)
    return wrong(`--since must be a year or a month, such as 2020 or 2020-04. Found '${since}'.`);
  const ending = /\.(\w+)$/.exec(out ?? '')?.[1];
  const wanted = options.format ?? (ending && isFormat(ending) ? ending : 'pdf');
  if (!isFormat(wanted)) return wrong(`--format must be one of ${formats.join(', ')}. Found '${wanted}'.`);
  return { ...options, format: wanted };
}

const isFormat = (text: string): text is Format => formats.some((format) => format === text);

async function writeProfile(options: Options): Promise<number> {
  const { full, anonymous, format, lang, only, since } = options;
  const file = resolve(options.out ?? fileName(options));
  const place = published(file);
  if (place) {
    say(
      `--out must not be in ${place}/: what is there is published. Found '${relative(process.cwd(), file)}'.`,
    );
    return 2;
  }
  if (existsSync(file) && statSync(file).isDirectory()) {
    say(`--out must be a file. '${relative(process.cwd(), file)}' is a folder.`);
    return 2;
  }
  const site = await siteFor(lang, full);
  if (typeof site === 'number') return site;
  if (site.engagements.length === 0) {
    say(
      'There is no profile: config.ts has no `engagements`, or `profilePage.display` is false. docs/profile.md shows how to begin.',
    );
    return 1;
  }
  const today = dayOf(Date.now());
  const chosen = withProjects(site, { only: only?.split(','), since }, today);
  if ('unknown' in chosen) {
    say(
      `--only: no project has ${chosen.unknown.map((name) => `'${name}'`).join(' or ')}. Known: ${chosen.known.join(', ')}.`,
    );
    return 2;
  }
  if (chosen.engagements.length === 0) {
    say(`No project fits. There are ${site.engagements.length} in all: leave out --since or --only.`);
    return 1;
  }
  const content = await contentOf(chosen, format, { today, anonymous });
  if (content === undefined) {
    say(
      'There is no PDF: the Typst compiler for this system is not installed (docs/profile.md). `--format docx` needs none.',
    );
    return 1;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  const count = chosen.engagements.length;
  say(
    `${relative(process.cwd(), file)}  ${count} of ${site.engagements.length} projects  ${Math.ceil(content.length / 1024)} kB`,
  );
  if (full) say('It has the names of your clients. Ask them before you pass it on.');
  return 0;
}

const fileName = ({ full, anonymous, format }: Options): string =>
  `profil${full ? '-voll' : anonymous ? '-anonym' : ''}.${format}`;

/** The folder that the web sees and that a file would be in. */
const published = (file: string): string | undefined =>
  ['dist', 'public'].find((name) => `${real(file)}${sep}`.startsWith(`${real(join(root, name))}${sep}`));

/** Where a path leads that need not exist yet. */
const real = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path));

/** The exit code after an explanation. */
async function siteFor(lang: string | undefined, full: boolean): Promise<Site | number> {
  const read = await readSite();
  if (!read) return 1;
  const { site, given, owner, base } = read;
  const language = site.languages.find((known) => known === (lang ?? site.language));
  if (!language) {
    say(`--lang must be one of the site's languages: ${site.languages.join(', ')}. Found '${lang}'.`);
    return 2;
  }
  if (!full) return (await owner.siteIn(language)) ?? 1;
  const compiled = compileSite(withClientNames(given), { base, language });
  return 'site' in compiled ? compiled.site : 1;
}

async function contentOf(
  site: Site,
  format: Format,
  options: { today: string; anonymous: boolean },
): Promise<Uint8Array | string | undefined> {
  if (format === 'json') return resumeJson(site, options);
  const document = profileDocument(site, options);
  if (format === 'pdf') for (const gap of pdfGaps(document)) say(gap);
  if (format === 'md') return profileMarkdown(document);
  return format === 'docx' ? profileDocx(document) : profilePdf(document, join(root, cacheDirectory));
}

function printBlocks(file: string): number {
  try {
    say(configBlocks(JSON.parse(readFileSync(file, 'utf8'))));
    return 0;
  } catch (error) {
    say(`--from: '${file}' cannot be read as JSON Resume. ${messageOf(error)}`);
    return 1;
  }
}

process.exitCode = await command(process.argv.slice(2));
