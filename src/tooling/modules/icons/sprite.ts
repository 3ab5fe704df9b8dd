import { createRequire } from 'node:module';
import { getIconData, iconToSVG } from '@iconify/utils';
import { optimize } from 'svgo';
import { type ConfiguredIconName, type IconId, technologyIconName } from '../../../model/icon-name.ts';
import { genericTechnologyIcon, technologyIcon } from './technology-icon.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
/** Required by the licences of the drawings. */
const credits = '<!-- Icons: Lucide (ISC), Tabler (MIT), Devicon (MIT), Simple Icons (CC0) -->';

/** The drawing of each icon and technology by the page's name, in an order independent of the configuration's. */
export function drawingsOf(names: readonly (IconId | ConfiguredIconName)[], technologies: readonly string[]) {
  const drawings = new Map<string, IconId>(names.map((name) => [name, drawingOf(name)]));
  drawings.set('technology', genericTechnologyIcon);
  for (const text of technologies) drawings.set(technologyIconName(text), technologyIcon(text));
  return [...drawings].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Two names of one drawing have a symbol each, which costs a few bytes compressed and works in every browser. */
export function sprite(drawings: readonly (readonly [name: string, drawing: IconId])[]): string {
  // Copies of one drawing side by side compress well.
  const symbols = drawings.map(([name, drawing]) => ({ name, content: symbolContent(drawing) }));
  symbols.sort((a, b) => (a.content + a.name < b.content + b.name ? -1 : 1));
  const body = symbols.map(({ name, content }) => `<symbol id="${name}"${content}</symbol>`).join('');
  return `<svg ${xmlns}>${credits}${body}</svg>`;
}

export function drawingOf(name: IconId | ConfiguredIconName): IconId {
  const ofNetwork = name.toLowerCase().replace(/^social-/, 'simple-icons:') as IconId;
  return configuredIcons[name as ConfiguredIconName] ?? ofNetwork;
}

const require = createRequire(import.meta.url);
const symbols = new Map<IconId, string>();

/** An icon as the inside of a `<symbol id="…"`: in `currentColor`, with as few digits as its size can show. */
export function symbolContent(id: IconId): string {
  const existing = symbols.get(id);
  if (existing) return existing;
  const [set = '', name = ''] = id.split(':');
  // Retired ("hidden") ones included.
  const icon = redrawn[id] ?? getIconData(require(`@iconify-json/${set}/icons.json`), name);
  if (!icon) throw new Error(`There is no icon "${name}" in @iconify-json/${set}.`);
  const { body, attributes } = iconToSVG(icon);
  const { viewBox } = attributes;
  // The attributes of a group around everything go to the root: stroke icons keep their stroke without the group.
  const [, ofGroup = '', inside = body] = /^<g( [^>]*)>((?:(?!<g\b).)*)<\/g>$/s.exec(body) ?? [];
  // Decimals. Brand marks have hundreds of points and are shown at 16 to 28 px: a tenth of a unit is far below a pixel, and
  // halves their bytes. Line icons have few points.
  const ofBrand = Number(viewBox.split(' ')[2]) > 100 ? 0 : 1;
  const { data } = optimize(`<svg ${xmlns} viewBox="${viewBox}"${ofGroup}>${inside}</svg>`, {
    multipass: true,
    floatPrecision: /^(?:lucide|tabler):/.test(id) ? 2 : ofBrand,
    plugins: ['preset-default', { name: 'convertColors', params: { currentColor: true } }],
  });
  const symbol = data.slice('<svg'.length, -'</svg>'.length).replace(` ${xmlns}`, '');
  symbols.set(id, symbol);
  return symbol;
}

/** Simple Icons has Medium's app icon, with a cut "Me": at the size of a line it looks like a clipped picture. */
const redrawn: Readonly<Partial<Record<IconId, { width: number; height: number; body: string }>>> = {
  'simple-icons:medium': {
    width: 24,
    height: 24,
    body: '<g fill="currentColor"><circle cx="6.8" cy="12" r="6.8"/><ellipse cx="17.6" cy="12" rx="3.4" ry="6.4"/><ellipse cx="22.8" cy="12" rx="1.2" ry="5.8"/></g>',
  },
};

/** Accounts are here only if Simple Icons lacks them, or has them under another name. */
const configuredIcons: Readonly<Partial<Record<ConfiguredIconName, IconId>>> = {
  'social-dev': 'simple-icons:devdotto',
  'social-email': 'lucide:mail',
  'social-phone': 'lucide:phone',
  'social-website': 'lucide:globe',
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
