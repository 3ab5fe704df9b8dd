import { isOutside } from '../../model/http-link.ts';
import { blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import words from './other-words.json' with { type: 'json' };
import { formatPath, type Problem, quote, valueAt } from './problem.ts';

const daisy = String.raw`^themeConfig\.customTheme\W*`;

/** Keys of which more is to be said than another name. What a visitor would read is never to be removed. */
const cures: readonly [place: RegExp, cure: string][] = [
  [/^github\.(sortBy|limit|exclude)$/, 'Move it to `projects.github.automatic.$1`.'],
  [
    /^github\.token$/,
    'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
  ],
  [/^externalProjects$/, 'Move the list to `projects.external.projects`.'],
  [/^profile\.tite?le?$/, 'Did you mean `role`?'],
  [/^legal\.address$/, 'Split it into `street`, `postalCode` and `city`.'],
  [/^legal\.odr$/, 'Remove it: the platform of the EU is closed, and the link must not appear any more.'],
  [
    /^.*\b(?:steuer[-_ ]?(?:nummer|nr)|stnr|tax[-_ ]?(?:number|id))\W*$/i,
    'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.',
  ],
  [/^seo\.keywords$/, 'Remove it: search engines ignore keywords.'],
  [/^kontakt$/, '`email` and `phone` belong in `social`, a link for appointments in `contact`.'],
  [/^(?:logo|favicon)$/, 'The icon of the page is the file public/icons/icon.svg.'],
  [/^themeConfig\.hideAvatarRing$/, 'Write `displayAvatarRing`, which is true where this is false.'],
  [new RegExp(`${daisy}--color-([a-z0-9-]+).*$`), "Here it is called '$1'."],
  [new RegExp(`${daisy}--radius-box.*$`), "Here it is called '--rounded-box'."],
  [new RegExp(`${daisy}--radius-field.*$`), "Here it is called '--rounded-btn'."],
  [
    new RegExp(`${daisy}(?:--|color-scheme|fontFamily|.*-focus).*$`),
    'Remove it: nothing on the page is made of it.',
  ],
];

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
  const known = cures.find(([place]) => place.test(written));
  if (known) return written.replace(...known);
  if (siblings.includes('from') && /^(?:zeitraum|dauer|period|dates|duration)$/.test(plainName(key)))
    return 'Split it into `from` and `to`.';
  const ifGiven = (place: readonly PropertyKey[]) =>
    valueAt(data, place) === undefined ? '' : ' It is given already: merge the two.';
  const didYouMean = (name: string) => `Did you mean \`${name}\`?${ifGiven([...path, name])}`;
  const sibling = sameIn(siblings, key);
  if (sibling) return didYouMean(sibling);
  const value = valueAt(data, [...path, key]);
  const isLink = typeof value === 'string' && isOutside(value);
  const isAccount = formatPath(path) === 'social';
  const [home, other] = homesOf(path, key);
  const isAnotherAccount = isAccount && (isLink || (home && ifGiven([...home.path, key]) !== ''));
  if (home && !isAnotherAccount) {
    const name = sameIn(home.keys, key) ?? key;
    const places = [home, other].flatMap((block) => (block ? placeOf(block.path) : [])).join(' or ');
    const what = plainName(name) === plainName(key) ? `\`${key}\`` : `As \`${name}\` it`;
    return `${what} belongs ${places}.${ifGiven([...home.path, name])}`;
  }
  const similar = isAnotherAccount ? undefined : nearest(key, siblings);
  if (similar) return didYouMean(similar);
  if (isAccount)
    return `Add it to \`links\`: { label: ${quote(key)}, link: ${isLink ? quote(value) : "'…'"} }.`;
  return path.length === 0
    ? 'Projects belong in `projects.external.projects`, other texts in `customSections`.'
    : undefined;
}

/** Names of the fields in other portfolios, in older services and in German. */
const otherWords: Readonly<Record<string, string>> = words;

const meansSame = (known: string, key: string): boolean =>
  otherWords[known]?.split(' ').includes(plainName(key)) ?? false;

const sameIn = (known: readonly string[], key: string): string | undefined =>
  known.find((one) => plainName(one) === plainName(key)) ?? known.find((one) => meansSame(one, key));

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length > 0 ? `in \`${formatPath(path)}\`` : 'at the top level';

const blocks = blocksOf();

/** The one or two blocks that have the key: around an entry of a list, or below the place, or elsewhere. */
function homesOf(path: readonly PropertyKey[], key: string) {
  const isBelow = (inner: readonly PropertyKey[], outer: readonly PropertyKey[]) =>
    outer.every((step, index) => step === inner[index]);
  const isInList = path.some((step) => typeof step === 'number');
  const named = blocks.filter(({ keys }) => keys.some((one) => plainName(one) === plainName(key)));
  const renamed = blocks.filter(({ keys }) => sameIn(keys, key));
  const all = named.length > 0 || renamed.length > 1 ? named : renamed;
  const below = all.filter((home) => isBelow(home.path, path));
  if (isInList) return all.filter((home) => isBelow(path, home.path)).slice(0, 2);
  const homes = path.length > 0 && below.length > 0 ? below : all;
  return homes.length > 2 ? [] : homes;
}
