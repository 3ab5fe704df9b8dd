import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { virtualModules } from '../../virtual-modules.ts';
import { developedIcons, spriteModule } from './icons.ts';

function pluginsFor(technologies: () => string[]) {
  const owner = { site: async () => null, technologies: async () => technologies() };
  const module = virtualModules('icons', { 'virtual:icons': (context) => spriteModule(owner, context) });
  return [module, developedIcons(owner)];
}

test('the development server answers at the address, with the icons of the configuration as it is now', async () => {
  let technologies = ['Docker'];
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    base: '/sub/',
    publicDir: false,
    plugins: [pluginsFor(() => technologies)],
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
