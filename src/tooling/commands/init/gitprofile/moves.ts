import { converter, formatHex, interpolate, parse } from 'culori';
import { blogSources } from '../../../../config/fields/page.ts';
import { basePath } from '../../../../config/format/address.ts';
import { fieldAt } from '../../../../config/schema-tree.ts';
import { accountsIn } from './accounts.ts';
import { fitTo } from './fit.ts';
import { type Around, headingOf } from './further-texts.ts';
import { at, type Fields, type Given, isFields, type Note, put, stepsOf } from './given.ts';

interface Move {
  /** Where it is in the file of gitprofile, or of one of its forks. */
  from: string;
  /** Its field here. A list follows what is there already; whatever else is taken stays. */
  to: string;
  /** Undefined for what is no value of the field. Left out: as the schema has it. */
  how?: (given: Given, around: Around) => unknown;
}

const same = (...paths: string[]): Move[] => paths.map((path) => ({ from: path, to: path }));
const externals = 'projects.external.projects';

/** Where each field goes, and how. What no row reads becomes a section of the owner's own, or is told. */
const moves: readonly Move[] = [
  { from: 'base', to: 'base', how: base },
  {
    from: 'projects.github.automatic.exclude.projects',
    to: 'projects.github.automatic.exclude.projects',
    how: repositories,
  },
  { from: 'projects.github.manual.projects', to: 'projects.github.manual.projects', how: repositories },
  { from: 'skills', to: 'skills', how: skills },
  { from: 'social', to: 'social', how: accountsIn },
  { from: 'resume', to: 'resume', how: resume },
  { from: 'blog', to: 'blog', how: blog },
  { from: 'hotjar', to: 'hotjar', how: hotjar },
  { from: 'themeConfig', to: 'themeConfig', how: themes },
  ...same('githubContributions', 'projects', 'profile', 'seo', 'experiences', 'certifications', 'educations'),
  ...same('publications', 'googleAnalytics', 'footer', 'enablePWA'),
  // The older format.
  { from: 'github.sortBy', to: 'projects.github.automatic.sortBy' },
  { from: 'github.limit', to: 'projects.github.automatic.limit' },
  { from: 'github.exclude.projects', to: 'projects.github.automatic.exclude.projects', how: repositories },
  { from: 'github.exclude.forks', to: 'projects.github.automatic.exclude.forks' },
  { from: 'education', to: 'educations' },
  { from: 'externalProjects', to: externals },
  // Forks.
  { from: 'biography', to: 'profile.bio' },
  { from: 'githubGraph', to: 'githubContributions.display' },
  ...['personalProjects', 'workingOn', 'apps', 'games', 'articles'].map((from) => ({ from, to: externals })),
  // A bracket was closed too late.
  ...['experiences', 'certifications', 'educations', 'publications'].map((to) => ({
    from: `themeConfig.${to}`,
    to,
  })),
];

/** Does what the table says. */
export function move(given: Given, around: Around): Fields {
  const config: Fields = {};
  for (const { from, to, how } of moves) {
    const one = given.at(...stepsOf(from));
    const field = fieldAt(stepsOf(to));
    const there = at(config, to);
    const isTaken = there !== undefined && to !== externals && !isFields(there);
    if (!one.isUnread || !field || isTaken) continue;
    const value = how ? how(one, around) : fitTo(one, field);
    if (value !== undefined) put(config, to, merged(there, value));
  }
  return config;
}

function merged(there: unknown, value: unknown): unknown {
  if (Array.isArray(there) && Array.isArray(value)) return [...there, ...value];
  if (!isFields(there) || !isFields(value)) return there ?? value;
  const keys = Object.keys({ ...value, ...there });
  return Object.fromEntries(keys.map((key) => [key, merged(there[key], value[key])]));
}

function base(given: Given): unknown {
  if (typeof given.value !== 'string') return undefined;
  const [path = ''] = given.texts();
  const fault = basePath.faultIn(path);
  return fault ? fault.correct : path;
}

/** Names of repositories without an account are those of the owner's. */
function repositories(given: Given, { username, further }: Around): unknown {
  const names = given.entries.flatMap((one) => {
    const named = one.isBlock
      ? [String(one.at('repo').value)]
      : one.texts().flatMap((text) => text.split(','));
    if (one.fields.length > 1) further.add('Repositories', one);
    one.at('repo').tickOff();
    return named
      .map((name) => name.replaceAll(/\s/g, ''))
      .map((name) => (name.includes('/') ? name : `${username}/${name}`));
  });
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** Names, or groups. Forks have blocks of a name and a level, of a heading and a list, or of lists. */
function skills(given: Given): unknown {
  const lists = given.fields.filter(([, child]) => child.isList);
  if (lists.length > 1) return lists.map(([key, list]) => group(headingOf(key), list));
  const found = (lists[0]?.[1] ?? given).entries.flatMap((one): unknown[] => {
    if (!one.isBlock) return one.texts();
    const list = one.fields.find(([, child]) => child.isList);
    const name = one.fields.find(([, { value }]) => typeof value === 'string')?.[1].texts() ?? [];
    return list ? [group(name[0] ?? headingOf(list[0]), list[1])] : name;
  });
  return found.length > 0 ? found : undefined;
}

const group = (name: string, list: Given) => ({
  group: name,
  list: list.entries.flatMap((one) => (one.isBlock ? skills(one) : one.texts())),
});

function resume(given: Given): unknown {
  const file = given.isBlock ? given.at('fileUrl') : given;
  return typeof file.value === 'string' ? { fileUrl: file.texts()[0] } : undefined;
}

function blog(given: Given, { notes }: Around): unknown {
  const field = fieldAt(['blog']);
  const { source = 'dev', username } = Object(given.value);
  const isKnown = blogSources.some((known) => known === source);
  if (username && isKnown && field) return fitTo(given, field);
  if (username)
    notes.push({
      path: 'blog',
      message: `articles of ${given.texts().join(', ')} are not read. \`source: 'feed'\` reads any blog that has a feed`,
    });
  // Without a name they say nothing.
  else if (isKnown) for (const key of ['source', 'limit']) given.at(key).tickOff();
  return undefined;
}

/** The version of a snippet that is not used says nothing. */
function hotjar(given: Given): unknown {
  const field = fieldAt(['hotjar']);
  if (given.at('id').isUnread && field) return fitTo(given, field);
  given.at('snippetVersion').tickOff();
  return undefined;
}

function only(type: 'boolean' | 'string', given: Given): unknown {
  if (typeof given.value !== type) return undefined;
  given.tickOff();
  return given.value;
}

/** In gitprofile, `customTheme` are the colours of the theme 'procyon'. */
function themes(given: Given, { notes }: Around): unknown {
  const field = fieldAt(['themeConfig']);
  const hidden = only('boolean', given.at('hideAvatarRing'));
  const named = only('string', given.at('default'));
  const fitted = field && fitTo(given, field);
  const config: Fields = isFields(fitted) ? fitted : {};
  if (hidden !== undefined) config.displayAvatarRing ??= hidden !== true;
  if (named !== undefined) config.defaultTheme ??= named;
  const { customTheme, defaultTheme, themes: offered } = config;
  const list: unknown[] = Array.isArray(offered) ? offered : [];
  const isSeen = defaultTheme === 'procyon' || list.length === 0 || list.includes('procyon');
  const isOwn = isFields(customTheme) && isSeen;
  if (isOwn) opaque(customTheme, notes);
  else if (isFields(customTheme)) {
    const colors = Object.values(customTheme).join(', ');
    const message = `is left out: 'procyon', whose colours these are, is not among your themes (${colors})`;
    notes.push({ path: 'themeConfig.customTheme', message });
    delete config.customTheme;
  }
  const isCustom = isOwn && Object.keys(customTheme).some((key) => !key.startsWith('--'));
  const nameOf = (name: unknown) => (name === 'procyon' && isCustom ? 'custom' : name);
  if (defaultTheme !== undefined) config.defaultTheme = nameOf(defaultTheme);
  if (list.length > 0) config.themes = [...new Set(list.map(nameOf))];
  return config;
}

/** Colours as they look on the cards: here a text has to be readable on them, whatever is behind. */
function opaque(colors: Fields, notes: Note[]): void {
  const rgb = converter('rgb');
  const solid = (color: unknown) => ({
    ...(rgb(String(color)) ?? { mode: 'rgb' as const, r: 1, g: 1, b: 1 }),
    alpha: 1,
  });
  const ground = solid(colors['base-100']);
  const clear = Object.entries(colors).flatMap(([key, value]) => {
    const color = /^--/.test(key) || typeof value !== 'string' ? undefined : safely(value);
    return color && (color.alpha ?? 1) < 1 ? [{ key, value, alpha: color.alpha ?? 1 }] : [];
  });
  for (const { key, value, alpha } of clear)
    colors[key] = formatHex(key === 'base-100' ? ground : interpolate([ground, solid(value)], 'rgb')(alpha));
  const message = `is without transparency now: ${clear.map(({ value }) => value).join(', ')}`;
  if (clear.length > 0) notes.push({ path: 'themeConfig.customTheme', message });
}

function safely(color: string) {
  try {
    return parse(color);
  } catch {
    return undefined;
  }
}
