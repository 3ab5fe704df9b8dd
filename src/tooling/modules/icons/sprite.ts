import { type ConfiguredIconName, type IconId, technologyIconName } from '../../../model/icon-name.ts';
import { configuredIcons } from './configured-icons.ts';
import { symbolContent } from './symbol.ts';
import { genericTechnologyIcon, technologyIcon } from './technology-icon.ts';

/** Asked for by the licences of the drawings. */
const credits = '<!-- Icons: Lucide (ISC), Tabler (MIT), Devicon (MIT), Simple Icons (CC0) -->';

/**
 * The sprite: one symbol for each of the icons and of the technologies, under the name by which the page asks for it.
 *
 * Two names of one drawing have a symbol each: compressed, the second costs a few bytes, and unlike a `<use>`
 * within a symbol of another document it is drawn by every browser.
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
