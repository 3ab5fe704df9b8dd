import { describe, expect, it } from 'vitest';
import config, { changed, type Path, problemsOf } from '../complete-config.fixture.ts';
import { formatPath } from './problem.ts';

const service = ['services', 'list', 0];
const secret = ['projects', 'private', 'projects', 1];
const external = ['projects', 'external', 'projects', 0];
const account = ['projects', 'repositories', 0];
const featured = ['projects', 'github'];

const customTheme = ['themeConfig', 'customTheme'];

const wrongTypes: [string, Path, unknown, string][] = [
  ['a text for a block', ['github'], 'octocat', "Write a block: { username: 'octocat' }."],
  ['a number without its country', ['social', 'whatsapp'], '0170 1234567', "'+49 170 1234567'"],
  ['a name at WhatsApp', ['social', 'whatsapp'], 'max', 'with the country in front'],
  ['an e-mail for an account at Matrix', ['social', 'matrix'], 'max@matrix.org', "Write '@max:matrix.org'."],
  ['a group without its name', ['skills', 0], { list: ['Go'] }, 'A block has group and list.'],
  [
    'an audience that there is not',
    ['services', 'list', 0, 'audience'],
    'business',
    "Did you mean 'businesses'?",
  ],
  ['a list for a block', ['social'], [], 'Write a block: { linkedin: … }.'],
  ['a text for a list', ['skills'], 'TypeScript', "Put it in brackets: ['TypeScript']."],
  ['a block for a list', ['services', 'list'], { name: 'X' }, 'Put it in brackets: [ … ].'],
  ['a number in a list of texts', ['skills', 2], 42, "Put it in quotes: '42'."],
  ['a text in a list of blocks', ['certifications', 0], 'Google', "Write a block: { year: 'Google' }."],
  ['a number for a text', ['profile', 'name'], 42, "Put it in quotes: '42'."],
  ['true for a text', ['footer'], true, "Put it in quotes: 'true'."],
  ['a list for a text', ['profile', 'bio'], ['a', 'b'], "Write one text: 'a, b'."],
  ['a text for a number', [...featured, 'automatic', 'limit'], '8', 'Write 8 without quotes.'],
  ['a word for a number', ['blog', 'limit'], 'two', 'Write a whole number without quotes.'],
  ['a fraction', ['projects', 'latestPublic', 'limit'], 2.5, 'Write a whole number without quotes.'],
  ['no number at all', ['blog', 'limit'], Number.NaN, 'Write a whole number without quotes.'],
  ["'true' in quotes", ['enablePWA'], 'true', 'Write true without quotes.'],
  ["'nein'", ['themeConfig', 'disableSwitch'], 'nein', 'Write false without quotes.'],
  ['1 for true', ['services', 'display'], 1, 'Write true without quotes.'],
  [
    'a block for a switch',
    ['remoteSupport', 'display'],
    { windows: true },
    'Write true or false without quotes.',
  ],
  ['a function', ['skills'], () => ['TypeScript'], 'Write plain data'],
  ['a date', ['certifications', 0, 'year'], new Date(0), 'Write plain data'],
  ['a big number', ['hotjar', 'snippetVersion'], 6n, 'Write plain data'],
];

const wrongKeys: [string, Path, unknown, string][] = [
  ['a misspelt block', ['skils'], [], 'Did you mean `skills`?'],
  ['other capitals', ['enablePwa'], true, 'Did you mean `enablePWA`?'],
  ['letters in the wrong order', ['projects', 'privaet'], {}, 'Did you mean `private`?'],
  ['one letter less', ['certification'], [], 'Did you mean `certifications`?'],
  ['a misspelt field', [...service, 'pricng'], '1€', 'Did you mean `pricing`?'],
  ['a misspelt field in a list', [...secret, 'screenshots'], 'x.svg', 'Did you mean `screenshot`?'],
  ['a hyphen', ['research-gate'], 'x', '`research-gate` belongs in `social`: move it there.'],
  ['another word for it', [...external, 'url'], 'https://example.com', 'Did you mean `link`?'],
  ['an old name', ['social', 'twitter'], 'max', 'Did you mean `x`?'],
  [
    'one level too high',
    [...featured, 'limit'],
    3,
    '`limit` belongs in `projects.github.automatic`: move it there.',
  ],
  ['one level too low', ['profile', 'skills'], [], '`skills` belongs at the top level: move it there.'],
  [
    'in the neighbour',
    ['profile', 'email'],
    'a@b.de',
    '`email` belongs in `social` or in `legal`: move it there.',
  ],
  ['at the top', ['defaultTheme'], 'lofi', '`defaultTheme` belongs in `themeConfig`: move it there.'],
  [
    'something unheard of',
    ['blog', 'wordpressPlugin'],
    true,
    'Remove it. Allowed here: username, source, url, limit, display.',
  ],
  ['a trap for programs', ['constructor'], {}, 'Remove it.'],
];

const wrongValues: [string, Path, unknown, string][] = [
  ['a misspelt provider', [...account, 'provider'], 'Codeburg', "Did you mean 'codeberg'?"],
  [
    'an account with its page',
    [...account, 'username'],
    'https://codeberg.org/max',
    "Write only the name: 'max'.",
  ],
  ['a space in the username', ['github', 'username'], 'octo cat', 'Copy the name behind github.com/'],
  [
    'the address of the account',
    ['github', 'username'],
    'https://github.com/octocat/',
    "Write only the name: 'octocat'.",
  ],
  ['an @ before the username', ['github', 'username'], '@octocat', "Write only the name: 'octocat'."],
  ['a base without slashes', ['base'], 'portfolio', "Write '/portfolio/'."],
  ['a base without the last slash', ['base'], '/portfolio', "Write '/portfolio/'."],
  ['an address as base', ['base'], 'https://octocat.github.io/portfolio/', "Write '/portfolio/'."],
  ['an unknown way of getting data', ['data'], 'snapshots', "Did you mean 'snapshot'?"],
  ['a script as picture', ['profile', 'avatar'], 'javascript:alert(1)', 'Replace the javascript: address'],
  ['a picture with public/ in front', ['profile', 'avatar'], 'public/images/me.jpg', "Write 'images/me.jpg'"],
  ['a picture on the own disk', ['profile', 'avatar'], 'C:\\Users\\me.jpg', 'Put the file into public/'],
  ['a picture outside', [...secret, 'screenshot'], '../me.jpg', 'Put the file into public/'],
  [
    'backslashes',
    [...secret, 'screenshot'],
    'images\\me.jpg',
    "Write 'images/me.jpg', with forward slashes.",
  ],
  ['a picture as data', ['badges', 0, 'image'], 'data:image/png;base64,AAAA', 'Replace the data: address'],
  ['a link without https', [...external, 'link'], 'example.com/shop', "Write 'https://example.com/shop'."],
  ['a link without host', [...external, 'link'], 'https://', 'Check the address'],
  ['a link without scheme', ['certifications', 1, 'link'], '//example.com', "Write 'https://example.com'."],
  ['a file for a share picture', ['seo', 'imageURL'], 'file:///me.png', 'Replace the file: address'],
  ['a site without https', ['seo', 'url'], 'example.com', "Write 'https://example.com'."],
  ['a site with a page', ['seo', 'url'], 'https://example.com/?a#b', "Write 'https://example.com/'."],
  ['a file for a site', ['seo', 'url'], '/portfolio/', 'Write the whole address'],
  ['a site without host', ['seo', 'url'], 'https://', 'Check the address'],
  ['a mailbox for a résumé', ['resume', 'fileUrl'], 'mailto:a@b.de', 'An e-mail address belongs in'],
  ['an e-mail address without @', ['social', 'email'], 'kontakt.example.com', "such as 'name@example.com'"],
  ['mailto: in front', ['social', 'email'], 'mailto:a@b.de', "Write 'a@b.de', without mailto:."],
  ['a phone number in words', ['social', 'phone'], 'auf Anfrage', 'Use digits, spaces'],
  ['tel: in front', ['social', 'phone'], 'tel:+49123', "Write '+49123', without tel:."],
  ['a Mastodon name without server', ['social', 'mastodon'], '@max', "Add the server: '<user>@<server>'."],
  [
    'the address of a Mastodon page',
    ['social', 'mastodon'],
    'https://mastodon.social/@max',
    "Write 'max@mastodon.social'.",
  ],
  ['a full name as handle', ['social', 'linkedin'], 'Max Mustermann', 'Write only the name, without spaces'],
  ['a script as handle', ['social', 'x'], 'javascript:alert(1)', 'Write only the name'],
  [
    'a script as website',
    ['social', 'website'],
    'javascript:alert(1)',
    'Write the address as the browser shows it',
  ],
  [
    'a repository without owner',
    [...featured, 'manual', 'projects', 1],
    'Hello-World',
    "Put the account in front: '<account>/Hello-World'.",
  ],
  [
    'the address of a repository',
    [...featured, 'manual', 'projects', 1],
    'https://github.com/octocat/Hello-World.git',
    "Write 'octocat/Hello-World'.",
  ],
  [
    'an excluded repository without owner',
    [...featured, 'automatic', 'exclude', 'projects', 0],
    'old',
    "Put the account in front: '<account>/old'.",
  ],
  ['an unknown mode', [...featured, 'mode'], 'manuall', "Did you mean 'manual'?"],
  [
    'an unknown order',
    [...featured, 'automatic', 'sortBy'],
    'size',
    "Allowed: one of 'stars', 'forks', 'updated'",
  ],
  ['no repositories', ['projects', 'latestPublic', 'limit'], 0, 'to show none, set `display: false`'],
  ['too many repositories', [...featured, 'automatic', 'limit'], 101, 'Write 100 or less.'],
  [
    'more repositories than one answer has',
    [...featured, 'manual', 'projects'],
    Array.from({ length: 120 }, (_, n) => `octocat/r${n}`),
    'Keep at most 100 of the 120 entries.',
  ],
  ['a negative limit', ['blog', 'limit'], -1, 'Write 1 or more.'],
  ['the address of a blog', ['blog', 'username'], 'https://medium.com/@max', "Write only the name: 'max'."],
  ['an unknown theme', ['themeConfig', 'defaultTheme'], 'lofy', "Did you mean 'lofi'?"],
  ['an unknown theme in the list', ['themeConfig', 'themes', 1], 'Darkk', "Did you mean 'dark'?"],
  ['a feed without https', ['blog', 'url'], 'blog.example/feed', "Write 'https://blog.example/feed'."],
  [
    'a feed with a scheme of its own',
    ['blog', 'url'],
    'feed://blog.example/rss',
    "Write 'https://blog.example/rss'.",
  ],
  ['a colour without its hash', [...customTheme, 'primary'], 'fc055b', "Put a hash in front: '#fc055b'."],
  ['a colour with a digit too few', [...customTheme, 'accent'], '#fc055', 'Write six digits'],
  ['a colour that nobody knows', [...customTheme, 'neutral'], 'lightblu', "Did you mean 'lightblue'?"],
  ['a translucent colour', [...customTheme, 'base-100'], 'rgb(0 0 0 / 50%)', 'without transparency'],
  ['a variable for a colour', [...customTheme, 'secondary'], 'var(--p)', 'Write the colour itself'],
  ['what is no colour at all', [...customTheme, 'info'], '12 Grad', 'colour picker'],
  ['a length without its unit', [...customTheme, '--rounded-box'], '3', "'3rem' or '3px'"],
  ['a base that is no theme', [...customTheme, 'base'], 'drakula', "Did you mean 'dracula'?"],
  ['a tag for an analytics id', ['googleAnalytics', 'id'], '<script>', 'Copy only the id'],
  ['a word for a Hotjar id', ['hotjar', 'id'], 'abc', 'Copy only the number'],
  ['a half number for a Hotjar id', ['hotjar', 'id'], '12ab', 'Copy only the number'],
];

const missing: [string, Path, unknown, string][] = [
  ['an external project without link', [...external, 'link'], '', 'Add `link`, or remove the whole entry.'],
  [
    'an external project without title',
    [...external, 'title'],
    undefined,
    'Add `title`, or remove the whole entry.',
  ],
  ['a private project without name', [...secret, 'name'], null, 'Add `name`, or remove the whole entry.'],
  ['a service without name', [...service, 'name'], ' ', 'Add `name`, or remove the whole entry.'],
  ['a badge without picture', ['badges', 1, 'image'], '', 'Add `image`, or remove the whole entry.'],
];

describe('A mistake in config.ts is explained with its field and a hint:', () => {
  it.each([...wrongTypes, ...wrongKeys, ...wrongValues, ...missing])('%s', (_, path, value, hint) => {
    expect(problemsOf(changed(path, value))).toEqual([
      { path: formatPath(path), message: expect.stringMatching(/^(Found .+|Missing)\. .*Allowed/) },
    ]);
    expect(problemsOf(changed(path, value))[0]?.message).toContain(hint);
  });

  it.each([
    ['--color-primary', "Here it is called 'primary'."],
    ['--radius-box', "Here it is called '--rounded-box'."],
    ['--rounded-badge', 'Remove it'],
    ['secondery', 'Did you mean `secondary`?'],
  ])("a key of daisyUI's themes that has another name here, or none: %s", (key, hint) => {
    expect(problemsOf(changed([...customTheme, key], 'teal'))).toEqual([
      { path: formatPath([...customTheme, key]), message: expect.stringContaining(hint) },
    ]);
  });

  it('a theme of colours that are not given', () => {
    for (const themeConfig of [{ defaultTheme: 'custom' }, { themes: ['light', 'custom'] }]) {
      expect(problemsOf({ ...config, themeConfig })).toEqual([
        { path: 'themeConfig.customTheme', message: expect.stringContaining('Add your colours') },
      ]);
    }
  });

  it('a GitHub username that is needed and missing', () => {
    expect(problemsOf({ profile: { name: 'A', bio: 'B' } })).toEqual([
      { path: 'github.username', message: expect.stringContaining('profile lacks avatar') },
    ]);
    expect(problemsOf({ profile: { name: 'A', bio: 'B', avatar: 'a.png' } })).toEqual([]);
  });

  it.each([
    ['nothing', undefined, 'Missing. End the file with `export default defineConfig({ … })`.'],
    ['null', null, 'Missing. End the file'],
    ['a text', 'octocat', "Found the text 'octocat'. Write a block: { github: 'octocat' }."],
    ['a function', () => config, 'Found a function. Write plain data'],
    ['a promise', Promise.resolve(config), 'Found a Promise. Write plain data'],
  ])('%s instead of a configuration', (_, value, message) => {
    expect(problemsOf(value)).toEqual([{ path: 'config.ts', message: expect.stringContaining(message) }]);
  });

  it.each([
    [['github', 'username'], 'octo\ud83dcat'],
    [['profile', 'bio'], 'Bau \udc00'],
    [['services', 'list', 0, 'name'], '\ud83d'],
  ])('half a character in %j, of which no address can be made', (path, text) => {
    const cure = expect.stringMatching(
      /^Found half a character, \\u(d83d|dc00), .+ Write the whole character/,
    );
    expect(problemsOf(changed(path, text))).toContainEqual({ path: formatPath(path), message: cure });
    expect(problemsOf(changed(path, '🚀'.repeat(9))).map(({ message }) => message)).not.toContainEqual(cure);
  });

  it('an empty configuration', () => {
    expect(problemsOf({})).toEqual([
      { path: 'github.username', message: expect.stringContaining('Missing') },
    ]);
  });
});

it('All mistakes are reported at once', () => {
  const broken = {
    github: { user: 'octocat' },
    skils: [],
    blog: { limit: '3', display: 'yes' },
    projects: { external: { projects: [{ title: 'A', link: 'javascript:1' }, { link: 'https://b.de' }] } },
  };
  expect(problemsOf(broken).map(({ path }) => path)).toEqual([
    'github.user',
    'projects.external.projects[0].link',
    'projects.external.projects[1].title',
    'blog.limit',
    'blog.display',
    'skils',
    'github.username',
  ]);
});

it('Places are counted as the owner counts them, over empty entries, too', () => {
  const skills = ['', null, 'TypeScript', 7];
  expect(problemsOf(changed(['skills'], skills)).map(({ path }) => path)).toEqual(['skills[3]']);
});
