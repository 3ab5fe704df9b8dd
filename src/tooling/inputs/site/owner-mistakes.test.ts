import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OwnerConfig } from './owner-config.ts';
import { report } from './report.ts';

/** What owners mistype, from the text of `config.ts` to the words that they read. */

/** A configuration without mistakes, each block on a line of its own. */
const right: Readonly<Record<string, string>> = {
  github: "github: { username: 'mira' }",
  languages: "languages: ['de', 'en']",
  profile: "profile: { name: 'Mira Kühn', bio: 'Netze.', avatar: 'images/portrait.jpg' }",
  social: "social: { email: 'mira@kuehn.de', phone: '+49 221 123456' }",
  badges: 'badges: []',
  services:
    "services: { display: true, prices: { vat: 'included' }, list: [{ name: 'Netze', pricing: '90 €' }] }",
  testimonials: 'testimonials: { origin: { checked: true, selection: true } }',
  legal:
    "legal: { name: 'Mira Kühn', street: 'Domstr. 1', postalCode: '50667', city: 'Köln', email: 'mira@kuehn.de', phone: '+49 221 123456', vatId: 'DE129273398', hosting: { provider: 'Host' } }",
};

const files = ['images/portrait.jpg', 'files/lebenslauf.pdf', 'files/pra\u0308sentation.pdf'];

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mistakes-')));
  for (const folder of ['images', 'files']) await mkdir(join(root, 'public', folder), { recursive: true });
  for (const file of files) await writeFile(join(root, 'public', file), '');
});
afterAll(() => rm(root, { recursive: true }));

/** What an owner reads of a configuration in which these blocks replace the right ones, the mistakes first. */
async function toldOf(...blocks: readonly string[]): Promise<string[]> {
  const lines = Object.entries({ ...right, ...named(blocks) }).map(([, text]) => `  ${text},`);
  await writeFile(join(root, 'config.ts'), ['export default {', ...lines, '};'].join('\n'));
  const owner = new OwnerConfig();
  owner.settle({ root, publicDir: join(root, 'public'), base: await owner.base(root) });
  const { problems, warnings } = await owner.compiled();
  const parts = [report('config.ts', problems, 'mistake'), report('config.ts', warnings, 'warning')];
  return parts.flatMap((part) => stripVTControlCharacters(part).split('\n\n').slice(1));
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
const legal = (change: string) => `${right.legal?.slice(0, -2)}, ${change} }`;
const legalWith = (from: string, to: string) => right.legal?.replace(from, to) ?? '';

/** The block as it was written, where it is told, and words that are told. */
type Variant = readonly [what: string, block: string, place: string, ...words: string[]];

/** That used to be answered with a wrong cure. */
const wrongCures: readonly Variant[] = [
  [
    'a telephone number as a number',
    'social: { phone: 0221123456 }',
    'social.phone',
    'Found 0221123456 without quotes',
    "Write '0221123456'.",
  ],
  [
    'a telephone number with a plus',
    'social: { phone: +49221123456 }',
    'social.phone',
    "Write '+49221123456'.",
  ],
  [
    'a telephone number that is calculated',
    'social: { phone: 0221-123456 }',
    'social.phone',
    'a calculation',
    "Write '0221-123456'.",
  ],
  [
    'a postal code as a number',
    legalWith("'50667'", '01067'),
    'legal.postalCode',
    'Found 01067 without quotes',
    "Write '01067'.",
  ],
  ['a price as a number', services("{ name: 'A', pricing: 690 }"), 'the 1st service: pricing', "'690 €'"],
  [
    'an e-mail address as a link',
    "contact: { label: 'Mail', link: 'hallo@kuehn.de' }",
    'contact.link',
    'belongs in `social.email`',
  ],
  [
    'mailto: as a link',
    "contact: { label: 'Mail', link: 'mailto:hallo@kuehn.de' }",
    'contact.link',
    'belongs in `social.email`',
  ],
  [
    'a link without scheme in Markdown',
    "customSections: [{ id: 'a', header: 'A', text: '[Seite](www.kuehn.de)' }]",
    'the 1st custom section: text',
    "Write 'https://www.kuehn.de'.",
  ],
  [
    'a decomposed umlaut',
    "resume: { fileUrl: 'files/pr\u00e4sentation.pdf' }",
    'resume.fileUrl',
    'looks the same',
    'Rename the file',
    "'files/praesentation.pdf'",
  ],
  [
    'a misspelt picture',
    "profile: { name: 'M', bio: 'N', avatar: 'images/portait.jpg' }",
    'profile.avatar',
    'no file public/images/portait.jpg',
    "Did you mean 'images/portrait.jpg'?",
  ],
  [
    'a title for a service',
    services("{ titel: 'Netze', name: 'A' }"),
    'the 1st service: titel',
    'Did you mean `name`?',
  ],
];

/** In files that cannot be read. */
const unreadable: readonly Variant[] = [
  [
    'a price with a decimal comma',
    services("{ name: 'A', pricing: 690,00 }"),
    ':7:',
    'Found 690,00 without quotes',
    "Write '690,00 €'",
  ],
  [
    'a price with its currency',
    services("{ name: 'A', pricing: 690 € }"),
    ':7:',
    '690 € without quotes',
    "'690 €'",
  ],
  [
    'typographic quotes',
    'skills: [„Cisco“]',
    ':10:',
    'Found „Cisco“ in typographic quotes',
    "Write 'Cisco'.",
  ],
  ['English typographic quotes', 'skills: [“Cisco”]', ':10:', "Write 'Cisco'."],
  [
    'a text without quotes',
    'profile: { name: Mira Kühn }',
    ':4:',
    'Found Mira Kühn without quotes',
    "name: 'Mira Kühn'",
  ],
  ['an apostrophe within a text', "profile: { bio: 'Ich bin's.' }", ':4:', 'double quotes'],
  ['a telephone number without quotes', 'social: { phone: 0221 123456 }', ':5:', "phone: '0221 123456'"],
  ['a missing comma', "skills: ['A']\n  footer: 'B'", ':11:', 'Line 10 ends without a comma'],
  ['a missing bracket', "skills: ['A'", ':1', 'bracket'],
];

/** That used to be silent. */
const silent: readonly Variant[] = [
  [
    'a telephone number without country',
    "social: { phone: '0221 123456' }",
    'social.phone',
    'without the code of the country',
    "Write '+49 221 123456'.",
  ],
  [
    'such a number in brackets',
    "social: { phone: '(0221) 123456' }",
    'social.phone',
    "Write '+49 221 123456'.",
  ],
  ['one language twice', "languages: ['de', 'de']", 'languages', "Found 'de' twice", "['de', 'en']"],
  ['only the further language', "footer: { en: 'The end' }", 'footer', "Missing 'de'", "`de: '…'`"],
  [
    'an empty translation',
    "footer: { de: 'Ende', en: '' }",
    'footer.en',
    'Found an empty text',
    'Write the translation',
  ],
  [
    'a price without a currency',
    services("{ name: 'A' }, { name: 'B', pricing: 'ab 690' }"),
    'the 2nd service: pricing',
    "Write 'ab 690 €'.",
  ],
  [
    'a price for an hour without a currency',
    services("{ name: 'A', pricing: '90/Stunde' }"),
    'the 1st service: pricing',
    "Write '90 €/Stunde'.",
  ],
  [
    'net above gross',
    services("{ name: 'A', pricing: '690 € netto' }"),
    'the 1st service: pricing',
    "Found 'netto'",
    "`services.prices.vat` is 'included'",
  ],
  [
    'gross above net',
    services("{ name: 'A', pricing: '690 € inkl. MwSt' }", "prices: { vat: 'excluded' }"),
    'the 1st service: pricing',
    "'excluded'",
  ],
  [
    'an e-mail address as a link in Markdown',
    "customSections: [{ id: 'a', header: 'A', text: '[Mail](hallo@kuehn.de)' }]",
    'the 1st custom section: text',
    "Write 'mailto:hallo@kuehn.de'.",
  ],
  [
    'a name of 100 characters',
    services(`{ name: '${'Netz '.repeat(20).trim()}.' }`),
    'the 1st service: name',
    'Found a name of 100 characters',
    'Shorten it to 80',
  ],
  [
    'a website without scheme',
    "social: { website: 'kuehn.example' }",
    'social.website',
    "Write 'https://kuehn.example'.",
  ],
  [
    'an end before the beginning',
    "experiences: [{ company: 'A', from: '04/2018', to: 'März 2017' }]",
    'the 1st experience: to',
    "Found 'März 2017', which is before '04/2018'",
  ],
  [
    'a month that there is not',
    "experiences: [{ company: 'A', from: '13/2018', to: 'heute' }]",
    'the 1st experience: from',
    "Found '13/2018'",
  ],
  [
    'a missing portrait',
    "profile: { name: 'M', bio: 'N', avatar: 'ich.heic' }",
    'profile.avatar',
    'There is no file public/ich.heic',
    'Put it there',
  ],
  [
    'a missing résumé',
    "resume: { fileUrl: 'lebenslauf.pdf' }",
    'resume.fileUrl',
    "Did you mean 'files/lebenslauf.pdf'?",
  ],
  [
    'other capitals in the name of a file',
    "resume: { fileUrl: 'files/Lebenslauf.PDF' }",
    'resume.fileUrl',
    "Did you mean 'files/lebenslauf.pdf'?",
  ],
];

/** That have been told well for long. */
const wellTold: readonly Variant[] = [
  ['a misspelt block', 'skils: []', 'skils', 'Did you mean `skills`?'],
  ['other capitals', 'enablePwa: true', 'enablePwa', 'Did you mean `enablePWA`?'],
  [
    'a German key',
    services("{ name: 'A', preis: '1 €' }"),
    'the 1st service: preis',
    'Did you mean `pricing`?',
  ],
  [
    'a misspelt field',
    services("{ name: 'A', pricng: '1 €' }"),
    'the 1st service: pricng',
    'Did you mean `pricing`?',
  ],
  [
    'a title for the role',
    "profile: { name: 'M', bio: 'N', avatar: 'images/portrait.jpg', title: 'Beraterin' }",
    'profile.title',
    'Did you mean `role`?',
  ],
  ['an old name', "social: { twitter: 'max' }", 'social.twitter', 'Did you mean `x`?'],
  [
    'a field in the wrong block',
    "github: { username: 'octocat', limit: 3 }",
    'github.limit',
    '`projects.github.automatic.limit`',
  ],
  ['a field at the top', "defaultTheme: 'lofi'", 'defaultTheme', '`defaultTheme` belongs in `themeConfig`'],
  ['impressum', 'impressum: {}', 'impressum', 'Did you mean `legal`?'],
  [
    'an address on one line',
    legal("address: 'A 1'"),
    'legal.address',
    'Split it into `street`, `postalCode` and `city`.',
  ],
  ['the tax number', legal("steuernummer: '1'"), 'legal.steuernummer', 'confidential'],
  [
    'a tax number as VAT ID',
    legalWith('DE129273398', '215/1234/5678'),
    'legal.vatId',
    'looks like a tax number',
  ],
  ['a VAT ID without its country', legalWith('DE129273398', '129273398'), 'legal.vatId', "'DE129273398'"],
  ['a token', "github: { username: 'octocat', token: 'ghp_x' }", 'github.token', 'revoke the token'],
  ['a text for a block', "github: 'octocat'", 'github', "{ username: 'octocat' }"],
  ['skills in one text', "skills: 'A, B'", 'skills', "['A', 'B']"],
  [
    'one service without brackets',
    "services: { display: true, prices: { vat: 'included' }, list: { name: 'A' } }",
    'services.list',
    'Put it in brackets: [ … ].',
  ],
  ['a number in a list of texts', "skills: ['A', 42]", 'the 2nd skill', "Put it in quotes: '42'."],
  ["'true' in quotes", "enablePWA: 'true'", 'enablePWA', 'Write true without quotes.'],
  [
    "'nein' for a switch",
    "themeConfig: { disableSwitch: 'nein' }",
    'themeConfig.disableSwitch',
    'Write false without quotes.',
  ],
  ['a number in quotes', "blog: { username: 'max', limit: '3' }", 'blog.limit', 'Write 3 without quotes.'],
  ['a limit of none', "blog: { username: 'max', limit: 0 }", 'blog.limit', '`display: false`'],
  ['a base without slashes', "base: 'portfolio'", 'base', "Write '/portfolio/'."],
  [
    'the address of an account',
    "github: { username: 'https://github.com/octocat/' }",
    'github.username',
    "Write only the name: 'octocat'.",
  ],
  ['an @ before the account', "github: { username: '@octocat' }", 'github.username', "'octocat'"],
  [
    'a repository without owner',
    "projects: { github: { mode: 'manual', manual: { projects: ['Hello-World'] } } }",
    'the 1st project of projects.github.manual',
    "'<account>/Hello-World'",
  ],
  [
    'the address of a repository',
    "projects: { github: { mode: 'manual', manual: { projects: ['https://github.com/octocat/Hello-World.git'] } } }",
    'the 1st project of projects.github.manual',
    "'octocat/Hello-World'",
  ],
  [
    'a list that is not used',
    "projects: { github: { manual: { projects: ['octocat/Hello-World'] } } }",
    'projects.github.mode',
    "`mode: 'manual'`",
  ],
  [
    'a picture with public/',
    "profile: { name: 'M', bio: 'N', avatar: 'public/images/portrait.jpg' }",
    'profile.avatar',
    "'images/portrait.jpg'",
  ],
  [
    'a picture on the own disk',
    "profile: { name: 'M', bio: 'N', avatar: 'C:/me.jpg' }",
    'profile.avatar',
    'Put the file into public/',
  ],
  [
    'backslashes',
    String.raw`profile: { name: 'M', bio: 'N', avatar: 'images\\portrait.jpg' }`,
    'profile.avatar',
    "'images/portrait.jpg'",
  ],
  [
    'a link without https',
    "contact: { label: 'Termin', link: 'cal.com/mira' }",
    'contact.link',
    "'https://cal.com/mira'",
  ],
  [
    'an address without its colon',
    "contact: { label: 'Termin', link: 'https//cal.com' }",
    'contact.link',
    "'https://cal.com'",
  ],
  [
    'a password in an address',
    "contact: { label: 'Termin', link: 'https://a:b@c.de' }",
    'contact.link',
    'Remove user name and password',
  ],
  ['an e-mail address without @', "social: { email: 'mira.kuehn.de' }", 'social.email', "'name@example.com'"],
  [
    'mailto: before the address',
    "social: { email: 'mailto:mira@kuehn.de' }",
    'social.email',
    "'mira@kuehn.de', without mailto:",
  ],
  ['tel: before the number', "social: { phone: 'tel:+49221' }", 'social.phone', "'+49221', without tel:"],
  ['a number in words', "social: { phone: 'auf Anfrage' }", 'social.phone', 'Use digits'],
  ['a full name as handle', "social: { linkedin: 'Mira Kühn' }", 'social.linkedin', 'without spaces'],
  ['half an address', "social: { linkedin: 'in/mira' }", 'social.linkedin', 'the whole address'],
  ['Mastodon without its server', "social: { mastodon: '@mira' }", 'social.mastodon', "'<user>@<server>'"],
  [
    'an unknown theme',
    "themeConfig: { defaultTheme: 'lofy' }",
    'themeConfig.defaultTheme',
    "Did you mean 'lofi'?",
  ],
  [
    'a colour without its hash',
    "themeConfig: { defaultTheme: 'custom', customTheme: { primary: 'fc055b' } }",
    'themeConfig.customTheme.primary',
    "'#fc055b'",
  ],
  [
    'a theme without colours',
    "themeConfig: { defaultTheme: 'custom' }",
    'themeConfig.customTheme',
    'Add your colours',
  ],
  [
    'an unknown icon',
    services("{ name: 'A', icon: 'netwrk' }"),
    'the 1st service: icon',
    "Did you mean 'network'?",
  ],
  [
    'a misspelt category',
    services("{ name: 'A', category: 'Beratnug' }"),
    'the 1st service: category',
    "Did you mean 'Beratung'?",
  ],
  [
    'a misspelt status',
    "projects: { private: { display: true, projects: [{ name: 'A', status: 'Abgeschlosen' }] } }",
    'the 1st project of projects.private: status',
    "Did you mean 'Abgeschlossen'?",
  ],
  [
    'a service without name',
    services("{ name: 'A' }, { pricing: '1 €' }"),
    'the 2nd service: name',
    'Add `name`, or remove the whole entry.',
  ],
  [
    'a forgotten switch',
    "services: { prices: { vat: 'included' }, list: [{ name: 'A' }] }",
    'services.display',
    'Add `display: true`',
  ],
  [
    'prices without tax',
    "services: { display: true, list: [{ name: 'A', pricing: '90 €' }] }",
    'services.prices',
    "`prices: { vat: 'included' }`",
  ],
  [
    'net prices for consumers',
    services("{ name: 'A' }", "prices: { vat: 'excluded', audience: 'consumers' }"),
    'services.prices',
    "audience to 'businesses'",
  ],
  ['a language that there is not', "languages: ['de', 'fr']", 'the 2nd language', "'de', 'en'"],
  [
    'a text in an unknown language',
    "footer: { de: 'Ende', english: 'End' }",
    'footer.english',
    'Did you mean `en`?',
  ],
  ['only English', "languages: ['en']", 'languages', "['de', 'en']"],
  [
    'markup in a plain text',
    "profile: { name: 'M', bio: '**Netze**', avatar: 'images/portrait.jpg' }",
    'profile.bio',
    'Markdown',
  ],
  ['a script in the footer', "footer: '<script>1</script>'", 'footer', 'Found <script>'],
  ['a blog that cannot be read', "blog: { source: 'wordpress', username: 'mira' }", 'blog.source', "'feed'"],
  ['a feed without its address', "blog: { source: 'feed' }", 'blog.url', 'Add the address of the feed'],
  ['a key twice', "skills: ['A'], skills: ['B']", 'skills', 'Found twice'],
  [
    'a section twice',
    "layout: { left: ['services'], right: ['services'] }",
    'the 1st entry of layout.right',
    'services',
  ],
  [
    'an unknown section',
    "layout: { left: ['servces'] }",
    'the 1st entry of layout.left',
    "Did you mean 'services'?",
  ],
  [
    'an id twice',
    "customSections: [{ id: 'a', header: 'A', text: 'T' }, { id: 'a', header: 'B', text: 'U' }]",
    'the 2nd custom section: id',
    'the 1st custom section',
  ],
  ['a site without https', "seo: { url: 'http://kuehn.example' }", 'seo.url', "'https://kuehn.example'"],
  [
    'another path than the base',
    "seo: { url: 'https://mira.github.io/portfolio/' }",
    'seo.url',
    "set base to '/portfolio/'",
  ],
  [
    'a drawing for shared links',
    "seo: { imageURL: 'https://kuehn.example/a.svg' }",
    'seo.imageURL',
    'Use a PNG or JPEG file',
  ],
  ['a P.O. box', legalWith('Domstr. 1', 'Postfach 1'), 'legal.street', 'Write street and number'],
  ['a missing VAT ID', legalWith("vatId: 'DE129273398', ", ''), 'legal.vatId', "`vatId: 'DE…'`"],
  [
    'a placeholder of the example',
    legalWith("city: 'Köln'", "city: 'Musterstadt'"),
    'legal.city',
    'Found the placeholder',
    'Write your own',
  ],
  [
    'a day in the German order',
    "availability: { from: '15.01.2099' }",
    'availability.from',
    "Write '2099-01-15'.",
  ],
  [
    'an availability that has passed',
    "availability: { from: 'ausgebucht', until: '2020-01-01' }",
    'availability.until',
    'a day that has passed',
  ],
];

describe('An owner is told with place and cure of', () => {
  it.each([...wrongCures, ...silent, ...wellTold])('%s', async (_, block, place, ...words) => {
    const told = await toldOf(block);
    const about = told.filter((text) =>
      text.trimStart().startsWith(`config.ts:${lineOf(block)}  ${place}\n`),
    );
    expect(about, told.join('\n')).not.toEqual([]);
    for (const word of words) expect(about.join('\n')).toContain(word);
    expect(told.length - about.length, told.join('\n')).toBe(0);
  });

  it.each(unreadable)('%s, which cannot be read', async (_, block, place, ...words) => {
    const [told = '', ...others] = await toldOf(block);
    expect(told).toContain(`config.ts${place}`);
    for (const word of words) expect(told).toContain(word);
    expect(others).toEqual([]);
  });
});

it('Nobody is told of what is right', async () => {
  expect(await toldOf()).toEqual([]);
  const experiences =
    "{ company: 'A', from: 'seit April 2018' }, { company: 'B', from: '04/2016', to: 'jetzt' }";
  expect(await toldOf(`experiences: [${experiences}]`)).toEqual([]);
});
