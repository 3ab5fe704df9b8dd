import sharp from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';

/** No scripts, links or HTML, and no animation that could set an attribute later. */
const drawingElements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset feTile feTurbulence`.split(/\s+/),
);

type Child = Parameters<CustomPlugin['fn']>[0]['children'][number];
type Element = Extract<Child, { type: 'element' }>;

/** A drawing that cannot act or fetch: opened by itself, it would do so in the site's name. @throws Error when it is no SVG */
export const cleanSvg = (svg: string): string =>
  optimize(svg, { plugins: [{ name: 'drawing-only', fn: clean }, 'preset-default'] }).data;

/** The same for a file's content. @throws Error also when it cannot be rendered */
export async function drawableSvg(content: Uint8Array): Promise<Uint8Array> {
  const drawing = Buffer.from(cleanSvg(Buffer.from(content).toString('utf8')));
  await sharp(drawing).resize(16).raw().toBuffer();
  return drawing;
}

function clean(parent: { children: Child[] }): void {
  // Processing instructions name style sheets, document types define entities.
  parent.children = parent.children.filter((child) =>
    child.type === 'element' ? isDrawing(child) : child.type === 'text' || child.type === 'cdata',
  );
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    for (const [name, value] of Object.entries(child.attributes))
      if (!isHarmless(name, value)) delete child.attributes[name];
    clean(child);
  }
}

function isDrawing({ name, children }: Element): boolean {
  if (!drawingElements.has(name)) return false;
  return name !== 'style' || children.every((child) => 'value' in child && isInert(child.value));
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (/^(?:on|xml:base)/i.test(name)) return false;
  // With any prefix, because the document itself decides which one means XLink.
  if (/(?:^|:)href$/i.test(name)) return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(value);
  return isInert(value);
}

/** True for a style without an address outside the drawing. A backslash could disguise one. */
const isInert = (style: string): boolean =>
  !/\\|@import|javascript:|image-set\(|src\(|url\(\s*['"]?\s*(?!['"#\s])/i.test(style);
