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
  const home = homeFor(path, key, data);
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

/** Where a key belongs, if one or two blocks have it, or one has it under another name. */
function homeFor(path: readonly PropertyKey[], key: string, data: unknown): string | undefined {
  const homes = homesOf(path, (known) => plainName(known) === plainName(key));
  const others = homes.length > 0 ? [] : homesOf(path, (known) => meansSame(known, key));
  const name = others.length === 1 ? others[0]?.keys.find((known) => meansSame(known, key)) : undefined;
  const all = name ? others : homes;
  const isFree = (home: Block) => valueAt(data, [...home.path, name ?? key]) === undefined;
  const [free, places] = [all.filter(isFree), all.some(isFree) ? all.filter(isFree) : all];
  if (places.length === 0 || places.length > 2) return undefined;
  const given = free.length > 0 ? ': move it there' : ', where it is given already: merge the two';
  const placed = places.map(placeOf).join(' or ');
  return `${name ? `As \`${name}\` it` : `\`${key}\``} belongs ${placed}${given}.`;
}

const placeOf = ({ path }: Block): string =>
  path.length > 0 ? `in \`${formatPath(path)}\`` : 'at the top level';

/** The blocks that have the key: those below a place, if there are some. */
function homesOf(path: readonly PropertyKey[], isIt: (known: string) => boolean): Block[] {
  const homes = blocks.filter(({ keys }) => keys.some(isIt));
  // A key in a list's entry belongs to that entry, or has slipped out of the block around the list.
  const around = homes.filter((home) => home.path.every((step, index) => step === path[index]));
  if (path.some((step) => typeof step === 'number')) return around;
  const below = homes.filter((home) => path.every((step, index) => step === home.path[index]));
  return path.length > 0 && below.length > 0 ? below : homes;
}
