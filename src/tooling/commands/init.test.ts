import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import { warningsOf } from '../../config/messages/warnings/warnings.ts';
import { nothingByDefault } from '../../config/shown-by-default.ts';
import type { Fetch } from '../../providers/request.ts';
import { objectIn, table } from '../../table.fixture.ts';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { configurationFields } from '../docs/configuration-fields.ts';
import { isShipped } from '../inputs/shipped.fixture.ts';
import { init } from './init.ts';
import { ran } from './ran.fixture.ts';
import { root } from './run.mjs';
import { type Answers, problemsOf, startingConfig, startingFile, understood } from './starting-config.ts';

const answers: Answers = {
  name: 'Erika "Netz" O\'Musterfrau',
  role: 'Beraterin für Netzwerke und IT-Sicherheit',
  github: 'erika',
  email: 'erika@musterfrau.de',
  phone: '+49 30 23125 042',
  host: 'Muster Hosting GmbH',
  services: 'Netzwerke: 90 €/Stunde, Beratung',
  prices: 'included',
  address: 'Hauptstraße 5, 10115 Berlin',
  languages: 'de, en',
};

const directory = emptyDirectory();
const file = join(directory, 'config.ts');
const publicDir = join(directory, 'public');

afterEach(() => vi.unstubAllEnvs());

function stubFiles(): void {
  vi.stubEnv('SITE_CONFIG', file);
  vi.stubEnv('SITE_PUBLIC', publicDir);
}

/** The site of a configuration of which nothing but further legal facts is to be told. */
function siteWithoutWarnings(config: unknown) {
  const compiled = compileSite(config);
  const warnings = 'site' in compiled ? warningsOf(config, compiled.site) : [];
  expect(warnings.filter(({ path }) => !path.startsWith('legal'))).toEqual([]);
  return 'site' in compiled ? compiled.site : undefined;
}

test('npm run init writes a configuration without mistakes, with a comment for what is left out, in place of the example and never of the owner’s', async () => {
  stubFiles();
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const write = () => ran(init, '--yes', ...options);
  expect((await write()).status).toBe(0);
  const refusal = { status: 1, text: expect.stringContaining('-- --force` replaces it') };
  expect(await write()).toEqual(refusal);
  const written = readFileSync(file, 'utf8');
  // Somebody who has begun elsewhere still has the example's name.
  put(file, "export default { profile: { bio: 'Netze.' }, legal: { name: 'Max Mustermann' } };");
  expect(await write()).toEqual(refusal);
  const example = readFileSync(join(root, 'config.ts'), 'utf8');
  if (isShipped) {
    put(file, example);
    expect((await write()).status).toBe(0);
    expect(readFileSync(`${file}.old`, 'utf8')).toBe(example);
  }
  put(file, `${example}\n// mine`);
  expect(await write()).toEqual(refusal);
  expect(written).toMatch(
    / {2}\/\/ Testimonials of clients\..*\n {2}\/\/ testimonials: \{ header: .*list: \[\{ .*\}\] \},\n/,
  );
  expect(written).not.toContain('// profile:');
  const [, source = ''] = /from '(.+)'/.exec(written) ?? [];
  expect(join(directory, source)).toBe(join(root, 'src/config/define-config.ts'));
  const given = new Function(`return ${/defineConfig\((\{.*\})\);/s.exec(written)?.[1]}`)();
  expect(given).toEqual(startingConfig(answers));
  expect(siteWithoutWarnings(given)?.services.list.map(({ name, pricing }) => [name, pricing])).toEqual([
    ['Netzwerke', '90 €/Stunde'],
    ['Beratung', 'Auf Anfrage'],
  ]);
});

test('what is left out can be switched on by removing its comment', () => {
  const text = startingFile(startingConfig(answers), configurationFields(root));
  const switchedOn = text.replace(/^ {2}\/\/ (\w+: (?!.*…).*,)$/gm, '  $1');
  const given = new Function(`return ${/defineConfig\((\{.*\})\);/s.exec(switchedOn)?.[1]}`)();
  expect(Object.keys(given).length).toBeGreaterThan(25);
  expect(compileSite(given)).not.toHaveProperty('problems');
});

test('an owner without a GitHub account answers nothing there', () => {
  expect(siteWithoutWarnings(startingConfig({ ...answers, github: '' }))?.github.username).toBe('');
});

/** Answers, and what the configuration has of them. */
test.each(table`
  services: 'Support: 89,50 €/Stunde, Netze (LAN, WLAN),Beratung' | services: { list: [{ name: 'Support', pricing: '89,50 €/Stunde' }, { name: 'Netze (LAN, WLAN)' }, { name: 'Beratung' }] }
  services: 'Notfall: nachts: 120 €' | services: { list: [{ name: 'Notfall', pricing: 'nachts: 120 €' }] }
  github: 'https://github.com/mira/' | github: { username: 'mira' }
  prices: 'netto' | services: { prices: { vat: 'excluded' } }
  prices: 'SmallBusiness' | services: { prices: { vat: 'smallBusiness' } }
  address: 'An der Obertrave 17a 23552 Lübeck' | legal: { street: 'An der Obertrave 17a', postalCode: '23552', city: 'Lübeck' }
`)('the answer %s is understood', (given, config) => {
  expect(startingConfig(understood({ ...answers, ...objectIn(given) }))).toMatchObject(objectIn(config));
});

test('empty answers leave nothing behind', () => {
  const config = startingConfig({ ...answers, email: '', phone: '', host: '', address: '', languages: '' });
  expect(config).not.toHaveProperty('languages');
  expect(config).not.toHaveProperty('social');
  expect(config.legal).toEqual({ name: answers.name });
});

/** Answers that cannot be used, the question to be asked again, and words of the message. */
test.each(table`
  name: '', github: '' | name | Write your name
  email: 'erika' | email | erika
  languages: 'xx' | languages | xx
`)('for the answer %s, %s is asked again', (given, name, words) => {
  expect(problemsOf({ ...answers, ...objectIn(given) })).toEqual([
    { name, message: expect.stringContaining(words ?? '') },
  ]);
});

const source = join(directory, 'old/gitprofile.config.ts');
const gitprofile = `const CONFIG = {
  github: { username: 'mira' },
  projects: { external: { projects: [
    { title: 'Tides', imageUrl: './images/tides.png', link: '' },
    { title: 'Broken', imageUrl: 'images/broken.png' },
  ] } },
  resume: { fileUrl: 'cv.pdf' },
  hobby: { display: true },
};
export default CONFIG;`;

const user = {
  login: 'mira',
  name: 'Mira Kühn',
  bio: 'Builds boats.',
  location: 'Kiel',
  company: 'Hafen AG',
  avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4',
};
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const github: Fetch = async (url) =>
  url.startsWith('https://api.github.com/users/mira')
    ? Response.json(user)
    : new Response(Buffer.from(pixel, 'base64'));
const noNetwork: Fetch = () => Promise.reject(new TypeError('fetch failed'));

const configIn = (text: string) => new Function(`return ${/defineConfig\((\{.*\})\);/s.exec(text)?.[1]}`)();

test('--from moves an owner of gitprofile in, with the files and with what GitHub says of them', async () => {
  stubFiles();
  put(source, gitprofile);
  put(join(directory, 'old/public/images/tides.png'), Buffer.from(pixel, 'base64'));
  put(join(directory, 'old/public/images/broken.png'), 'no picture');
  put(join(directory, 'old/public/cv.pdf'), 'cv');
  put(join(directory, 'old/index.html'), '<link rel="icon" type="image/svg+xml" href="/logo.svg" />');
  put(join(directory, 'old/public/logo.svg'), '<svg/>');
  const { status, text } = await ran((args) => init(args, github), '--from', join(directory, 'old'));
  expect(status).toBe(0);
  expect(configIn(readFileSync(file, 'utf8'))).toEqual({
    github: { username: 'mira' },
    languages: ['en'],
    profile: { name: 'Mira Kühn', bio: 'Builds boats.', location: 'Kiel', avatar: 'images/portrait.png' },
    projects: {
      external: { projects: [{ title: 'Tides', imageUrl: 'images/tides.png' }, { title: 'Broken' }] },
    },
    resume: { fileUrl: 'cv.pdf' },
    ...nothingByDefault,
  });
  expect(readFileSync(join(publicDir, 'images/tides.png')).toString('base64')).toBe(pixel);
  expect(existsSync(join(publicDir, 'images/broken.png'))).toBe(false);
  expect(readFileSync(join(publicDir, 'images/portrait.png')).toString('base64')).toBe(pixel);
  expect(existsSync(join(publicDir, 'icons/icon.svg'))).toBe(true);
  for (const said of [
    'hobby: is left out',
    'images/broken.png, which is no picture',
    'public/cv.pdf',
    'npm run check',
  ])
    expect(text).toContain(said);
});

test('--from goes on without a network, and says what depends on GitHub then', async () => {
  stubFiles();
  put(source, gitprofile);
  const { status, text } = await ran((args) => init(args, noNetwork), '--from', source);
  expect(status).toBe(0);
  expect(configIn(readFileSync(file, 'utf8'))).not.toHaveProperty('profile');
  expect(text).toContain('it is an error screen');
  expect(text).toContain('There is no file public/cv.pdf');
});

test.each([
  { site: 'a folder of that name', config: 'src/gitprofile.config.ts', pictures: 'src/public/images' },
  { site: 'an older site', config: 'site/src/gitprofile.config.js', pictures: 'site/public/images' },
])('--from finds the pictures of a configuration in src: $site', async ({ config, pictures }) => {
  stubFiles();
  put(join(directory, config), gitprofile);
  put(join(directory, pictures, 'tides.png'), Buffer.from(pixel, 'base64'));
  expect((await ran((args) => init(args, noNetwork), '--from', join(directory, config))).status).toBe(0);
  expect(existsSync(join(publicDir, 'images/tides.png'))).toBe(true);
});

test.each(['src/gitprofile.config.js', 'gitprofile.config.mjs', 'gitprofile.config.tsx'])(
  '--from finds %s in a folder, also in the form of CommonJS and with files that it imports',
  async (name) => {
    stubFiles();
    const path = name.startsWith('src') ? './skills' : './src/skills';
    put(join(directory, 'site/src/skills.ts'), "export default ['Go'] satisfies string[];");
    put(join(directory, 'site/cv.pdf'), 'cv');
    const exported = name.endsWith('.mjs') ? 'export default' : 'module.exports =';
    put(
      join(directory, 'site', name),
      `import skills from '${path}';\n${exported} { github: { username: 'mira' }, skills };`,
    );
    expect((await ran(init, '--offline', '--from', join(directory, 'site'))).status).toBe(0);
    expect(configIn(readFileSync(file, 'utf8'))).toMatchObject({ skills: ['Go'] });
  },
);

test('--from takes the address from CNAME, and names the files that it leaves', async () => {
  stubFiles();
  put(source, "export default { github: { username: 'arifszn' }, base: '/' };");
  put(join(directory, 'old/index.html'), '<link rel="icon" type="image/png" href="/me.png" />');
  for (const name of ['me.png', 'app/privacy.html', 'favicon.ico'])
    put(join(directory, 'old/public', name), 'x');
  put(join(directory, 'old/public/CNAME'), 'Mira.example\n');
  const { text } = await ran(init, '--offline', '--from', source);
  expect(configIn(readFileSync(file, 'utf8')).seo).toEqual({ url: 'https://mira.example/' });
  expect(text).toMatch(
    /'arifszn' is gitprofile's author.*seo\.url: is https:\/\/mira\.example\/, as the file CNAME says.*Not taken from public\/:\n {2}app\/privacy\.html\n {2}me\.png, your icon\..*icon\.svg\n\n/s,
  );
});

test('--from says which file is missing or cannot be read, and writes nothing', async () => {
  stubFiles();
  put(join(directory, 'broken/gitprofile.config.js'), "module.exports = {\n  a: 'b'\n  c: 1 };");
  put(
    join(directory, 'nobody/gitprofile.config.js'),
    "module.exports = { github: { username: 'two words' } };",
  );
  put(join(directory, 'empty/gitprofile.config.js'), '');
  put(join(directory, 'jekyll/_config.yml'), 'title: x');
  put(join(directory, 'other/portfolio.js'), "export default { name: 'Mira' };");
  for (const [from, said] of [
    ['nowhere', "there is no 'nowhere'"],
    ['https://github.com/a/b', 'Clone the repository'],
    [directory, 'has no gitprofile.config.ts or .js. Only sites of gitprofile'],
    [join(directory, 'jekyll/_config.yml'), 'is no configuration of gitprofile, which ends with'],
    [join(directory, 'other/portfolio.js'), 'portfolio.js is no configuration of gitprofile'],
    [join(directory, 'broken'), 'gitprofile.config.js:3:3: Line 2 ends without a comma'],
    [join(directory, 'empty'), 'It exports nothing'],
    [join(directory, 'nobody'), '--github octocat'],
  ] as const)
    expect(await ran((args) => init(args, github), '--from', from)).toEqual({
      status: 1,
      text: expect.stringContaining(said),
    });
  expect(existsSync(file)).toBe(false);
  const named = [join(directory, 'nobody'), '--github', 'https://github.com/mira/'];
  expect((await ran((args) => init(args, github), '--from', ...named)).status).toBe(0);
});

test('--from a JSON Resume prints the blocks that it makes, as npm run profile does', async () => {
  const resume = join(directory, 'resume.json');
  put(resume, JSON.stringify({ basics: { name: 'Mira Kühn' } }));
  expect(await ran(init, '--from', resume)).toEqual({
    status: 0,
    text: expect.stringContaining("profile: { name: 'Mira Kühn' }"),
  });
});

test('the file before stays, however often it is replaced', async () => {
  stubFiles();
  put(file, 'mine');
  put(source, gitprofile);
  const replace = () => ran((args) => init(args, noNetwork), '--force', '--from', source);
  expect((await replace()).text).toContain('The former file is config.ts.old.');
  expect((await replace()).text).toContain('The former file is config.ts.old-2.');
  expect(readFileSync(`${file}.old`, 'utf8')).toBe('mine');
  expect(readFileSync(`${file}.old-2`, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a file that cannot be written leaves the one before, and nothing half', async () => {
  stubFiles();
  put(file, 'mine');
  // A file where a folder is needed refuses as a full disk does.
  vi.stubEnv('SITE_CONFIG', join(directory, 'config.ts/inside/config.ts'));
  const { status, text } = await ran(init, '--yes', '--name', 'Mira', '--github', 'mira');
  expect(text).toMatch(
    /could not be written, and is as it was\. There is a file in the place of a folder\. /,
  );
  expect(text).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(readdirSync(directory)).toEqual(['config.ts']);
});
