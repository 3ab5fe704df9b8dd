import { type Field, fieldAt } from '../../../../config/schema-tree.ts';
import { accounts } from './accounts.ts';
import { fitTo } from './fit.ts';
import { at, entriesOf, type Fields, isFields, leftOut, put, stepsOf, take } from './given.ts';
import { type Around, headingOf } from './sections.ts';

interface Move {
  /** Where it is in the file of gitprofile, or of one of its forks. */
  from: string;
  /** Its field here, if it has another place. A list follows what is there already; whatever else is taken stays. */
  to?: string;
  /** Takes the value out of its block. Left out: as the schema has it. */
  how?: (block: Fields, key: string, around: Around) => unknown;
  /** The field without which the others, such as those of gitprofile's template, say nothing. */
  needs?: { field: string; settings: readonly string[] };
}

const externals = 'projects.external.projects';

/** Where each field goes, and how. What no row takes becomes a section of the owner's own, or is told. */
const moves: readonly Move[] = [
  { from: 'projects.github.automatic.exclude.projects', how: repositories },
  { from: 'projects.github.manual.projects', how: repositories },
  { from: 'skills', how: skills },
  { from: 'social', how: accounts },
  { from: 'blog', needs: { field: 'username', settings: ['source', 'limit'] } },
  { from: 'hotjar', needs: { field: 'id', settings: ['snippetVersion'] } },
  ...['base', 'githubContributions', 'projects', 'profile', 'seo', 'resume', 'experiences'].map(inPlace),
  ...['certifications', 'educations', 'publications', 'googleAnalytics', 'themeConfig'].map(inPlace),
  ...['footer', 'enablePWA'].map(inPlace),
  // The older format.
  { from: 'github.sortBy', to: 'projects.github.automatic.sortBy' },
  { from: 'github.limit', to: 'projects.github.automatic.limit' },
  { from: 'github.exclude.projects', to: 'projects.github.automatic.exclude.projects', how: repositories },
  { from: 'github.exclude.forks', to: 'projects.github.automatic.exclude.forks' },
  { from: 'education', to: 'educations' },
  { from: 'externalProjects', to: externals },
  { from: 'themeConfig.default', to: 'themeConfig.defaultTheme' },
  { from: 'themeConfig.hideAvatarRing', to: 'themeConfig.displayAvatarRing', how: opposite },
  // Forks.
  { from: 'biography', to: 'profile.bio' },
  { from: 'githubGraph', to: 'githubContributions.display' },
  ...['personalProjects', 'workingOn', 'apps', 'games', 'articles'].map((from) => ({ from, to: externals })),
];

function inPlace(from: string): Move {
  return { from };
}

/** Does what the table says. */
export function move(given: Fields, around: Around): Fields {
  const config: Fields = {};
  for (const { from, to = from, how, needs } of moves) {
    const field = fieldAt(stepsOf(to)) as Field;
    const [, home = '', key = ''] = /^(?:(.+)\.)?(\w+)$/.exec(from) ?? [];
    const block = at(given, home);
    const there = at(config, to);
    const isTaken = there !== undefined && to !== externals && !isFields(there);
    if (!isFields(block) || block[key] === undefined || isTaken) continue;
    const inside = block[key];
    if (needs && isFields(inside) && inside[needs.field] === undefined) {
      for (const setting of needs.settings) delete inside[setting];
      continue;
    }
    const value = how ? how(block, key, around) : fitTo(block, key, field);
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

function opposite(block: Fields, key: string): unknown {
  const isHidden = block[key];
  if (typeof isHidden !== 'boolean') return undefined;
  delete block[key];
  return !isHidden;
}

/** Names of repositories without an account are those of the owner's. Forks have blocks of a name and a description. */
function repositories(block: Fields, key: string, { username, notes }: Around): string[] {
  const names = entriesOf(block, key).flatMap(([list, index]) => {
    const entry = list[index];
    if (!isFields(entry)) return take(list, index);
    const name = take(entry, 'repo');
    const others = take(list, index);
    if (others.length > 0) notes.push(leftOut(key, others));
    return name;
  });
  const all = names.flatMap((name) => name.replaceAll(/\s/g, '').split(','));
  return [...new Set(all.map((name) => (name.includes('/') ? name : `${username}/${name}`)))];
}

/** Names, or groups. Forks have blocks of a name and a level, of a heading and a list, or of lists. */
function skills(block: Fields, key: string): unknown[] {
  const value = block[key];
  const lists = isFields(value) ? listsIn(value) : [];
  const [only = ''] = lists;
  if (isFields(value) && lists.length > 1)
    return lists.map((name) => ({ group: headingOf(name), list: skills(value, name) }));
  if (isFields(value) && only) return skills(value, only);
  return entriesOf(block, key).flatMap(([list, index]): unknown[] => {
    const entry = list[index];
    if (!isFields(entry)) return take(list, index);
    const [inside] = listsIn(entry);
    const named = Object.keys(entry).find((name) => typeof entry[name] === 'string');
    const names = named ? take(entry, named) : [];
    return inside ? [{ group: names[0] ?? headingOf(inside), list: skills(entry, inside) }] : names;
  });
}

const listsIn = (block: Fields): string[] => Object.keys(block).filter((key) => Array.isArray(block[key]));
