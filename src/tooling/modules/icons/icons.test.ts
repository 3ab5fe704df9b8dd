import { build, createServer, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import { icons, usedIcons } from './icons.ts';

const pluginFor = (technologies: () => string[]) =>
  icons({ site: async () => null, technologies: async () => technologies() });

async function buildFor(consumer: 'client' | 'server', technologies: string[]) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    base: '/sub/',
    publicDir: false,
    plugins: [pluginFor(() => technologies)],
    build: {
      write: false,
      ssr: consumer === 'server',
      rolldownOptions: { input: 'virtual:icons', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const { sprite } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return { address: sprite as string, files: output.filter((file) => file.type === 'asset') };
}

test('the browser build writes the sprite at the address that it names, and the server build names the same', async () => {
  const { address, files } = await buildFor('client', ['Docker', 'React']);
  expect(address).toMatch(/^\/sub\/assets\/icons-[\w-]{8}\.svg$/);
  expect(files.map((file) => `/sub/${file.fileName}`)).toEqual([address]);
  expect(String(files[0]?.source)).toContain('<symbol id="technology-docker"');
  expect(await buildFor('server', ['React', 'Docker'])).toEqual({ address, files: [] });
  expect((await buildFor('server', ['React'])).address).not.toBe(address);
});

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

test('a site has the icons of the accounts and services that it names', () => {
  const site = siteOf({
    github: { username: 'erika' },
    social: { x: 'erika' },
    services: { display: true, list: [{ name: 'A', icon: 'voip' }] },
  });
  const icons = usedIcons(site).filter((name) => /^(social|service)-/.test(name));
  expect(icons).toEqual(['social-github', 'social-x', 'service-voip']);
});

test('the icons of a section are there with the section only, also those of the modules that it imports', () => {
  const listed = siteOf({ projects: { latestPublic: { display: true } }, github: { username: 'erika' } });
  const without = siteOf({ projects: { github: { display: false } }, github: { username: 'erika' } });
  expect(usedIcons(listed)).toEqual(
    expect.arrayContaining(['lucide:folder-git-2', 'lucide:star', 'lucide:git-fork']),
  );
  expect(usedIcons(without)).not.toContain('lucide:star');
});
