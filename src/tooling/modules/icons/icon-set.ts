import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';
import type { IconId } from '../../../model/icon-name.ts';

const require = createRequire(import.meta.url);
const iconSets = new Map<string, IconifyJSON>();

function iconSet(name: string): IconifyJSON {
  let set = iconSets.get(name);
  if (!set) {
    set = JSON.parse(
      readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'),
    ) as IconifyJSON;
    iconSets.set(name, set);
  }
  return set;
}

/**
 * The drawing of an icon as it stands in its set, also of those that the set has retired ("hidden").
 * @throws Error when the set has no icon of this name.
 */
export function readIcon(id: IconId): { viewBox: string; body: string } {
  const [set = '', name = ''] = id.split(':');
  const icon = getIconData(iconSet(set), name);
  if (!icon) throw new Error(`There is no icon "${name}" in @iconify-json/${set}.`);
  const { attributes, body } = iconToSVG(icon);
  return { viewBox: attributes.viewBox, body };
}
