import { isOutside } from '../../model/http-link.ts';
import { type Block, blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import words from './other-words.json' with { type: 'json' };
import { formatPath, type Problem, quote, valueAt } from './problem.ts';

/** Keys of which more is to be said than another name. What a visitor would read is never to be removed. */
const knownKeys: Readonly<Record<string, string>> = {
  'github.sortBy': 'Move it to `projects.github.automatic.sortBy`.',
  'github.limit': 'Move it to `projects.github.automatic.limit`.',
  'github.exclude': 'Move it to `projects.github.automatic.exclude`.',
  'github.token':
    'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
  'profile.title': 'Did you mean `role`?',
  'profile.titel': 'Did you mean `role`?',
  'legal.address': 'Split it into `street`, `postalCode` and `city`.',
  'legal.odr': 'Remove it: the platform of the EU is closed, and the link must not appear any more.',
  'seo.keywords': 'Remove it: search engines ignore keywords.',
  externalProjects: 'Move the list to `projects.external.projects`.',
  kontakt: '`email` and `phone` belong in `social`, a link for appointments in `contact`.',
  logo: 'The icon of the page is the file public/icons/icon.svg.',
  favicon: 'The icon of the page is the file public/icons/icon.svg.',
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
  const cure = cureFor(path, key, siblings, data);
  const message = `Found the unknown key ${quote(key)}.${cure ? ` ${cure}` : ''} Allowed here: ${siblings.join(', ')}.`;
  return { path: formatPath([...path, key]), message };
}

/** @returns undefined where nobody can know what was meant */
function cureFor(
  path: readonly PropertyKey[],
  key: string,
  siblings: readonly string[],
  data: unknown,
): string | undefined {
  const written = formatPath([...path, key]);
  const value = valueAt(data, [...path, key]);
  if (written === 'themeConfig.hideAvatarRing')
    return `Write \`displayAvatarRing: ${value !== true}\`, which means the same.`;
  if (Object.hasOwn(knownKeys, written)) return knownKeys[written];
  const daisy = formatPath(path) === 'themeConfig.customTheme' && daisyHint(key, siblings);
  if (daisy) return daisy;
  if (/^(steuernummer|steuernr|stnr|taxnumber|taxid)$/.test(plainName(key)))
    return 'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.';
  if (siblings.includes('from') && /^(zeitraum|dauer|period|dates|duration)$/.test(plainName(key)))
    return 'Split it into `from` and `to`.';
  const meant =
    siblings.find((sibling) => plainName(sibling) === plainName(key)) ??
    siblings.find((sibling) => meansSame(sibling, key));
  if (meant) return didYouMean(meant);
  const isAccount = formatPath(path) === 'social';
  const home = homeFor(path, key, data, value);
  if (home && !(isAccount && home.includes('already'))) return home;
  const isLink = typeof value === 'string' && isOutside(value);
  const similar = isAccount && isLink ? undefined : nearest(key, siblings);
  if (similar) return didYouMean(similar);
  if (isAccount)
    return `Add it to \`links\`: { label: ${quote(key)}, link: ${isLink ? quote(value) : "'…'"} }.`;
  return path.length === 0
    ? 'Projects belong in `projects.external.projects`, other texts in `customSections`.'
    : undefined;

  function didYouMean(name: string): string {
    const isGiven = valueAt(data, [...path, name]) !== undefined;
    return `Did you mean \`${name}\`?${isGiven ? ' It is given already: merge the two.' : ''}`;
  }
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

function stepsBetween(from: readonly PropertyKey[], to: readonly PropertyKey[]): number {
  const parting = from.findIndex((step, index) => step !== to[index]);
  const shared = parting < 0 ? from.length : parting;
  return from.length + to.length - 2 * shared;
}
