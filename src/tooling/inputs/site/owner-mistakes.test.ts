import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import complete from '../../../config/complete-config.fixture.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import { table } from '../../../table.fixture.ts';
import { lastingDirectory, put } from '../../directory.fixture.ts';
import { loadConfigFile, ownerLine } from './load-config-file.ts';
import { judged, OwnerConfig, type OwnerSite } from './owner-config.ts';
import { report } from './report.ts';

/** Mistypes the text of `config.ts` and reads the messages. Those for values of fields are tested in `src/config/messages`. */

/** A configuration without mistakes, each block on a line of its own. */
const right = Object.fromEntries(
  Object.entries({ languages: ['de', 'en'], ...complete }).map(([name, block]) => [
    name,
    `${name}: ${JSON.stringify(block)}`,
  ]),
);

const pictures = siteOf(complete).pictures.map(({ address }) => address.slice(1));
const files = [...pictures, 'images/portrait.jpg', 'files/lebenslauf.pdf', 'files/pra\u0308sentation.pdf'];

const root = lastingDirectory();

/** A configuration in which these blocks replace the right ones. */
const textOf = (blocks: readonly string[]): string => {
  const lines = Object.entries({ ...right, ...named(blocks) }).map(([, text]) => `  ${text},`);
  return ['export default {', ...lines, '};'].join('\n');
};

/** The messages, mistakes first. */
const partsOf = ({ mistakes, warnings }: Pick<OwnerSite, 'mistakes' | 'warnings'>): string[] => {
  const parts = [report('config.ts', mistakes, 'mistake'), report('config.ts', warnings, 'warning')];
  return parts.flatMap((part) => stripVTControlCharacters(part).split('\n\n').slice(1));
};

function toldOf(...blocks: readonly string[]): string[] {
  const text = textOf(blocks);
  const config = new Function(text.replace('export default', 'return'))();
  return partsOf(judged(config, text, { files }));
}

/** The same of a file that Vite reads. */
async function toldOfFile(...blocks: readonly string[]): Promise<string[]> {
  put(join(root, 'config.ts'), textOf(blocks));
  const owner = new OwnerConfig();
  // The commands have a slash at the end.
  const target = { root: join(root, '/'), publicDir: join(root, 'public'), command: 'build' } as const;
  owner.settle({ ...target, base: await owner.base(target.root) });
  return partsOf(await owner.compiled());
}

const named = (blocks: readonly string[]) =>
  Object.fromEntries(blocks.map((text) => [/^\w+/.exec(text)?.[0] ?? '', text]));

/** The line in which a block begins. */
const lineOf = (block: string): number => {
  const names = Object.keys({ ...right, ...named([block]) });
  return names.indexOf(/^\w+/.exec(block)?.[0] ?? '') + 2;
};

const services = (entries: string, prices = "prices: { vat: 'included' }") =>
  `services: { display: true, ${prices}, list: [${entries}] }`;

/**
 * A name, the block as it was written, the path and words of the message: mistakes that the text alone shows, and one
 * mistake and one oddity of each kind of place. The others are in `src/config/messages/messages.test.ts`.
 */
const readable = table`
  a telephone number as a number | social: { phone: 0221123456 } | social.phone | Found 0221123456 without quotes | Write '0221123456'.
  a key that nobody knows | profile: { name: 'M', bio: 'N', avatar: 'images/portrait.jpg', title: 'Beraterin' } | profile.title | Did you mean \`role\`?
  a value within a list | ${services("{ name: 'A' }, { name: 'B', pricing: 690 }")} | the 2nd service: pricing | '690 €'
  an oddity within a list | ${services("{ name: 'A' }, { name: 'B', pricing: 'ab 690' }")} | the 2nd service: pricing | Write 'ab 690 €'.
  an empty translation | footer: { de: 'Ende', en: '' } | footer.en | Found an empty text | Write the translation
  a missing file | resume: { fileUrl: 'lebenslauf.pdf' } | resume.fileUrl | Did you mean 'files/lebenslauf.pdf'?
  a block that contains itself | skills: ((list) => list.push(list) && list)([]) | the 1st skill | Found a block that contains itself
  a getter that throws | profile: { name: 'M', get bio() { throw Error('Nein.'); } } | profile | Found a value that throws 'Error: Nein.'
`;

/** The same in files that cannot be run. */
const unreadable = table`
  a price with a decimal comma | ${services("{ name: 'A', pricing: 690,00 }")} | Found 690,00 without quotes | Write '690,00 €'
  a price with its currency | ${services("{ name: 'A', pricing: 690 € }")} | 690 € without quotes | '690 €'
  typographic quotes | skills: [„Cisco“] | Found „Cisco“, in typographic quotes | Write 'Cisco'.
  English typographic quotes | skills: [“Cisco”] | Write 'Cisco'.
  one straight quote of two | skills: ['Linux’, 'Python'] | Found 'Linux’ | Write 'Linux'.
  one straight double quote of two | profile: { role: "Berater für Netzwerke“, name: 'A' } | Write 'Berater für Netzwerke'.
  accents for quotes | profile: { role: ´Berater für Netzwerke´ } | Write 'Berater für Netzwerke'.
  primes for quotes | profile: { role: ′Berater für Netzwerke′ } | Write 'Berater für Netzwerke'.
  quotes of a text beside a mistake | profile: { bio: 'Er sagt „Ja“, immer', phone: 0221 123456 } | phone: '0221 123456'
  a text without quotes | profile: { name: Mira Kühn } | Found Mira Kühn without quotes | name: 'Mira Kühn'
  a date without quotes | availability: { from: 15.01.2027 } | from: '15.01.2027'
  an apostrophe within a text | profile: { bio: 'Ich bin's.' } | double quotes
  an equals sign | ${"skills: ['A'],\n  footer = 'B'"} | Write a colon
  a semicolon | ${"skills: ['A'\n  ];"} | Write a comma
  a list in the brackets of a block | skills: { 'Go', 'Rust' } | A list has square brackets
  a missing comma | ${"skills: ['A']\n  footer: 'B'"} | ends without a comma
  a missing bracket | skills: ['A' | bracket
  a bracket too many | ${"skills: ['A'] },\n  footer: 'B'"} | closes the whole block
  a bracket within the file | publish: ['}' | is not closed
  a key with a hyphen | themeConfig: { customTheme: { base-100: '#fff' } } | Found base-100 | Write 'base-100'
  a comment in another form | ${"skills: ['A'], # Netze"} | begins with # | Begin it with //
  one word without quotes | profile: { name: Mira } | Found Mira without quotes | write 'Mira'
  a function that is not imported | skills: defineConfig([]) | \`defineConfig\` is not imported | import { defineConfig }
  a truth value of Python | enablePWA: True | Found True. Write true.
`;

/** Files that cannot be run, and place and message. */
const broken: readonly [name: string, content: string | Buffer, told: RegExp][] = [
  [
    'an error that it throws',
    'const a = 1;\nthrow new TypeError(a);',
    /^config\.ts:2:\d+\n.*TypeError: 1\. Correct this line/,
  ],
  ['something thrown that is no error', `throw 'rain';`, /^config\.ts\nIt throws rain/],
  [
    'an import that does not exist',
    `import './nope.ts';`,
    /^config\.ts\nconfig\.ts imports '\.\/nope\.ts', which does not exist/,
  ],
  ['a syntax error in an import', `import './broken.ts';`, /^broken\.ts:1:\d+\n.*cannot be read/],
  ['text of a chatbot', '```ts\nexport default {};\n```', /^config\.ts:1\n.*Remove the line/],
  ['JSON', '{ "github": {} }', /^config\.ts:1:\d+\n.*Write `export default/],
  ['CommonJS', 'module.exports = {};', /^config\.ts:1:\d+\n.*Write `export default defineConfig/],
  ['no export', 'const config = {};', /^config\.ts\nIt exports nothing\. End it with `export default/],
  ['Windows-1252', Buffer.from('\n// Lübeck', 'latin1'), /^config\.ts:2\n.*not saved as UTF-8.*beck/],
  ['UTF-16', Buffer.from('\ufeff{};', 'utf16le'), /^config\.ts\n.*not saved as UTF-8/],
  ['UTF-8 after letters were lost', '// L\ufffdbeck', /^config\.ts:1\n.*not saved as UTF-8/],
];

it.each(readable)('An owner is told with place and cure of %s', (_, block, place, ...words) => {
  const [told, ...others] = toldOf(block);
  expect(told).toMatch(new RegExp(`^\\s*config\\.ts:${lineOf(block)}  ${place}\n`));
  for (const word of words) expect(told).toContain(word);
  expect(others).toEqual([]);
});

it('Nobody is told of what is right, such as links to what the build makes', () => {
  expect(toldOf()).toEqual([]);
  const experiences =
    "{ company: 'A', from: 'seit April 2018' }, { company: 'B', from: '04/2016', to: 'jetzt' }";
  expect(toldOf(`experiences: [${experiences}]`)).toEqual([]);
  const made = ['profil.pdf', 'resume.json', 'en/profile.docx', '/en/profile', 'kontakt.vcf', '/impressum/'];
  const links = made.map((file) => `{ label: 'A', file: '${file}' }`);
  expect(toldOf(`downloads: [${links}]`, "publish: ['images', 'files/lebenslauf.pdf']")).toEqual([]);
});

describe('An owner is told with place and cure of a file that cannot be run:', () => {
  const { prepareStackTrace } = Error;
  // Vitest writes stacks its own way; the commands run where Node does.
  beforeAll(() => void Reflect.deleteProperty(Error, 'prepareStackTrace'));
  afterAll(() => void Object.assign(Error, { prepareStackTrace }));
  const toldIn = async (folder: string, file = 'config.ts') => {
    const { problem } = await loadConfigFile(join(root, file), join(root, folder));
    return `${problem?.path}\n${problem?.message}`;
  };

  it.each(unreadable)('%s', async (_, block = '', ...words) => {
    const [told = '', ...others] = await toldOfFile(block);
    const line = Number(/config\.ts:(\d+):/.exec(told)?.[1] ?? lineOf(block));
    const lines = block.split('\n').length;
    expect(line).toBeGreaterThanOrEqual(lineOf(block));
    // A bracket that is not closed is missed further down.
    if (!words.includes('bracket') && !words.includes('is not closed'))
      expect(line).toBeLessThan(lineOf(block) + lines);
    for (const word of words) expect(told).toContain(word);
    expect(others).toEqual([]);
  });

  it.each(broken)('%s', async (_, content, expected) => {
    put(join(root, 'broken.ts'), 'const a: = ;');
    put(join(root, 'config.ts'), content);
    const told = await toldIn('');
    expect(told).toMatch(expected);
    expect(told).not.toContain(root);
  });

  it('an error of a file outside of the project, and of one that is missing', async () => {
    put(join(root, 'other.ts'), `\nthrow new Error('rain');`);
    expect(await toldIn('site', 'other.ts')).toMatch(/other\.ts:2:\d+\n.*It throws Error: rain/);
    expect(await toldIn('', 'none.ts')).toContain('There is no such file');
  });
});

it('A file that throws in a folder with blanks and umlauts is told with its own name and line', async () => {
  const folder = join(root, 'Meine Seite ü');
  put(join(folder, 'config.ts'), 'const none: any = undefined;\nexport default { skills: none.list };\n');
  const { problem } = await loadConfigFile(join(folder, 'config.ts'), folder);
  expect(problem?.path).toMatch(/^config\.ts:\d+:\d+$/);
});

it.each([
  [String.raw`C:\Meine Seite`, 'file:///C:/Meine%20Seite/config.ts:3:7', 'C:/Meine Seite/config.ts:3:7'],
  [String.raw`C:\Meine Seite`, String.raw`C:\Meine Seite\projekte.ts:3:7`, 'C:/Meine Seite/projekte.ts:3:7'],
  ['/home/mira/Größe', 'file:///home/mira/Gr%C3%B6%C3%9Fe/config.ts:3:7', '/home/mira/Größe/config.ts:3:7'],
])('The line of an owner in %s is found in a stack, also on Windows', (folder, written, found) => {
  const others = ['C:/Meine Seite 2/a.ts:1:1', `${folder}/node_modules/vite/a.js:1:1`];
  const stack = ['Error: no', ...[...others, written].map((place) => `    at run (${place})`)].join('\n');
  expect(ownerLine(stack, [folder])).toBe(found);
});
