import { parse } from 'postcss';
import sharp from 'sharp';
import { type CustomPlugin, optimize } from 'svgo';
import { decodeText } from './text-encoding.ts';

/** No scripts, links or HTML, and no animation that could set an attribute later. */
const drawingElements = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset feTile feTurbulence`.split(/\s+/),
);
const textElements = new Set(['text', 'tspan', 'textPath']);
/** Filters cost their renderer seconds each, in every place that uses them. */
const mostFilterSteps = 100;
/** Plugins whose time grows with the size of the drawing alone. Others compare each shape with all rules, or with its neighbours. */
const linearPlugins = [
  'cleanupAttrs',
  'cleanupNumericValues',
  'convertColors',
  'removeUnusedNS',
  'sortAttrs',
] as const;
const namespace = 'http://www.w3.org/2000/svg';

type Child = Parameters<CustomPlugin['fn']>[0]['children'][number];
type Element = Extract<Child, { type: 'element' }>;
interface Parent {
  name?: string;
  children: Child[];
}

export interface Drawing {
  svg: string;
  /** Names of the elements that were left out and would be seen, one for each. */
  missing: string[];
}

/** A drawing that cannot act or fetch: opened by itself, it would do so in the site's name. @throws Error when it is no SVG */
export function cleanSvg(source: string): Drawing {
  const missing: string[] = [];
  const drawingOnly: CustomPlugin = { name: 'drawing-only', fn: (root) => clean(root, new Set(), missing) };
  const { data } = optimize(source, { plugins: [drawingOnly, ...linearPlugins] });
  return { svg: data, missing };
}

/** Bytes. Maps and plots have a few millions. */
const largest = 5_000_000;

/** The same for a file's content; undefined when it is no SVG. @throws Error when it is one that cannot be rendered */
export async function drawingIn(content: Uint8Array): Promise<Drawing | undefined> {
  const source = textIn(content);
  if (!/^\s*</.test(source) || !/<(?:[\w.-]+:)?svg[\s/>]/.test(source)) return undefined;
  if (content.length > largest) throw new Error(`a drawing of more than ${largest / 1_000_000} MB`);
  const drawing = cleanSvg(source);
  await sharp(Buffer.from(drawing.svg)).resize(16).raw().toBuffer();
  return drawing;
}

function textIn(content: Uint8Array): string {
  try {
    return decodeText(content, '', '');
  } catch {
    // Some editors say nothing about their encoding.
    return Buffer.from(content).toString('latin1');
  }
}

/** @param prefixes that the elements around it have given to the namespace of SVG */
function clean(
  parent: Parent,
  prefixes: ReadonlySet<string>,
  missing: string[],
  filterSteps = { count: 0 },
): void {
  // Processing instructions name style sheets, document types define entities.
  parent.children = parent.children.filter(({ type }) => /^(?:element|text|cdata)$/.test(type));
  for (const child of [...parent.children]) {
    if (child.type !== 'element') continue;
    const prefixesInScope = new Set([...prefixes, ...prefixesOf(child)]);
    rename(child, parent, prefixesInScope);
    const isFilterStep = /^fe[A-Z]/.test(child.name);
    if (isFilterStep) filterSteps.count += 1;
    const isExcess = isFilterStep && filterSteps.count > mostFilterSteps;
    if (!drawingElements.has(child.name) || isExcess) {
      if (isExcess || isSeen(child, parent)) missing.push(child.name);
      parent.children = parent.children.filter((other) => other !== child);
      continue;
    }
    for (const [name, value] of Object.entries(child.attributes)) {
      if (isHarmless(name, value)) continue;
      delete child.attributes[name];
      if (child.name === 'image') missing.push(child.name);
    }
    if (child.name === 'style') keepInertRules(child);
    else clean(child, prefixesInScope, missing, filterSteps);
  }
}

const prefixesOf = ({ attributes }: Element): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns:') && value === namespace ? name.slice('xmlns:'.length) : [],
  );

function rename(element: Element, parent: Parent, prefixes: ReadonlySet<string>): void {
  const [prefix = '', local] = element.name.split(':');
  if (local && prefixes.has(prefix)) {
    element.name = local;
    if (local === 'svg') element.attributes.xmlns = namespace;
  }
  // A link goes, its content stays.
  if (element.name === 'a') element.name = textElements.has(parent.name ?? '') ? 'tspan' : 'g';
}

/** Programs for drawings write texts as HTML and put a plain one behind it. */
function isSeen({ name }: Element, parent: Parent): boolean {
  return /^(?:set|animate\w*)$/.test(name) || (name === 'foreignObject' && parent.name !== 'switch');
}

function keepInertRules(style: Element): void {
  const css = style.children.map((child) => ('value' in child ? child.value : '')).join('');
  const value = inertRules(css);
  style.children = isInert(value) ? [{ type: 'text', value }] : [];
}

/** A style sheet without the declarations and rules that fetch; empty when it cannot be read. */
function inertRules(css: string): string {
  try {
    const sheet = parse(css);
    sheet.walkDecls((declaration) => {
      if (!isInert(declaration.toString())) declaration.remove();
    });
    sheet.walkRules((rule) => {
      if (!isInert(rule.selector)) rule.remove();
    });
    sheet.walkAtRules((rule) => {
      if (!isInert(`@${rule.name} ${rule.params}`)) rule.remove();
    });
    return sheet.toString();
  } catch {
    return '';
  }
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === namespace;
  if (/^(?:on|xml:base)/i.test(name)) return false;
  // Any prefix counts, because the document itself decides which one means XLink.
  if (/(?:^|:)href$/i.test(name)) return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/i.test(value);
  return isInert(value);
}

/** True for a style without an address outside the drawing. A backslash could disguise one. */
const isInert = (style: string): boolean =>
  !/\\|@import|javascript:|image-set\(|src\(|url\(\s*['"]?\s*(?!['"#\s]|data:(?:image\/(?:png|jpeg|gif|webp)|font\/\w+|application\/(?:x-)?font-\w+)[;,])/i.test(
    style,
  );
