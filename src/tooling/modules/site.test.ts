import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../config/messages/problem.ts';
import { nothingByDefault } from '../../config/shown-by-default.ts';
import type { Profile } from '../../model/content.ts';
import type { SiteLanguage } from '../../model/site-language.ts';
import type { PageDocument } from '../../site/pages.ts';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { outputOf } from '../documents/further-languages.ts';
import { baseOfOption } from '../inputs/site/base-option.ts';
import { OwnerConfig } from '../inputs/site/owner-config.ts';
import { pageModules } from './page-modules.ts';
import { site } from './site.ts';

const legal = `legal: { name: 'A B', street: 'C 1', postalCode: '12345', city: 'D', email: 'a@b.de', phone: '+49 1234', vatId: 'DE129273398', hosting: { provider: 'E' } }`;
const noDefaults = `...${JSON.stringify(nothingByDefault)}`;
const valid = (more = '') => `export default { github: { username: 'alice' }, ${legal}, ${more} };`;

interface Told {
  documents: Readonly<Record<string, PageDocument>> | null;
  problems: Problem[];
}

function plugin(language?: SiteLanguage) {
  const owner = new OwnerConfig();
  const snapshot = { profile: async () => ({ name: 'Mira Kühn' }) as Profile };
  const pictures = { page: async () => undefined };
  const complete = () => Promise.reject(new Error('not needed'));
  return [site(owner, language), pageModules({ owner, snapshot, pictures, complete, language })];
}
/** The exports of a module, with the site of the portfolio's document. */
const exportsOf = async (code: string) => {
  const made: Told = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { documents, problems } = made;
  const [portfolio] = Object.values(documents ?? {});
  return { site: portfolio?.page === 'portfolio' ? portfolio.site : null, problems };
};

const root = emptyDirectory();
const servers: ViteDevServer[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const write = async (file: string, text: string) => put(join(root, file), text);

/** Collects the output of a build or server, without colours. */
function printed() {
  const lines: string[] = [];
  const keep = (message: string) => void lines.push(stripVTControlCharacters(message));
  return {
    customLogger: { ...createLogger('silent'), warn: keep, error: keep },
    text: () => lines.join('\n'),
  };
}

async function built(options: InlineConfig = {}) {
  const rolldownOptions = { input: 'virtual:site', preserveEntrySignatures: 'strict' } as const;
  const [entry] = await outputOf({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin()],
    ...options,
    build: { rolldownOptions, ...options.build },
  });
  return exportsOf(entry?.type === 'chunk' ? entry.code : '');
}

async function served(options: InlineConfig = {}): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin()],
    optimizeDeps: { noDiscovery: true },
    ...options,
    server: { middlewareMode: true, ws: false, ...options.server },
  });
  servers.push(server);
  return server;
}

/** Imports `virtual:site` as the page does. */
async function imported({ environments }: ViteDevServer) {
  const { code = '' } = (await environments.client.transformRequest('virtual:site')) ?? {};
  return exportsOf(code);
}

describe('A build', () => {
  it('knows the name of the account from the snapshot', async () => {
    await write('config.ts', valid());
    expect((await built()).site?.account).toEqual({ name: 'Mira Kühn' });
  });

  it("serves below the owner's base, or that of the command line", async () => {
    await write('config.ts', valid(`base: '/portfolio/'`));
    const { site } = await built();
    expect(site?.base).toBe('/portfolio/');
    expect(site?.badges[0]?.image).toBe('/portfolio/images/badge-google.svg');
    expect((await built({ base: 'sub' })).site?.base).toBe('/sub/');
  });

  it('is made all the same with ALLOW_INVALID_CONFIG=1, as a page without a site and without the mistakes', async () => {
    await write('config.ts', `export default { base: '/portfolio/', skils: [] };`);
    vi.stubEnv('ALLOW_INVALID_CONFIG', '1');
    const { customLogger, text } = printed();
    expect(await built({ customLogger })).toMatchObject({ site: null, problems: [] });
    expect(text()).toContain('config.ts: 2 mistakes');
  });

  it('prints warnings, and those of the build for Node not a second time', async () => {
    await write(
      'config.ts',
      valid(`profile: { name: 'A' }, social: { website: 'example.com' }, ${noDefaults}`),
    );
    const [browser, node] = [printed(), printed()];
    await built({ customLogger: browser.customLogger });
    expect(browser.text()).toMatch(
      /config\.ts: 1 warning\n\n {2}config\.ts:1 {2}social\.website\n {4}.*Write 'https:\/\/example\.com'/,
    );
    const within = [plugin('de')];
    await built({ customLogger: node.customLogger, plugins: within, build: { ssr: true } });
    expect(node.text()).toBe('');
  });
});

describe('The development server', () => {
  it('reloads the page when its document changes', async () => {
    await write('config.ts', valid());
    // The page takes new data itself.
    await write('entry.js', `import 'virtual:site'; import.meta.hot.accept('virtual:site', () => {});`);
    const server = await served();
    const { client } = server.environments;
    for (const url of ['/entry.js', 'virtual:site']) await client.transformRequest(url);
    const send = vi.spyOn(client.hot, 'send');
    await write('config.ts', valid(`themeConfig: { defaultTheme: 'nord' }`));
    server.watcher.emit('change', join(root, 'config.ts'));
    const reload = expect.objectContaining({ type: 'full-reload' });
    await vi.waitFor(() => expect(send.mock.calls[0]).toEqual([reload]), 60_000);
  });

  it('misses a file in public/ that is removed', async () => {
    const picture = join(root, 'public/me.jpg');
    put(picture);
    await write('config.ts', valid(`profile: { avatar: 'me.jpg' }, ${noDefaults}`));
    const { customLogger, text } = printed();
    const server = await served({ customLogger });
    expect(text()).toBe('');
    await rm(picture);
    server.watcher.emit('unlink', picture);
    await vi.waitFor(() => expect(text()).toContain('There is no file public/me.jpg'), 60_000);
  });

  it('recovers when the mistake is corrected, wherever it was', async () => {
    await write('skills.ts', `export default [`);
    await write('config.ts', `import skills from './skills.ts';\n${valid('skills')}`);
    const { customLogger, text } = printed();
    const server = await served({ customLogger });
    expect((await imported(server)).problems).toHaveLength(1);
    expect(text()).toContain('skills.ts:1');

    await write('skills.ts', `export default ['Docker'];`);
    server.watcher.emit('change', join(root, 'skills.ts'));
    await vi.waitFor(async () => expect((await imported(server)).site?.skills).toEqual(['Docker']), 60_000);
  });

  it("moves when the owner's base changes", async () => {
    await write('config.ts', valid(`base: '/one/'`));
    const server = await served();
    expect(server.config.base).toBe('/one/');
    await write('config.ts', valid(`base: '/two/'`));
    server.watcher.emit('change', join(root, 'config.ts'));
    await vi.waitFor(() => expect(server.config.base).toBe('/two/'), 60_000);
    // The server has its new settings before it can be asked again.
    await vi.waitFor(async () => expect((await imported(server)).site?.base).toBe('/two/'), 60_000);
  });
});

it('Other plugins learn which technologies are named, none in an invalid configuration', async () => {
  const technologiesIn = async (config: string) => {
    await write('config.ts', config);
    const owner = new OwnerConfig();
    await owner.base(root);
    return owner.technologies();
  };
  const project = "{ name: 'X', technologies: ['Docker', 'PHP'] }";
  const projects = `projects: { private: { display: true, projects: [${project}] } }`;
  const named = await technologiesIn(valid(`skills: ['Linux', 'Docker'], ${projects}`));
  expect(named).toEqual(['Linux', 'Docker', 'PHP']);
  expect(await technologiesIn('export default {};')).toEqual([]);
});

it('A base on the command line may lack its slashes, and is refused when it is no path', () => {
  for (const base of ['/sub/', 'sub', 'sub/']) expect(baseOfOption(base)).toBe('/sub/');
  expect(() => baseOfOption('./')).toThrow(/--base: found '\.\/'.*begins and ends with a slash/);
  expect(() => baseOfOption('https://cdn.example.com/x/')).toThrow("Write '/x/'.");
  for (const folder of ['C:/Git/repo/', 'C:/Program Files/Git/repo/', 'c:\\repo'])
    expect(() => baseOfOption(folder)).toThrow('Write --base=repo, without slashes');
});
