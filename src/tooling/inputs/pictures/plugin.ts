import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { addressesIn } from '../../../config/address.ts';
import { pageDataIn } from '../../documents/html.ts';
import { shareField } from '../../documents/linked-files.ts';
import { screenshotDirectory } from '../../documents/web-app-manifest.ts';
import { filesBelow, publicPath } from '../../files.ts';
import { serveInDevelopment } from '../../generated-files.ts';
import { showProgress } from '../../progress.mjs';
import type { OwnerConfig } from '../site/owner-config.ts';
import { printProblems } from '../site/report.ts';
import { snapshotFolder } from '../snapshot/owner-snapshot.ts';
import type { OwnerPictures } from './owner-pictures.ts';
import { cleanDrawings, cleanPictures, isLeftover, unpublished } from './published.ts';

/** Files in `public/` for the build alone. */
const ofTheBuild = new RegExp(
  `^(?:${snapshotFolder}|${screenshotDirectory}|icons)/|/avatar-placeholder\\.svg$`,
);

/** Publishes copies instead of originals, and no unused picture. Not through the bundle, whose report would list each copy. */
export function pictures(owner: OwnerConfig, pictures: OwnerPictures): Plugin {
  const tellProblems = async (config: ResolvedConfig) => {
    const { mistakes, warnings } = await pictures.problems();
    const located = { mistakes: await owner.located(mistakes), warnings: await owner.located(warnings) };
    printProblems(owner.name, located, config);
  };
  return {
    name: 'portfolio:pictures',
    // A hook of the bundler would show a stack below the mistakes.
    async configResolved(config) {
      if (config.command === 'build') await tellProblems(config);
    },
    async writeBundle({ dir = '' }, bundle) {
      const { config } = this.environment;
      const made = await showProgress('Preparing pictures', (tell) => pictures.make(tell));
      for (const [fileName, content] of made) await cp(content, join(dir, fileName));
      const drawings = await pictures.drawings();
      for (const [path, drawing] of drawings) await writeFile(join(dir, path), drawing);
      const site = await owner.site();
      // Linked files are published.
      const links = addressesIn(site).flatMap(({ address, note, path }) =>
        note.picture || path === shareField ? [] : address,
      );
      const left = await unpublished({
        publicDir: config.publicDir,
        base: config.base,
        wanted: site?.publish ?? [],
        given: await owner.config(),
        texts: [...links, ...textsOf(bundle)],
        shown: new Set([...drawings.keys(), ...Object.keys(bundle)]),
      });
      const inPublic = filesBelow(config.publicDir);
      for (const path of [...left, ...inPublic.filter(isLeftover)])
        await rm(join(dir, path), { force: true });
      const unreadable = await cleanPictures(dir);
      const noDrawings = await cleanDrawings(dir, inPublic);
      const shared = site?.seo.imageURL ? publicPath(site.seo.imageURL, config.base) : '';
      const copied = [...(await pictures.replaced()), shared];
      const unused = left.filter((path) => !copied.includes(path) && !ofTheBuild.test(path));
      const cure = 'Name in `publish` what is to be published all the same.';
      tellLeftOut(config, unused, 'the page neither shows nor links them', cure);
      const reason = 'their metadata, such as the place, cannot be removed';
      tellLeftOut(config, unreadable, reason, 'Export them as JPEG.');
      tellLeftOut(config, noDrawings, 'they cannot be read as SVG', 'Export them once more.');
    },
    configureServer(server) {
      tellProblems(server.config).catch((error) => server.config.logger.error(String(error)));
      serveInDevelopment(server, async (path) => {
        const content = path.startsWith('assets/') ? await pictures.copy(path) : undefined;
        return content && readFile(content);
      });
    },
  };
}

function tellLeftOut({ logger }: ResolvedConfig, paths: readonly string[], why: string, cure: string): void {
  const listed = paths.map((path) => `  public/${path}`).join('\n');
  if (paths.length > 0) logger.warn(`Left out, because ${why}:\n${listed}\n${cure}\n`);
}

/** Everything that visitors load as text, without the page's data, which names every picture. */
const textsOf = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((output) => {
    const text = output.type === 'chunk' ? output.code : output.source;
    if (typeof text !== 'string') return [];
    return output.fileName.endsWith('.html') ? text.replace(pageDataIn(text), '') : text;
  });
