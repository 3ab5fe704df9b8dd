import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { accountIcon, type ConfiguredIconName, type IconId } from '../../../model/icon-name.ts';
import type { Site } from '../../../model/site.ts';
import { pageIdsOf, pages } from '../../../site/pages.ts';
import { filesBelow, shortHash } from '../../files.ts';
import { serveInDevelopment } from '../../generated-files.ts';
import type { OwnerConfig } from '../../inputs/site/owner-config.ts';
import { virtualModules } from '../../virtual-modules.ts';
import { drawingsOf, sprite } from './sprite.ts';

/** Makes the sprite of all icons that the site uses. Both bundles name it; only the browser's writes it. */
export function icons({ site, technologies }: Pick<OwnerConfig, 'site' | 'technologies'>): Plugin {
  const makeSprite = async () => sprite(drawingsOf(usedIcons(await site()), await technologies()));

  return {
    ...virtualModules('icons', {
      'virtual:icons': async (context) => {
        const { mode, config } = context.environment;
        const source = await makeSprite();
        const fileName = `${config.build.assetsDir}/icons-${shortHash(source)}.svg`;
        if (mode === 'build' && config.consumer === 'client')
          context.emitFile({ type: 'asset', fileName, source });
        return { sprite: config.base + fileName };
      },
    }),

    configureServer: (server) =>
      serveInDevelopment(server, async (path) =>
        path.startsWith(`${server.config.build.assetsDir}/icons-`) ? makeSprite() : undefined,
      ),
  };
}

const source = join(import.meta.dirname, '../../..');

/** The icons named in the code of components, and in a site's pages, accounts, sections and services. */
export function usedIcons(site: Site | null): (IconId | ConfiguredIconName)[] {
  const used = [
    ...iconsOfComponents(),
    ...pageIdsOf(site).flatMap((id) => pages[id].links?.card ?? []),
    ...(site?.accounts ?? []).map((account) => accountIcon(account) as IconId | ConfiguredIconName),
    ...(site?.customSections ?? []).map(({ icon }) => `lucide:${icon}` as const),
    ...(site?.services.list ?? []).map(({ icon }) => `service-${icon}` as const),
  ];
  return [...new Set(used)];
}

/** Those of sections that a site lacks too: at most 2 kB compressed. */
function iconsOfComponents(): IconId[] {
  const components = filesBelow(source).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const code = components.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  return [...code.matchAll(/['"#]((?:devicon|lucide|simple-icons|tabler):[a-z0-9-]+)['"`]/g)].map(
    ([, icon]) => icon as IconId,
  );
}
