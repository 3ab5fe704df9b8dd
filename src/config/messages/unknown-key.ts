import { isOutside } from '../../model/http-link.ts';
import { siteLanguages } from '../../model/site-language.ts';
import { blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { languageNamed, nearest, plainName } from './nearest.ts';
import words from './other-words.json' with { type: 'json' };
import { formatPath, type Problem, quote, valueAt } from './problem.ts';

type Path = readonly PropertyKey[];

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
  [
    /^(?:experiences|educations|engagements)\[\d+\]\.(?:zeitraum|dauer|period|dates|duration)$/i,
    'Split it into `from` and `to`.',
  ],
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
export function unknownKey(path: Path, key: string, data: unknown): Problem {
  const field = fieldAt(path);
  const siblings = field?.perLanguage ? siteLanguages : keysOf(field);
  const cure = cureOf(path, key, siblings, data);
  const message = [`Found the unknown key ${quote(key)}.`, cure, `Allowed here: ${siblings.join(', ')}.`];
  return { path: formatPath([...path, key]), message: message.filter(Boolean).join(' ') };
}

/** @returns undefined where nobody can know what was meant */
function cureOf(path: Path, key: string, siblings: readonly string[], data: unknown): string | undefined {
  const written = formatPath([...path, key]);
  const special = cures.find(([place]) => place.test(written));
  if (special) return written.replace(...special);
  const ifTaken = (place: Path) =>
    valueAt(data, place) === undefined ? '' : ' It is given already: merge the two.';
  const sibling = siblings === siteLanguages ? languageNamed(key) : sameIn(siblings, key);
  const isAccount = formatPath(path) === 'social';
  const value = valueAt(data, [...path, key]);
  const link = typeof value === 'string' && isOutside(value) ? value : undefined;
  const [home, other] = homesOf(path, key);
  // Beside an account at GitHub, another is a link.
  const isFurtherLink = isAccount && (link || (home && ifTaken([...home.path, key])));
  if (!sibling && home && !isFurtherLink) {
    const name = sameIn(home.keys, key) ?? key;
    const places = [home, other].flatMap((block) => (block ? placeOf(block.path) : [])).join(' or ');
    const subject = plainName(name) === plainName(key) ? `\`${key}\`` : `As \`${name}\` it`;
    return `${subject} belongs ${places}.${ifTaken([...home.path, name])}`;
  }
  const similar = sibling ?? (isFurtherLink ? undefined : nearest(key, siblings));
  if (similar) return `Did you mean \`${similar}\`?${ifTaken([...path, similar])}`;
  if (isAccount) return `Add it to \`links\`: { label: ${quote(key)}, link: ${quote(link ?? '…')} }.`;
  return path.length === 0
    ? 'Projects belong in `projects.external.projects`, other texts in `customSections`.'
    : undefined;
}

/** Names of the fields in other portfolios, in older services and in German. */
const otherWords: Readonly<Record<string, string>> = words;

const sameIn = (names: readonly string[], key: string): string | undefined =>
  names.find((name) => plainName(name) === plainName(key)) ??
  names.find((name) => otherWords[name]?.split(' ').includes(plainName(key)));

const placeOf = (path: Path): string => (path.length > 0 ? `in \`${formatPath(path)}\`` : 'at the top level');

const blocks = blocksOf();

/** The one or two blocks that have the key: around an entry of a list, or below the place, or anywhere. */
function homesOf(path: Path, key: string) {
  const isWithin = (inner: Path, outer: Path) => outer.every((step, index) => step === inner[index]);
  const sameName = blocks.filter(({ keys }) => keys.some((name) => plainName(name) === plainName(key)));
  const otherName = blocks.filter(({ keys }) => sameIn(keys, key));
  const homes = sameName.length > 0 || otherName.length > 1 ? sameName : otherName;
  if (path.some((step) => typeof step === 'number'))
    return homes.filter((home) => isWithin(path, home.path)).slice(0, 2);
  const below = homes.filter((home) => path.length > 0 && isWithin(home.path, path));
  const nearby = below.length > 0 ? below : homes;
  return nearby.length > 2 ? [] : nearby;
}
