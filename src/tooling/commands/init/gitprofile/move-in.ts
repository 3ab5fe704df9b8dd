import { addressesIn } from '../../../../config/address.ts';
import { compileSite } from '../../../../config/compile-site.ts';
import { blogSources, placedSections } from '../../../../config/fields/page.ts';
import { githubUsername } from '../../../../config/format/account.ts';
import { basePath } from '../../../../config/format/address.ts';
import { newestFirst } from '../../../../config/format/dates.ts';
import { keysOf, schemaTree } from '../../../../config/schema-tree.ts';
import { nothingByDefault } from '../../../../config/shown-by-default.ts';
import { themeNames } from '../../../../model/theme-name.ts';
import { accepted } from './accepted.ts';
import { accountsIn } from './accounts.ts';
import { FurtherTexts } from './further-texts.ts';
import { inShape } from './in-shape.ts';
import { appended, moves } from './moves.ts';
import type { OwnFiles } from './own-files.ts';
import { isOwnTheme } from './template.ts';
import {
  at,
  type Fields,
  incidental,
  isFields,
  listIn,
  listOf,
  type Note,
  ownValues,
  put,
} from './values.ts';

export interface MovedIn {
  config: Fields;
  notes: Note[];
}

/**
 * Makes a configuration of gitprofile one of this site, without mistakes.
 * @param account of GitHub, where the file's is not right
 * @param existing files in `public/`
 */
export function movedIn(
  given: unknown,
  files: OwnFiles,
  existing: readonly string[],
  account?: string,
): MovedIn {
  const notes: Note[] = [];
  const further = new FurtherTexts();
  const username = account ?? usernameIn(given);
  const values = ownValues(given, username, notes);
  const data: Fields = isFields(values) ? values : {};
  put(data, 'github.username', username);
  move(data, notes);
  repositories(data, username, further);
  themes(data);
  blog(data, notes);
  put(data, 'base', baseOf(data.base));
  const fitted = inShape(data, further, notes);
  if (isFields(data.social)) fitted.social = accountsIn(data.social, username, further, notes);
  nameEntries(fitted);
  for (const { address, path } of addressesIn(fitted)) put(fitted, path, files.address(address));
  const config = {
    github: {},
    languages: ['en'],
    ...fitted,
    ...nothingByDefault,
  };
  const known = [...existing, ...files.copies.map(({ to }) => to)];
  const right = accepted(config, known, further, notes);
  const sections = further.sections();
  if (sections.length > 0) {
    right.customSections = sections;
    right.layout = { phone: placedOf(right) };
  }
  const result = accepted(withoutEmpty(right), known, further, notes);
  noteOrder(result, notes);
  return { config: result, notes };
}

/** The account, which may be written as an address. */
function usernameIn(given: unknown): string {
  const written = String(at(given, 'github.username') ?? '').trim();
  const fault = githubUsername.faultIn(written);
  return fault ? String(fault.correct ?? '') : written;
}

function move(data: Fields, notes: Note[]): void {
  if (Array.isArray(data.projects)) data.projects = { external: { projects: data.projects } };
  for (const [from, to] of moves) {
    const value = at(data, from);
    if (value === undefined) continue;
    put(data, from, undefined);
    const target = at(data, to);
    if (to === appended) put(data, to, [...listOf(target), ...listIn(value)]);
    else if (target === undefined) put(data, to, value);
    else notes.push({ path: from, message: `\`${to}\` is there, too, and is the one that was shown` });
  }
  if (at(data, 'projects.external.display') === false) put(data, appended, undefined);
  put(data, 'projects.external.display', undefined);
  const isRingHidden = at(data, 'themeConfig.hideAvatarRing');
  if (isRingHidden === undefined) return;
  put(data, 'themeConfig.displayAvatarRing', isRingHidden !== true);
  put(data, 'themeConfig.hideAvatarRing', undefined);
}

/** Names of repositories without an account are those of the owner's. */
function repositories(data: Fields, username: string, further: FurtherTexts): void {
  for (const path of ['projects.github.automatic.exclude.projects', 'projects.github.manual.projects']) {
    const list = listOf(at(data, path)).flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]));
    const names = list.map((one) => {
      const { repo, ...texts } = isFields(one) ? one : { repo: one };
      const name = String(repo).replaceAll(/\s/g, '');
      if (Object.keys(texts).length > 0) further.add('Repositories', { title: name, ...texts });
      return name.includes('/') ? name : `${username}/${name}`;
    });
    if (names.length > 0) put(data, path, [...new Set(names)]);
  }
}

/** In gitprofile, `customTheme` are the colours of the theme 'procyon'. */
function themes(data: Fields): void {
  const { themeConfig } = data;
  if (!isFields(themeConfig)) return;
  const { customTheme, defaultTheme, themes: offered } = themeConfig;
  const isOwn = isFields(customTheme) && isOwnTheme(customTheme);
  const isSeen = defaultTheme === 'procyon' || !offered || listOf(offered).includes('procyon');
  const named = (name: unknown) => (name === 'procyon' && isOwn ? 'custom' : String(name));
  if (!isOwn || !isSeen) put(themeConfig, 'customTheme', undefined);
  if (defaultTheme !== undefined) themeConfig.defaultTheme = named(defaultTheme);
  const list = [...new Set(listOf(offered).map(named))];
  const isAll = themeNames.every((name) => list.includes(name) || (isOwn && name === 'procyon'));
  put(themeConfig, 'themes', list.length === 0 || isAll ? undefined : list);
}

function blog(data: Fields, notes: Note[]): void {
  if (!isFields(data.blog)) return;
  const { source = 'dev', username } = data.blog;
  const isKnown = blogSources.some((known) => known === source);
  if (username && isKnown) return;
  if (username) {
    const message = `articles of '${source}' are not read. \`source: 'feed'\` reads any blog that has a feed`;
    notes.push({ path: 'blog', message });
  }
  delete data.blog;
}

function baseOf(base: unknown): unknown {
  if (typeof base !== 'string') return undefined;
  const fault = basePath.faultIn(base);
  return fault ? fault.correct : base;
}

/** An entry of a list is shown if it has what it is called by: one of its other texts, if need be. */
function nameEntries(data: Fields): void {
  const lists = Object.entries(schemaTree.properties ?? {});
  for (const [path, { needed = [] }] of [...lists, [appended, { needed: ['title'] }] as const]) {
    const [name] = needed;
    for (const entry of listOf(at(data, path)).filter(isFields)) {
      const other = Object.keys(entry).find((key) => !incidental.includes(key));
      if (!name || !other || needed.some((key) => entry[key] !== undefined)) continue;
      entry[name] = entry[other];
      delete entry[other];
    }
  }
}

/** The sections that the former site had, too: on a phone they come before those of further texts. */
function placedOf(config: Fields): string[] {
  const compiled = compileSite(config);
  const used = 'site' in compiled ? compiled.site.sections : [];
  return placedSections.filter((id) => used.includes(id));
}

/** Without blocks in which nothing is left, in the order of the manual. */
function withoutEmpty(config: Fields): Fields {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.values(value).every(empty);
  const filled = Object.entries(config).filter(([key, value]) => key === 'badges' || !empty(value));
  const order = keysOf(schemaTree);
  return Object.fromEntries(filled.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

function noteOrder(config: Fields, notes: Note[]): void {
  for (const block of ['experiences', 'educations', 'certifications']) {
    const list = listOf(config[block]).filter(isFields);
    const isMoved = newestFirst(list).some((entry, index) => entry !== list[index]);
    if (isMoved)
      notes.push({ path: block, message: 'are shown newest first, in another order than in the file' });
  }
}
