import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { cacheDirectory, cachedFile } from '../cached-file.ts';
import { type AppIconKind, drawAppIcon } from './app-icon.ts';
import { ico } from './ico.ts';

/** Below `public/`: the one picture that all app icons are made from, itself the icon of browsers that draw SVG. */
const sourceFile = 'icons/icon.svg';

/** The pictures, by their path below the base; the web app manifest names them. */
const files: Readonly<Record<string, { kind: AppIconKind; size: number }>> = {
  'icons/icon-192.png': { kind: 'plain', size: 192 },
  'icons/icon-512.png': { kind: 'plain', size: 512 },
  'icons/icon-maskable-192.png': { kind: 'maskable', size: 192 },
  'icons/icon-maskable-512.png': { kind: 'maskable', size: 512 },
  'icons/icon-monochrome-512.png': { kind: 'monochrome', size: 512 },
  'icons/apple-touch-icon.png': { kind: 'opaque', size: 180 },
};
/** Where browsers and crawlers look that read no HTML. */
const faviconFile = 'favicon.ico';
const faviconSizes = [16, 32, 48];
const fileNames = [...Object.keys(files), faviconFile];

/** How icons are drawn: drawn in another way, they are other icons than those in the cache. */
const recipe = ['app-icon.ts', 'ico.ts'].map((file) => new URL(file, import.meta.url));

/**
 * Makes the app icons from `public/icons/icon.svg` under fixed names, and links the favicons in the page's head.
 * What was drawn once is kept in `node_modules/.cache`.
 */
export function appIcons(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:app-icons',

    configResolved(resolved) {
      config = resolved;
    },

    transformIndexHtml: () => [
      // `sizes` keeps browsers that draw SVG from preferring the ICO file.
      link({ rel: 'icon', href: config.base + faviconFile, sizes: '32x32' }),
      link({ rel: 'icon', href: config.base + sourceFile, type: 'image/svg+xml' }),
    ],

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const fileName of fileNames) {
        this.emitFile({ type: 'asset', fileName, source: await picture(fileName, config) });
      }
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(config.base.length) ?? '';
        if (!fileNames.includes(path)) return next();
        try {
          response.setHeader('Content-Type', path === faviconFile ? 'image/x-icon' : 'image/png');
          response.end(await picture(path, config));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const });

async function picture(fileName: string, { publicDir, root }: ResolvedConfig): Promise<Buffer> {
  const path = join(publicDir, sourceFile);
  if (!existsSync(path)) {
    throw new Error(
      `public/${sourceFile} is missing. The app icons are made from it: put a square SVG there.`,
    );
  }
  const source = await readFile(path, 'utf8');
  const from = [...(await Promise.all(recipe.map((file) => readFile(file)))), source];
  return readFile(await cachedFile(join(root, cacheDirectory), fileName, from, () => draw(fileName, source)));
}

async function draw(fileName: string, source: string): Promise<Buffer> {
  const icon = files[fileName];
  if (icon) return drawAppIcon(source, icon.kind, icon.size);
  const entries = faviconSizes.map(async (size) => ({ size, png: await drawAppIcon(source, 'plain', size) }));
  return ico(await Promise.all(entries));
}
