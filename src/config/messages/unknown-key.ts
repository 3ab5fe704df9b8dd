import { isOutside } from '../../model/http-link.ts';
import { type Block, blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import words from './other-words.json' with { type: 'json' };
import { formatPath, type Problem, quote, valueAt } from './problem.ts';

/** Keys from the configurations of other portfolios, and what to write here instead. */
const foreignKeys: Readonly<Record<string, string>> = {
  'github.sortBy': 'Move it to `projects.github.automatic.sortBy`.',
  'github.limit': 'Move it to `projects.github.automatic.limit`.',
  'github.exclude': 'Move it to `projects.github.automatic.exclude`.',
  'github.token':
    'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
  'profile.title': 'Did you mean `role`?',
  'profile.titel': 'Did you mean `role`?',
  externalProjects: 'Move the list to `projects.external.projects`.',
  'legal.address': 'Split it into `street`, `postalCode` and `city`.',
  'legal.odr': 'Remove it: the platform of the EU is closed, and the link must not appear any more.',
};

function daisyHint(key: string, siblings: readonly string[]): string | undefined {
  const renamed = key.replace('--radius-box', '--rounded-box').replace('--radius-field', '--rounded-btn');
  const here = siblings.find((sibling) => sibling === renamed || key === `--color-${sibling}`);
  if (here) return `Here it is called '${here}'.`;
  const isUnused = /^--(?!rounded-(?:box|btn))|-(?:content|focus)$|^color-scheme$|^fontFamily$/.test(key);
  return isUnused ? 'Remove it: nothing on the page is made of it.' : undefined;
}

/** Names of the fields in other portfolios, in older services and in German. */
const otherWords: Readonly<Record<string, string>> = words;

const blocks = blocksOf();

/** Explains a key that the block at `path` does not have: which key was meant, or in which block it belongs. */
export function unknownKey(path: readonly PropertyKey[], key: string, data: unknown): Problem {
  const siblings = keysOf(fieldAt(path));
  const message = `Found the unknown key ${quote(key)}. ${hintFor(path, key, siblings, data)} Allowed here: ${siblings.join(', ')}.`;
  return { path: formatPath([...path, key]), message };
}

function hintFor(
  path: readonly PropertyKey[],
  key: string,
  siblings: readonly string[],
  data: unknown,
): string {
  const written = formatPath([...path, key]);
  const value = valueAt(data, [...path, key]);
  if (written === 'themeConfig.hideAvatarRing')
    return `Write \`displayAvatarRing: ${value !== true}\`, which means the same.`;
  if (Object.hasOwn(foreignKeys, written)) return foreignKeys[written] ?? '';
  const daisy = formatPath(path) === 'themeConfig.customTheme' && daisyHint(key, siblings);
  if (daisy) return daisy;
  if (/^(steuernummer|steuernr|stnr|taxnumber|taxid)$/.test(plainName(key)))
    return 'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.';
  const didYouMean = (name: string) => {
    const isGiven = valueAt(data, [...path, name]) !== undefined;
    return `Did you mean \`${name}\`?${isGiven ? ' It is given already: merge the two.' : ''}`;
  };
  const meant =
    siblings.find((sibling) => plainName(sibling) === plainName(key)) ??
    siblings.find((sibling) => meansSame(sibling, key));
  if (meant) return didYouMean(meant);
  const isAccount = formatPath(path) === 'social';
  const home = homeFor(path, key, data, value);
  if (home && !(isAccount && home.includes('already'))) return home;
  const address = typeof value === 'string' && isOutside(value) ? value : '…';
  const similar = isAccount && address === value ? undefined : nearest(key, siblings);
  if (similar) return didYouMean(similar);
  if (isAccount) return `Add it to \`links\`: { label: ${quote(key)}, link: ${quote(address)} }.`;
  return placeFor(value, path, siblings) ?? 'Remove it.';
}

const meansSame = (known: string, key: string): boolean =>
  otherWords[known]?.split(' ').includes(plainName(key)) ?? false;

/** Where a key belongs, if one or two blocks have it. */
function homeFor(path: readonly PropertyKey[], key: string, data: unknown, value: unknown) {
  const closest = homesOf(path, (known) => plainName(known) === plainName(key));
  const free = closest.filter((home) => valueAt(data, [...home.path, key]) === undefined);
  if (free.length > 0) return `\`${key}\` belongs ${free.map(placeOf).join(' or ')}: move it there.`;
  if (closest.length > 0) {
    const cure = Array.isArray(value) ? 'move its entries there' : 'keep one of the two';
    return `\`${key}\` belongs ${closest.map(placeOf).join(' or ')}, where it is given already: ${cure}.`;
  }
  const [home, other] = homesOf(path, (known) => meansSame(known, key));
  const name = home?.keys.find((known) => meansSame(known, key));
  if (!home || other || !name) return undefined;
  const isGiven = valueAt(data, [...home.path, name]) !== undefined;
  return `Write it as \`${name}\` ${placeOf(home)}${isGiven ? ', which is given already: merge the two' : ''}.`;
}

const placeOf = ({ path }: Block): string =>
  path.length > 0 ? `in \`${formatPath(path)}\`` : 'at the top level';

/** The closest blocks that have the key; none if there are many. */
function homesOf(path: readonly PropertyKey[], isIt: (known: string) => boolean): Block[] {
  // A key in a list's entry belongs to that entry, or has slipped out of the block around the list.
  const isInList = path.some((step) => typeof step === 'number');
  const homes = blocks
    .filter((block) => !isInList || block.path.every((step, index) => step === path[index]))
    .filter(({ keys }) => keys.some(isIt));
  const steps = homes.map((block) => stepsBetween(path, block.path));
  const closest = homes.filter((_, index) => steps[index] === Math.min(...steps));
  return closest.length > 2 ? [] : closest;
}

/** Where content of a key that no block has can go, so that no cure deletes what a visitor would read. */
function placeFor(value: unknown, path: readonly PropertyKey[], siblings: readonly string[]) {
  const entries: readonly unknown[] = [value].flat();
  const [first] = entries;
  if (typeof first === 'object' && first !== null && ('title' in first || 'name' in first))
    return 'Move its entries to `projects.external.projects`, or their text to `customSections`.';
  if (!entries.every((entry) => typeof entry === 'string' && !isOutside(entry))) return undefined;
  if (siblings.includes('description')) return 'Move its text to `description`.';
  return path.length === 0 ? 'Move its text to a section of `customSections`, or remove it.' : undefined;
}

function stepsBetween(from: readonly PropertyKey[], to: readonly PropertyKey[]): number {
  const parting = from.findIndex((step, index) => step !== to[index]);
  const shared = parting < 0 ? from.length : parting;
  return from.length + to.length - 2 * shared;
}
