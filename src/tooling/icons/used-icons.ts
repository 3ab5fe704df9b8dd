import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../../config/site.ts';
import type { InterfaceIconName } from '../../model/icon-name.ts';
import { sections } from '../../model/section.ts';
import { serviceIcon } from '../../model/service-icon.ts';
import { interfaceIcons } from './interface-icons.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The icons that a site can show, besides those of technologies: what its components name in their code, and what its
 * sections, accounts and services name in data.
 * @param site null when the configuration is invalid
 */
export function usedIcons(site: Site | null): InterfaceIconName[] {
  const used = new Set<string>();
  for (const file of modulesFrom([
    'main.tsx',
    'app/consent-banner.tsx',
    ...(site?.sections ?? []).map((id) => `sections/${id}.tsx`),
  ])) {
    if (file.endsWith('.tsx')) for (const text of textsIn(file)) used.add(text);
  }
  for (const id of site?.sections ?? []) used.add(sections[id].icon);
  for (const { icon } of site?.accounts ?? []) used.add(icon);
  for (const { icon } of site?.services.list ?? []) used.add(serviceIcon(icon));
  return (Object.keys(interfaceIcons) as InterfaceIconName[]).filter((name) => used.has(name));
}

/** Modules and all that they import, now or later; paths below `src`. */
function modulesFrom(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = read(file).matchAll(
      /^(?!import type|export type).*?(?:from |import |import\()'(\.[^']+\.tsx?)'/gm,
    );
    for (const [, path = ''] of imports) {
      const target = join(dirname(file), path);
      if (existsSync(join(source, target))) found.add(target);
    }
  }
  return found;
}

/** Whatever may be an icon's name: words in quotes, and the last part of an address. */
const textsIn = (file: string): string[] =>
  [...read(file).matchAll(/['"`#]([a-z-]+)['"`]/g)].map(([, text = '']) => text);

const read = (file: string): string => readFileSync(join(source, file), 'utf8');
