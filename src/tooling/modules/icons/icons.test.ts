import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { icons, usedIcons } from './icons.ts';

const pluginFor = (technologies: () => string[]) =>
  icons({ site: async () => null, technologies: async () => technologies() });

test('the development server answers at the address, with the icons of the configuration as it is now', async () => {
  let technologies = ['Docker'];
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    base: '/sub/',
    publicDir: false,
    plugins: [pluginFor(() => technologies)],
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

test('the icons of a section are there with the section only, also those of the modules that it imports', () => {
  const listed = siteOf({ projects: { latestPublic: { display: true } }, github: { username: 'erika' } });
  const without = siteOf({ projects: { github: { display: false } }, github: { username: 'erika' } });
  expect(usedIcons(listed)).toEqual(expect.arrayContaining(['lucide:star', 'lucide:git-fork']));
  expect(usedIcons(without)).not.toContain('lucide:star');
});
