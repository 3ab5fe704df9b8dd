import { configSchema } from '../config.ts';
import { type Block, blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import { formatPath, type Problem, quote } from './problem.ts';
import { meaningsOf } from './synonyms.ts';

/** Keys of configurations that owners bring along from other portfolios, and what becomes of them here. */
const foreignKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'github.sortBy': 'Move it to `projects.github.automatic.sortBy`.',
    'github.limit': 'Move it to `projects.github.automatic.limit`.',
    'github.exclude': 'Move it to `projects.github.automatic.exclude`.',
    'github.token':
      'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
    externalProjects: 'Move the list to `projects.external.projects`.',
    'themeConfig.hideAvatarRing': 'Write the opposite: `displayAvatarRing: false` hides the ring.',
    ...daisyKeys(),
    'legal.address': 'Split it into `street`, `postalCode` and `city`.',
    'legal.odr': 'Remove it: the platform of the EU is closed, and the link must not appear any more.',
  }),
);

/** What daisyUI calls the colours of a theme since its fifth version, and what of its themes has no place here. */
function daisyKeys(): Record<string, string> {
  const block = fieldAt(configSchema, ['themeConfig', 'customTheme']) ?? configSchema;
  const renamed = keysOf(block).flatMap((key) =>
    key.startsWith('--') || key === 'base' ? [] : [[`--color-${key}`, key] as const],
  );
  const meanings = ['info', 'success', 'warning', 'error'];
  const unused = [
    ...meanings.flatMap((key) => [`${key}-content`, `--color-${key}-content`]),
    ...['primary', 'secondary', 'accent', 'neutral'].map((key) => `${key}-focus`),
    ...['--rounded-badge', '--animation-btn', '--animation-input', '--btn-text-case', '--btn-focus-scale'],
    ...['--border-btn', '--tab-border', '--tab-radius', '--navbar-padding', '--radius-selector'],
    ...['--size-selector', '--size-field', '--border', '--depth', '--noise', 'color-scheme', 'fontFamily'],
  ];
  const hints = [
    ...[
      ...renamed,
      ['--radius-box', '--rounded-box'] as const,
      ['--radius-field', '--rounded-btn'] as const,
    ].map(([key, here]) => [key, `Here it is called '${here}'.`] as const),
    ...unused.map((key) => [key, 'Remove it: nothing on the page is made of it.'] as const),
  ];
  return Object.fromEntries(
    hints.map(([key, hint]) => [formatPath(['themeConfig', 'customTheme', key]), hint]),
  );
}

/** The tax number is what an owner must not publish, whatever it is called. */
const taxNumber = /^(steuernummer|steuernr|stnr|taxnumber|taxid)$/;

const blocks = blocksOf(configSchema);

/** Explains a key that the block at `path` does not have: which key was meant, or in which block it belongs. */
export function unknownKey(path: readonly PropertyKey[], key: string): Problem {
  const block = fieldAt(configSchema, path);
  const siblings = block ? keysOf(block) : [];
  return {
    path: formatPath([...path, key]),
    message: `Found the unknown key ${quote(key)}. ${hintFor(path, key, siblings)} Allowed here: ${siblings.join(', ')}.`,
  };
}

function hintFor(path: readonly PropertyKey[], key: string, siblings: readonly string[]): string {
  const foreign = foreignKeys.get(formatPath([...path, key]));
  if (foreign) {
    return foreign;
  }
  if (taxNumber.test(plainName(key))) {
    return 'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.';
  }
  const sameWord = siblings.find((sibling) => plainName(sibling) === plainName(key));
  const sameThing = siblings.find((sibling) => meaningsOf(key).includes(sibling));
  const homes = sameWord || sameThing ? [] : homesOf(path, key);
  if (homes.length > 0) {
    return `\`${key}\` belongs ${homes.map(placeOf).join(' or ')}: move it there.`;
  }
  const meant = sameWord ?? sameThing ?? nearest(key, siblings);
  return meant ? `Did you mean \`${meant}\`?` : 'Remove it.';
}

/** The blocks that have this key and are nearest in the tree; none when there are more than two to choose from. */
function homesOf(path: readonly PropertyKey[], key: string): Block[] {
  // What stands in an entry of a list belongs to that entry; at most it has slipped out of the block around the list.
  const isInList = path.some((step) => typeof step === 'number');
  const homes = blocks
    .filter((block) => !isInList || block.path.every((step, index) => step === path[index]))
    .filter(({ keys }) => keys.some((known) => plainName(known) === plainName(key)))
    .map((block) => ({ block, steps: stepsBetween(path, block.path) }));
  const fewest = Math.min(...homes.map(({ steps }) => steps));
  const closest = homes.filter(({ steps }) => steps === fewest).map(({ block }) => block);
  return closest.length > 2 ? [] : closest;
}

/** How many steps up and down lead from one place in the tree to the other. */
function stepsBetween(from: readonly PropertyKey[], to: readonly PropertyKey[]): number {
  const parting = from.findIndex((step, index) => step !== to[index]);
  const shared = parting < 0 ? from.length : parting;
  return from.length + to.length - 2 * shared;
}

const placeOf = ({ path }: Block): string =>
  path.length === 0 ? 'at the top level' : `in \`${formatPath(path)}\``;
