import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { accountIcon, type ConfiguredIconName, type IconId } from '../../../model/icon-name.ts';
import type { Site } from '../../../model/site.ts';
import { pageIds, pageIdsOf, pages } from '../../../site/pages.ts';
import { shortHash } from '../../files.ts';
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

/** The icons named in the code of a site's components, and in its accounts and services. */
export function usedIcons(site: Site | null): (IconId | ConfiguredIconName)[] {
  const sections = site?.sections.map((id) => `sections/${id}.tsx`) ?? [];
  const ids = pageIdsOf(site);
  const lacking = pageIds.flatMap((id) => (ids.includes(id) ? [] : `pages/${id}.tsx`));
  const files = modulesFrom(['main.tsx', 'analytics/consent-banner.tsx', ...sections], lacking);
  const used = [
    ...[...files].filter((file) => file.endsWith('.tsx')).flatMap(iconsIn),
    ...ids.flatMap((id) => pages[id].links?.card ?? []),
    ...(site?.accounts ?? []).map((account) => accountIcon(account) as IconId | ConfiguredIconName),
    ...(site?.customSections ?? []).map(({ icon }) => `lucide:${icon}` as const),
    ...(site?.services.list ?? []).map(({ icon }) => `service-${icon}` as const),
  ];
  return [...new Set(used)];
}

/** Files by their paths below `src`, with slashes on every system. @param without files that are left out, with what only they import */
function modulesFrom(files: readonly string[], without: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = read(file).matchAll(
      /^(?!import type|export type).*?(?:from |import |import\()'(\.[^']+\.tsx?)'/gm,
    );
    for (const [, path = ''] of imports) {
      const target = posix.join(posix.dirname(file), path);
      if (!without.includes(target) && existsSync(join(source, target))) found.add(target);
    }
  }
  return found;
}

const iconsIn = (file: string): IconId[] =>
  [...read(file).matchAll(/['"#]((?:devicon|lucide|simple-icons|tabler):[a-z0-9-]+)['"`]/g)].map(
    ([, icon]) => icon as IconId,
  );

const read = (file: string): string => readFileSync(join(source, file), 'utf8');
