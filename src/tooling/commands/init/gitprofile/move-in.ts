import { addressesIn } from '../../../../config/address.ts';
import { compileSite } from '../../../../config/compile-site.ts';
import { blogSources, placedSections } from '../../../../config/fields/page.ts';
import { githubUsername } from '../../../../config/format/account.ts';
import { basePath } from '../../../../config/format/address.ts';
import { newestFirst } from '../../../../config/format/dates.ts';
import { isOfTemplate, isOwnTheme, ownFooter } from '../../../../config/messages/gitprofile-template.ts';
import { keysOf, schemaTree } from '../../../../config/schema-tree.ts';
import { nothingByDefault } from '../../../../config/shown-by-default.ts';
import { withoutScheme } from '../../../../model/http-link.ts';
import { themeNames } from '../../../../model/theme-name.ts';
import { accepted } from './accepted.ts';
import { accountsIn } from './accounts.ts';
import { FurtherTexts } from './further-texts.ts';
import { inShape } from './in-shape.ts';
import { appended, moves, shortForms } from './moves.ts';
import type { OwnFiles } from './own-files.ts';
import { at, type Fields, isFields, listOf, type Note, plain, put } from './plain.ts';

export interface MovedIn {
  config: Fields;
  notes: Note[];
}

/** What gitprofile does not show of an entry by itself: when it was, and where it leads. */
const incidental = ['from', 'to', 'year', 'link', 'companyLink', 'imageUrl', 'categories', 'publishedAt'];

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
  const cleaned = plain(given, notes);
  const data: Fields = isFields(cleaned) ? structuredClone(cleaned) : {};
  const username = account ?? usernameIn(data);
  unfold(data, further, notes);
  put(data, 'github.username', username);
  move(data, notes);
  if (at(data, 'projects.external.display') === false) put(data, appended, undefined);
  put(data, 'projects.external.display', undefined);
  leaveTemplateOut(data, username, notes);
  repositories(data, username, further);
  themes(data);
  blog(data, notes);
  put(data, 'base', baseOf(at(data, 'base')));
  const { social, ...others } = data;
  const fitted = inShape(others, further, notes);
  if (isFields(social)) fitted.social = accountsIn(social, username, further, notes);
  nameProjects(fitted);
  nameEntries(fitted);
  for (const { address, path } of addressesIn(fitted)) setAt(fitted, path, files.address(address));
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
    right.customSections = [...listOf(right.customSections), ...sections];
    right.layout = { phone: placedOf(right) };
  }
  const result = accepted(withoutEmpty(right), known, further, notes);
  for (const block of ['experiences', 'educations', 'certifications']) {
    const list = listOf(result[block]).filter(isFields);
    const isMoved = newestFirst(list).some((entry, index) => entry !== list[index]);
    if (isMoved)
      notes.push({ path: block, message: 'are shown newest first, in another order than in the file' });
  }
  return { config: result, notes };
}

/** The account, which may be written as an address. */
function usernameIn(data: Fields): string {
  const written = at(data, 'github.username') ?? data.username ?? data.githubUsername ?? data.github;
  const text = typeof written === 'string' ? written.replace(/^@/, '') : '';
  const hint = githubUsername.hint(text);
  return hint === undefined ? text : (/'([^']+)'\.$/.exec(hint)?.[1] ?? '');
}

/** Blocks as gitprofile has them, where a fork has a list, a text, or a list within a block. */
function unfold(data: Fields, further: FurtherTexts, notes: Note[]): void {
  for (const [block, key] of Object.entries(shortForms))
    if (typeof data[block] === 'string' || typeof data[block] === 'number')
      data[block] = { [key]: data[block] };
  const { projects, blog, social, languages } = data;
  if (Array.isArray(projects)) data.projects = { external: { projects } };
  const external = at(data, 'projects.external');
  if (Array.isArray(external)) put(data, 'projects.external', { projects: external });
  if (Array.isArray(blog)) {
    put(data, appended, [...listOf(at(data, appended)), ...blog]);
    delete data.blog;
  }
  if (Array.isArray(social)) data.social = Object.fromEntries(social.flatMap(accountIn));
  if (languages !== undefined) {
    const isShown = further.add('Languages', languages);
    const message = isShown ? "is in a section of your own, 'Languages'" : 'does not exist here';
    notes.push({ path: 'languages', message });
    delete data.languages;
  }
  for (const block of lists) {
    const value = data[block];
    if (!isFields(value)) continue;
    const inside = Object.values(value);
    const list = inside.find((one) => Array.isArray(one) && one.every(isFields));
    if (value.display === false) {
      notes.push({ path: block, message: 'was not shown' });
      delete data[block];
    } else if (list) {
      if (value.header)
        notes.push({ path: `${block}.header`, message: 'the heading is that of the section here' });
      data[block] = list;
    } else if (inside.every(isFields)) data[block] = inside;
  }
}

/** The lists of gitprofile, by all their names. */
const lists = [
  ...['experiences', 'experience', 'educations', 'education', 'certifications', 'certification'],
  ...['publications', 'publication', 'externalProjects'],
];

/** An account as an entry of a list: `{ name: 'LinkedIn', url: 'https://…' }`. */
function accountIn(entry: unknown): [string, unknown][] {
  if (!isFields(entry)) return [];
  const textAt = (keys: readonly string[]) =>
    keys.map((key) => entry[key]).find((one) => typeof one === 'string');
  const name = textAt(['name', 'platform', 'network', 'title', 'label', 'type', 'icon']);
  const value = textAt(['url', 'link', 'href', 'value', 'username', 'handle', 'account']);
  return name && value ? [[String(name).toLowerCase(), value]] : [];
}

function move(data: Fields, notes: Note[]): void {
  for (const [from, to] of moves) {
    const value = at(data, from);
    if (value === undefined || (isFields(value) && to === 'profile.bio')) continue;
    const target = at(data, to);
    if (to === appended) {
      const { projects, list } = isFields(value) ? value : {};
      const entries = isFields(value) ? listOf(projects ?? list) : listOf(value);
      put(data, to, [...listOf(target), ...entries]);
    } else if (target === undefined) put(data, to, value);
    else notes.push({ path: from, message: `\`${to}\` is there, too, and is the one that was shown` });
    put(data, from, undefined);
  }
  const { themeConfig } = data;
  if (isFields(themeConfig) && 'hideAvatarRing' in themeConfig) {
    const { hideAvatarRing, ...others } = themeConfig;
    data.themeConfig = { displayAvatarRing: hideAvatarRing !== true, ...others };
  }
}

/** Leaves out what the owner has never written. */
function leaveTemplateOut(data: Fields, username: string, notes: Note[]): void {
  const found = new Set<string>();
  const footer =
    typeof data.footer === 'string' && username !== 'arifszn' ? ownFooter(data.footer) : data.footer;
  if (footer !== data.footer) found.add('footer');
  put(data, 'footer', typeof footer === 'string' ? footer.replace(/\s+/g, ' ') || undefined : footer);
  for (const [key, value] of Object.entries(data)) put(data, key, own(value, key, key));
  const message = "left of gitprofile's template, and not yours";
  if (found.size > 0) notes.push({ path: [...found].join(', '), message });

  function own(value: unknown, field: string, path: string): unknown {
    if (typeof value === 'string') {
      if (path === 'github.username' || path === 'footer' || !isOfTemplate(field, value, username))
        return value;
      found.add(blockOf(path));
      return undefined;
    }
    if (Array.isArray(value)) {
      const list = value.map((one) => own(one, field, path)).filter((one) => one !== undefined);
      return list.length > 0 ? list : undefined;
    }
    if (!isFields(value)) return value;
    const inside = Object.entries(value).map(([key, one]) => [key, own(one, key, `${path}.${key}`)] as const);
    const left = inside.filter(([, one]) => one !== undefined);
    const wasThinned = left.length < inside.length;
    const isBare = left.every(([key]) => incidental.includes(key));
    return wasThinned && isBare ? undefined : Object.fromEntries(left);
  }
}

/** `experiences` of `experiences.company`, `social.dev` as it is. */
const blockOf = (path: string): string =>
  (/^projects\.\w+|^(?:social|resume|seo)\.\w+|^\w+/.exec(path) ?? [path])[0];

/** Names of repositories without an account are those of the owner's. */
function repositories(data: Fields, username: string, further: FurtherTexts): void {
  for (const path of ['projects.github.automatic.exclude.projects', 'projects.github.manual.projects']) {
    const list = listOf(at(data, path)).flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]));
    if (list.length === 0) continue;
    const names = list.flatMap((one) => {
      const { repo, name, url, link, ...texts } = isFields(one) ? one : { repo: one };
      const text = String(repo ?? name ?? url ?? link ?? '')
        .trim()
        .replace(/\s*\/\s*/g, '/');
      if (Object.keys(texts).length > 0) further.add('Repositories', { title: text, ...texts });
      return text === '' ? [] : [text.includes('/') ? text : `${username}/${text}`];
    });
    put(data, path, [...new Set(names)]);
  }
}

/** In gitprofile, `customTheme` are the colours of the theme 'procyon'. */
function themes(data: Fields): void {
  const { themeConfig } = data;
  if (!isFields(themeConfig)) return;
  const { customTheme, themes: offered } = themeConfig;
  const isOwn = isFields(customTheme) && isOwnTheme(customTheme);
  const isSeen = themeConfig.defaultTheme === 'procyon' || !offered || listOf(offered).includes('procyon');
  const named = (name: unknown) => (name === 'procyon' && isOwn ? 'custom' : String(name));
  if (!isOwn || !isSeen) put(themeConfig, 'customTheme', undefined);
  if (themeConfig.defaultTheme !== undefined) themeConfig.defaultTheme = named(themeConfig.defaultTheme);
  const list = [...new Set(listOf(offered).map(named))];
  const isAll = themeNames.every((name) => list.includes(name) || (isOwn && name === 'procyon'));
  put(themeConfig, 'themes', list.length === 0 || isAll ? undefined : list);
}

function blog(data: Fields, notes: Note[]): void {
  const { blog } = data;
  if (!isFields(blog)) return;
  const { source = 'dev', username, url } = blog;
  const meant = String(source)
    .toLowerCase()
    .replace(/\.(?:to|com)$/, '');
  const isKnown = [...blogSources, 'feed'].includes(meant);
  if (isKnown) blog.source = meant;
  if (isKnown && (username || url)) return;
  if (username)
    notes.push({
      path: 'blog',
      message: `articles of '${source}' are not read. \`source: 'feed'\` reads any blog that has a feed`,
    });
  delete data.blog;
}

function baseOf(base: unknown): string | undefined {
  if (typeof base !== 'string') return undefined;
  const hint = basePath.hint(base);
  return hint === undefined ? base : /'(\/[^']*)'/.exec(hint)?.[1];
}

/** A title is what a card needs: the address or the description is one, too. */
function nameProjects(data: Fields): void {
  const projects = listOf(at(data, appended)).filter(isFields);
  for (const project of projects) {
    const { title, link, description } = project;
    if (title !== undefined) continue;
    project.title = typeof link === 'string' ? withoutScheme(link) : description;
    if (typeof link !== 'string') delete project.description;
  }
  const named = projects.filter(({ title }) => title !== undefined);
  if (projects.length > 0) put(data, appended, named);
}

/** An entry of a list is shown if it has what it is called by: one of its other texts, if need be. */
function nameEntries(data: Fields): void {
  for (const [block, { needed = [] }] of Object.entries(schemaTree.properties ?? {})) {
    const [name] = needed;
    for (const entry of listOf(data[block]).filter(isFields)) {
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

function setAt(data: Fields, path: string, value: unknown): void {
  const steps = [...path.matchAll(/[\w$-]+/g)].map(([step]) => step);
  const parent = steps.slice(0, -1).reduce<Fields>((inside, step) => Object(inside[step]), data);
  const last = steps.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** Without blocks in which nothing is left, in the order of the manual. */
function withoutEmpty(config: Fields): Fields {
  const empty = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.values(value).every(empty);
  const filled = Object.entries(config).filter(([key, value]) => key === 'badges' || !empty(value));
  const order = keysOf(schemaTree);
  return Object.fromEntries(filled.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
