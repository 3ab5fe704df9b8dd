import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import viteConfig from '../../../vite.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  vi.stubEnv('SITE_CONFIG', 'e2e/sites/bilingual.ts');
  vi.stubEnv('SITE_PUBLIC', 'e2e/public');
  server = await createServer({
    root,
    configFile: false,
    ...viteConfig({ command: 'serve', mode: 'development' }),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
}, 60_000);

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

const ask = async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text();

test('While developing each language has its page, with its own sentences and texts', async () => {
  const [german, english] = [await ask(''), await ask('en/')];
  expect(german).toContain('<html lang="de" data-theme="nord">');
  expect(german).toContain('<title>Erika Mustermann – Netze</title>');
  expect(english).toContain('<html lang="en" data-theme="nord">');
  expect(english).toContain('<title>Erika Mustermann – Networks</title>');
  expect(english).toContain('src="/en/src/main.tsx"');
  expect(await ask('src/frame/full-page.tsx')).toContain('/src/text/de/german/page.ts');
  expect(await ask('en/src/frame/full-page.tsx')).toContain('/en/src/text/en/page.ts');
  expect(await ask('en/@id/__x00__virtual:site')).toContain('Keeps networks running.');
}, 60_000);
