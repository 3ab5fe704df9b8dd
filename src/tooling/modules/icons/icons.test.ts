import { build, createServer } from 'vite';
import { expect, test } from 'vitest';
import { icons } from './icons.ts';

/** A page that shows nothing but the sprite's address. */
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === 'entry' ? id : null),
  load: (id: string) => (id === 'entry' ? "export { sprite } from 'virtual:icons';" : null),
};

async function buildFor(consumer: 'client' | 'server', technologies: string[], base = '/') {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    base,
    publicDir: false,
    plugins: [entry, icons({ site: async () => null, technologies: async () => technologies })],
    build: {
      write: false,
      ssr: consumer === 'server',
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('expected a single build');
  const code = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  const files = result.output.filter((file) => file.type === 'asset');
  const address = /["'`]([^"'`]*icons-[^"'`]*\.svg)/.exec(code)?.[1];
  return { address, files };
}

test('the browser build writes the sprite at the address that it names', async () => {
  const { address, files } = await buildFor('client', ['Docker'], '/sub/');
  expect(address).toMatch(/^\/sub\/assets\/icons-[\w-]{8}\.svg$/);
  expect(files.map((file) => `/sub/${file.fileName}`)).toEqual([address]);
  expect(String(files[0]?.source)).toContain('<symbol id="technology-docker"');
});

test('the server build names the same address and writes nothing', async () => {
  const browser = await buildFor('client', ['Docker', 'React']);
  const server = await buildFor('server', ['React', 'Docker']);
  expect(server.address).toBe(browser.address);
  expect(server.files).toEqual([]);
});

test('another set of icons has another address', async () => {
  const [one, two] = await Promise.all([buildFor('client', ['Docker']), buildFor('client', ['React'])]);
  expect(one.address).not.toBe(two.address);
});

test('the development server answers at the address, with the icons of the configuration as it is now', async () => {
  let technologies = ['Docker'];
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    base: '/sub/',
    publicDir: false,
    plugins: [icons({ site: async () => null, technologies: async () => technologies })],
    server: { port: 0, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const first = await server.ssrLoadModule('virtual:icons');
    const answer = await fetch(origin + first.sprite);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toContain('id="technology-docker"');

    technologies = ['React'];
    const again = await fetch(origin + first.sprite);
    expect(await again.text()).toContain('id="technology-react"');
  } finally {
    await server.close();
  }
});
