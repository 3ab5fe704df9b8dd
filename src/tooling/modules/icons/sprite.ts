import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getIconData, iconToSVG } from '@iconify/utils';
import { optimize } from 'svgo';
import { type ConfiguredIconName, type IconId, technologyIconName } from '../../../model/icon-name.ts';
import { genericTechnologyIcon, technologyIcon } from './technology-icon.ts';

/** Asked for by the licences of the drawings. */
const credits = '<!-- Icons: Lucide (ISC), Tabler (MIT), Devicon (MIT), Simple Icons (CC0) -->';

/**
 * The sprite: a symbol for each icon and technology, under the name by which the page asks for it. Two names of one drawing
 * have a symbol each: compressed that costs a few bytes, and every browser draws it.
 */
export function sprite(
  names: readonly (IconId | ConfiguredIconName)[],
  technologies: readonly string[],
): string {
  const icons = new Map<string, IconId>(names.map((name) => [name, drawingOf(name)]));
  icons.set('technology', genericTechnologyIcon);
  for (const text of technologies) icons.set(technologyIconName(text), technologyIcon(text));

  // Copies of one drawing side by side, and in an order that the configuration's order does not change.
  const symbols = [...icons].map(([name, icon]) => ({ name, content: symbolContent(icon) }));
  symbols.sort((a, b) => compare(a.content, b.content) || compare(a.name, b.name));
  const body = symbols.map(({ name, content }) => `<symbol id="${name}"${content}</symbol>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">${credits}${body}</svg>`;
}

const drawingOf = (name: IconId | ConfiguredIconName): IconId =>
  name in configuredIcons ? configuredIcons[name as ConfiguredIconName] : (name as IconId);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const require = createRequire(import.meta.url);
const iconSets = new Map<string, Parameters<typeof getIconData>[0]>();
const symbols = new Map<IconId, string>();

/** An icon as the inside of a `<symbol id="…"`: in `currentColor`, with as few digits as its size can show. */
export function symbolContent(id: IconId): string {
  const symbol = symbols.get(id) ?? draw(id);
  symbols.set(id, symbol);
  return symbol;
}

function draw(id: IconId): string {
  const { viewBox, body } = readIcon(id);
  // The attributes of a group around everything go to the root: stroke icons keep their stroke without the group.
  const [, attributes = '', inside = body] = /^<g( [^>]*)>((?:(?!<g\b).)*)<\/g>$/s.exec(body) ?? [];
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${inside}</svg>`,
    {
      multipass: true,
      floatPrecision: precision(id, viewBox),
      plugins: ['preset-default', { name: 'convertColors', params: { currentColor: true } }],
    },
  );
  return data.slice('<svg'.length, -'</svg>'.length).replace(' xmlns="http://www.w3.org/2000/svg"', '');
}

/**
 * Decimals of a coordinate. Brand marks have hundreds of points and are shown at 16 to 28 px: a tenth of a 24-unit grid is
 * far below a pixel, and halves their bytes. Line icons have few points.
 */
function precision(id: IconId, viewBox: string): number {
  if (id.startsWith('lucide:') || id.startsWith('tabler:')) return 2;
  const width = Number(viewBox.split(' ')[2]);
  return width > 100 ? 0 : 1;
}

/** The drawing of an icon as its set has it, retired ("hidden") ones included. */
function readIcon(id: IconId): { viewBox: string; body: string } {
  const [set = '', name = ''] = id.split(':');
  const file = `@iconify-json/${set}/icons.json`;
  const icons = iconSets.get(set) ?? JSON.parse(readFileSync(require.resolve(file), 'utf8'));
  iconSets.set(set, icons);
  const icon = getIconData(icons, name);
  if (!icon) throw new Error(`There is no icon "${name}" in @iconify-json/${set}.`);
  const { attributes, body } = iconToSVG(icon);
  return { viewBox: attributes.viewBox, body };
}

export const configuredIcons: Readonly<Record<ConfiguredIconName, IconId>> = {
  'social-behance': 'simple-icons:behance',
  'social-codeberg': 'simple-icons:codeberg',
  'social-dev': 'simple-icons:devdotto',
  'social-discord': 'simple-icons:discord',
  'social-dribbble': 'simple-icons:dribbble',
  'social-email': 'lucide:mail',
  'social-facebook': 'simple-icons:facebook',
  'social-github': 'simple-icons:github',
  'social-gitlab': 'simple-icons:gitlab',
  'social-instagram': 'simple-icons:instagram',
  'social-linkedin': 'simple-icons:linkedin',
  'social-mastodon': 'simple-icons:mastodon',
  'social-matrix': 'simple-icons:matrix',
  'social-medium': 'tabler:brand-medium',
  'social-phone': 'lucide:phone',
  'social-reddit': 'simple-icons:reddit',
  'social-researchGate': 'simple-icons:researchgate',
  'social-signal': 'simple-icons:signal',
  'social-stackoverflow': 'simple-icons:stackoverflow',
  'social-telegram': 'simple-icons:telegram',
  'social-threads': 'simple-icons:threads',
  'social-udemy': 'simple-icons:udemy',
  'social-website': 'lucide:globe',
  'social-whatsapp': 'simple-icons:whatsapp',
  'social-x': 'simple-icons:x',
  'social-xing': 'simple-icons:xing',
  'social-youtube': 'simple-icons:youtube',

  'service-cloud': 'lucide:cloud',
  'service-consulting': 'lucide:lightbulb',
  'service-digitalization': 'lucide:workflow',
  'service-firewall': 'lucide:brick-wall-shield',
  'service-hosting': 'lucide:server',
  'service-mobile': 'lucide:smartphone',
  'service-network': 'lucide:network',
  'service-opensource': 'lucide:code-xml',
  'service-support': 'lucide:life-buoy',
  'service-voip': 'lucide:phone-call',
  'service-webapp': 'lucide:app-window',
  'service-website': 'lucide:panels-top-left',
};
