import { configSchema } from '../config.ts';
import { type Block, blocksOf, fieldAt, keysOf } from '../schema-tree.ts';
import { nearest, plainName } from './nearest.ts';
import { formatPath, type Problem, quote } from './problem.ts';

/** Keys of configurations that owners bring along from other portfolios, and what becomes of them here. */
const foreignKeys: Readonly<Record<string, string>> = {
  'github.sortBy': 'Move it to `projects.github.automatic.sortBy`.',
  'github.limit': 'Move it to `projects.github.automatic.limit`.',
  'github.exclude': 'Move it to `projects.github.automatic.exclude`.',
  'github.token':
    'Remove it, and revoke the token at GitHub if this file was published: a token belongs into the environment, as GITHUB_TOKEN.',
  externalProjects: 'Move the list to `projects.external.projects`.',
  'themeConfig.hideAvatarRing': 'Write the opposite: `displayAvatarRing: false` hides the ring.',
  'legal.address': 'Split it into `street`, `postalCode` and `city`.',
  'legal.odr': 'Remove it: the platform of the EU is closed, and the link must not appear any more.',
};

/** A key of daisyUI's themes that has another name here, or no use. */
function daisyHint(key: string, siblings: readonly string[]): string | undefined {
  const renamed = key.replace('--radius-box', '--rounded-box').replace('--radius-field', '--rounded-btn');
  const here = siblings.find((sibling) => sibling === renamed || key === `--color-${sibling}`);
  if (here) return `Here it is called '${here}'.`;
  const isUnused = /^--(?!rounded-(?:box|btn))|-(?:content|focus)$|^color-scheme$|^fontFamily$/.test(key);
  return isUnused ? 'Remove it: nothing on the page is made of it.' : undefined;
}

/** What other portfolios, older services and German owners call the fields. */
const otherWords: Readonly<Record<string, string>> = {
  name: 'title titel author',
  degree: 'title titel',
  position: 'title titel role',
  header: 'title titel heading',
  title: 'titel name',
  label: 'name',
  username: 'name user',
  provider: 'name host',
  company: 'name employer',
  institution: 'name school university',
  link: 'url href',
  fileUrl: 'url',
  website: 'url',
  picture: 'image bild photo avatar foto',
  imageUrl: 'image picture bild thumbnail',
  avatar: 'image picture bild photo foto',
  screenshot: 'image picture bild',
  badge: 'image bild',
  imageURL: 'image bild',
  image: 'picture bild',
  quote: 'text zitat testimonial',
  description: 'text beschreibung',
  bio: 'text beschreibung about',
  testimonials: 'testimonial kundenstimmen referenzen reviews',
  pricing: 'price preis',
  status: 'state',
  technologies: 'tags',
  list: 'items',
  projects: 'items list repositories repos',
  latestPublic: 'public',
  year: 'date',
  from: 'start begin since',
  to: 'end until',
  role: 'position rolle',
  body: 'issuer',
  authors: 'author',
  journalName: 'journal',
  conferenceName: 'conference',
  x: 'twitter',
  email: 'mail',
  phone: 'tel telefon',
  defaultTheme: 'theme',
  themeConfig: 'theme',
  display: 'enabled show',
  resume: 'cv lebenslauf',
  legal: 'imprint impressum',
  enablePWA: 'pwa',
  id: 'trackingid measurementid siteid',
  server: 'host',
  key: 'publickey',
  availability: 'available verfuegbarkeit verfügbarkeit',
  workload: 'hours',
  places: 'location',
  rate: 'stundensatz',
  postalCode: 'zip zipcode plz',
  street: 'strasse',
  city: 'ort stadt town',
  country: 'land',
  vatId: 'vat vatnumber ustid ustidnr',
  businessId: 'wirtschaftsid wirtschaftsidnr',
};

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
  const place = formatPath([...path, key]);
  if (Object.hasOwn(foreignKeys, place)) return foreignKeys[place] ?? '';
  const daisy = formatPath(path) === 'themeConfig.customTheme' && daisyHint(key, siblings);
  if (daisy) return daisy;
  if (taxNumber.test(plainName(key)))
    return 'Remove it: the tax number is confidential and has no place on a public page. `vatId` is the USt-IdNr.';
  const sameWord = siblings.find((sibling) => plainName(sibling) === plainName(key));
  const sameThing = siblings.find((sibling) => otherWords[sibling]?.split(' ').includes(plainName(key)));
  const homes = sameWord || sameThing ? [] : homesOf(path, key);
  if (homes.length > 0) return `\`${key}\` belongs ${homes.map(placeOf).join(' or ')}: move it there.`;
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
