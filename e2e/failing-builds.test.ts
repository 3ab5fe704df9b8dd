import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './site-build.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'failing-'));
  mkdirSync(join(place, 'dist/assets'), { recursive: true });
  cpSync(join(root, 'e2e/public'), join(place, 'public'), { recursive: true });
  for (const [file, content] of Object.entries(deployed)) writeFileSync(join(place, 'dist', file), content);
});
afterEach(() => {
  delete process.env.SITE_CONFIG;
  rmSync(place, { recursive: true });
});

/** What was built before. */
const deployed = { 'index.html': 'old', 'sw.js': 'old', 'assets/old.js': 'old' };

const found = () =>
  Object.fromEntries(
    Object.keys(deployed).map((file) => [file, readFileSync(join(place, 'dist', file), 'utf8')]),
  );

/** The project's own build of a configuration, as JavaScript, with one more plugin. */
async function buildOf(config: string, plugin?: Plugin): Promise<void> {
  const file = join(place, 'config.ts');
  writeFileSync(file, `export default ${config};`);
  process.env.SITE_CONFIG = file;
  await build({
    root,
    logLevel: 'silent',
    publicDir: join(place, 'public'),
    plugins: [plugin],
    build: { outDir: join(place, 'dist'), emptyOutDir: true },
  });
}

/** Lets a hook of one of the project's plugins throw when it is called. */
const breaking = (name: string, hook: 'resolveId' | 'generateBundle' | 'closeBundle'): Plugin => ({
  name: 'breaking',
  configResolved({ plugins }) {
    const broken = plugins.find((plugin) => plugin.name === name && plugin[hook]);
    if (!broken) throw new Error(`No plugin ${name} with ${hook}.`);
    const real = broken[hook];
    const handler = () => {
      throw new Error(`${name} is broken`);
    };
    Object.assign(broken, { [hook]: typeof real === 'object' ? { ...real, handler } : handler });
  },
});

const small = `{ profile: { name: 'E', bio: 'B', avatar: 'images/avatar.svg' }, projects: { github: { display: false } },
  badges: [], remoteSupport: { display: false }, contactCard: false }`;

test.each([
  ['a mistake in the configuration', "{ github: { usrname: 'octocat' } }", undefined, /usrname/],
  [
    'a picture that is none',
    "{ profile: { name: 'E', bio: 'B', avatar: 'images/broken.png' } }",
    undefined,
    /profile\.avatar/,
  ],
  ['the texts', small, breaking('portfolio:texts', 'resolveId'), /portfolio:texts is broken/],
  [
    'the prerendering',
    small,
    breaking('portfolio:prerender', 'generateBundle'),
    /portfolio:prerender is broken/,
  ],
  ['the worker', small, breaking('vite-plugin-pwa:build', 'closeBundle'), /vite-plugin-pwa:build is broken/],
])(
  'A build that fails in %s leaves the site before it as it was',
  async (_, config, plugin, message) => {
    writeFileSync(join(place, 'public/images/broken.png'), 'no picture');
    await expect(buildOf(config, plugin)).rejects.toThrow(message);
    expect(found()).toEqual(deployed);
  },
  240_000,
);
