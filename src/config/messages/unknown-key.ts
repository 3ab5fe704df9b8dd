import { blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import words from './other-words.json' with { type: 'json' };
import { formatPath, type Problem, quote } from './problem.ts';

/** Keys of configurations that owners bring along from other portfolios, and what becomes of them here. */
const foreignKeys: Readonly<Record<string, string>> = {
  'github.sortBy': 'Move it to `projects.github.automatic.sortBy`.',
  'github.limit': 'Move it to `projects.github.automatic.limit`.',
  'github.exclude': 'Move it to `projects.github.automatic.exclude`.',
  'github.token':
    'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
  'profile.title': 'Did you mean `role`?',
  'profile.titel': 'Did you mean `role`?',
  externalProjects: 'Move the list to `projects.external.projects`.',
  'themeConfig.hideAvatarRing': 'Write the opposite: `displayAvatarRing: false` hides the ring.',
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
export function unknownKey(path: readonly PropertyKey[], key: string): Problem {
  const siblings = keysOf(fieldAt(path));
  const message = `Found the unknown key ${quote(key)}. ${hintFor(path, key, siblings)} Allowed here: ${siblings.join(', ')}.`;
  return { path: formatPath([...path, key]), message };
}

function hintFor(path: readonly PropertyKey[], key: string, siblings: readonly string[]): string {
  const written = formatPath([...path, key]);
  if (Object.hasOwn(foreignKeys, written)) return foreignKeys[written] ?? '';
  const daisy = formatPath(path) === 'themeConfig.customTheme' && daisyHint(key, siblings);
  if (daisy) return daisy;
  if (/^(steuernummer|steuernr|stnr|taxnumber|taxid)$/.test(plainName(key)))
    return 'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.';
  const sameWord = siblings.find((sibling) => plainName(sibling) === plainName(key));
  const sameThing = siblings.find((sibling) => otherWords[sibling]?.split(' ').includes(plainName(key)));
  const homes = sameWord || sameThing ? [] : homesOf(path, key);
  if (homes.length > 0) return `\`${key}\` belongs ${homes.join(' or ')}: move it there.`;
  const meant = sameWord ?? sameThing ?? nearest(key, siblings);
  if (meant) return `Did you mean \`${meant}\`?`;
  return formatPath(path) === 'social'
    ? `Add it to \`links\`: { label: ${quote(key)}, link: '…' }.`
    : 'Remove it.';
}

function homesOf(path: readonly PropertyKey[], key: string): string[] {
  // A key in a list's entry belongs to that entry, or has slipped out of the block around the list.
  const isInList = path.some((step) => typeof step === 'number');
  const homes = blocks
    .filter((block) => !isInList || block.path.every((step, index) => step === path[index]))
    .filter(({ keys }) => keys.some((known) => plainName(known) === plainName(key)));
  const steps = homes.map((block) => stepsBetween(path, block.path));
  const closest = homes.filter((_, index) => steps[index] === Math.min(...steps));
  if (closest.length > 2) return [];
  return closest.map((home) =>
    home.path.length > 0 ? `in \`${formatPath(home.path)}\`` : 'at the top level',
  );
}

function stepsBetween(from: readonly PropertyKey[], to: readonly PropertyKey[]): number {
  const parting = from.findIndex((step, index) => step !== to[index]);
  const shared = parting < 0 ? from.length : parting;
  return from.length + to.length - 2 * shared;
}
