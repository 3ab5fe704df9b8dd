import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { accountIcon, type ConfiguredIconName, type IconId } from '../../../model/icon-name.ts';
import type { Site } from '../../../model/site.ts';
import { pageIdsOf, pages } from '../../../site/pages.ts';
import { filesBelow, shortHash } from '../../files.ts';
import { serveInDevelopment } from '../../generated-files.ts';
import type { OwnerConfig } from '../../inputs/site/owner-config.ts';
import { drawingsOf, sprite } from './sprite.ts';

type Owner = Pick<OwnerConfig, 'site' | 'technologies'>;

/** The sprite of all icons that the site uses. */
const makeSprite = async ({ site, technologies }: Owner) =>
  sprite(drawingsOf(usedIcons(await site()), await technologies()));

/** Both bundles name the sprite; only the browser's writes it. */
export async function spriteModule(owner: Owner, { environment, emitFile }: Rolldown.PluginContext) {
  const { mode, config } = environment;
  const source = await makeSprite(owner);
  const fileName = `${config.build.assetsDir}/icons-${shortHash(source)}.svg`;
  if (mode === 'build' && config.consumer === 'client') emitFile({ type: 'asset', fileName, source });
  return { sprite: config.base + fileName };
}

/** Serves the sprite during development. */
export const developedIcons = (owner: Owner): Plugin => ({
  name: 'portfolio:icons',
  configureServer: (server) =>
    serveInDevelopment(server, async (path) =>
      path.startsWith(`${server.config.build.assetsDir}/icons-`) ? makeSprite(owner) : undefined,
    ),
});

const source = join(import.meta.dirname, '../../..');

/** The icons named in the code of components, and in a site's pages, accounts, sections and services. */
export function usedIcons(site: Site | null): (IconId | ConfiguredIconName)[] {
  const names = [
    ...iconsOfComponents(),
    ...pageIdsOf(site).flatMap((id) => pages[id].links?.card ?? []),
    ...(site?.accounts ?? []).map((account) => accountIcon(account) as IconId | ConfiguredIconName),
    ...(site?.customSections ?? []).map(({ icon }) => `lucide:${icon}` as const),
    ...(site?.services.list ?? []).map(({ icon }) => `service-${icon}` as const),
  ];
  return [...new Set(names)];
}

/** Includes those of sections that a site lacks: at most 2 kB compressed. */
function iconsOfComponents(): IconId[] {
  const components = filesBelow(source).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const code = components.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  return [...code.matchAll(/['"#]((?:devicon|lucide|simple-icons|tabler):[a-z0-9-]+)['"`]/g)].map(
    ([, icon]) => icon as IconId,
  );
}
