import { describe, expect, it } from 'vitest';
import { changed, type Path, problemsOf, warningsOf } from '../complete-config.fixture.ts';
import { formatPath } from './problem.ts';

/** What people write who think of another program, another language or another field. */

const service = ['services', 'list', 0];
const secret = ['projects', 'private', 'projects', 0];
const external = ['projects', 'external', 'projects', 0];
const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

const shapes: [string, Path, unknown, string][] = [
  ['a switch for a block', ['githubContributions'], true, 'Write a block: { display: true }.'],
  ['"off" for a block with a switch', ['blog'], false, 'Write a block: { display: false }.'],
  [
    '"off" for a block without one',
    ['googleAnalytics'],
    false,
    'Remove it: what is left out is switched off.',
  ],
  [
    'the list instead of the block around it',
    ['services'],
    [{ name: 'A' }],
    'Write a block: { list: [ … ] }.',
  ],
  ['private projects as a list', ['projects', 'private'], [], 'Write a block: { projects: [ … ] }.'],
  ['skills in one text', ['skills'], 'TypeScript, React', "Put it in brackets: ['TypeScript', 'React']."],
  ['a text for a list of blocks', ['badges'], 'Google', "Put blocks in brackets: [{ label: 'Google' }]."],
  ['a list of names', ['github', 'username'], ['octocat'], "Write one text: 'octocat'."],
  ['skills with levels', ['skills', 0], { name: 'PHP', level: 3 }, 'Write a text in quotes.'],
  ['a year that was calculated wrong', ['certifications', 0, 'year'], Number.NaN, 'Write a text in quotes'],
  ['true for a number or text', ['hotjar', 'id'], true, 'Write a text in quotes, or a whole number without.'],
  ['a set', ['skills'], new Set(['A']), 'Write plain data'],
  ['a day less than none', ['legal', 'hosting', 'logDays'], -1, 'Write 0 or more. Allowed'],
];

const words: [string, Path, unknown, string][] = [
  ['titel', [...service, 'titel'], 'A', 'Did you mean `name`?'],
  ['preis', [...service, 'preis'], '1 €', 'Did you mean `pricing`?'],
  ['items', ['services', 'items'], [], 'Did you mean `list`?'],
  ['a list of another block', ['projects', 'private', 'list'], [], 'Did you mean `projects`?'],
  ['public', ['projects', 'public'], {}, 'Did you mean `latestPublic`?'],
  ['an address where none is shown', [...secret, 'url'], 'https://a.de', 'Remove it.'],
  ['a field of somewhere else in an entry', [...external, 'username'], 'a', 'Remove it.'],
  ['start', ['experiences', 0], { company: 'A', start: 2020 }, 'Did you mean `from`?'],
  ['date', ['certifications', 0, 'date'], '2020', 'Did you mean `year`?'],
  ['impressum', ['impressum'], {}, 'Did you mean `legal`?'],
  ['plz', ['legal', 'plz'], '12345', 'Did you mean `postalCode`?'],
  ['ustId', ['legal', 'ustId'], 'DE123456789', 'Did you mean `vatId`?'],
  ['an address on one line', ['legal', 'address'], 'A 1', 'Split it into `street`, `postalCode` and `city`.'],
  ['the tax number', ['legal', 'steuernummer'], '1', 'Remove it: the tax number is confidential'],
  [
    'the link to the platform of the EU',
    ['legal', 'odr'],
    'https://a.eu',
    'Remove it: the platform of the EU',
  ],
  ['the name of the host', ['legal', 'hosting', 'name'], 'A', 'Did you mean `provider`?'],
  ['a token, which nobody may see', ['github', 'token'], 'ghp_x', 'revoke the token'],
  ['trackingId', ['googleAnalytics', 'trackingId'], 'G-1', 'Did you mean `id`?'],
  ['host', ['remoteSupport', 'host'], 'a.de', 'Did you mean `server`?'],
  ['pwa', ['pwa'], true, 'Did you mean `enablePWA`?'],
];

const texts: [string, Path, unknown, string][] = [
  ['half of the address', ['social', 'linkedin'], 'in/max', 'or the whole address of the page'],
  ['the shape of Reddit', ['social', 'reddit'], '/u/max', 'or the whole address of the page'],
  ['a way out', ['social', 'x'], '../../evil', 'Write only the name'],
  ['a name of the own network', ['social', 'website'], 'nas', 'Write the address as the browser shows it'],
  [
    'a blog at a name of its own',
    ['blog', 'username'],
    'https://max.medium.com/',
    "Write only the name: 'max'.",
  ],
  ['an address without its colon', [...external, 'link'], 'https//a.de/x', "Write 'https://a.de/x'."],
  ['a password in an address', [...external, 'link'], 'https://a:b@c.de', 'Remove user name and password'],
  ['a misspelt scheme', [...external, 'link'], 'htps://a.de', 'Replace the htps: address'],
  ['a note to oneself', [...external, 'link'], 'TODO:', 'Replace the TODO: address'],
  ['a date in figures', ['legal', 'privacyDate'], '2025-03', "Write 'März 2025'."],
  ['a German date in figures', ['legal', 'privacyDate'], '01.03.2025', "Write 'März 2025'."],
  ['an English date', ['legal', 'privacyDate'], 'january 2025', "Write 'Januar 2025'."],
  ['a shortened month', ['legal', 'privacyDate'], 'Dez. 2025', "Write 'Dezember 2025'."],
  ['a month that there is not', ['legal', 'privacyDate'], '2025-13', 'Write the month in words'],
];

describe('A confusion is explained with its field and a hint:', () => {
  it.each([...shapes, ...words, ...texts])('%s', (_, path, value, hint) => {
    const problems = problemsOf(changed(path, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path.startsWith(formatPath(path))).toBe(true);
    expect(problems[0]?.message).toContain(hint);
    expect(problems[0]?.message).toContain('Allowed');
  });

  it('a port that there is not', () => {
    const problems = problemsOf(changed(['remoteSupport'], { server: 'a.de:99999', key }));
    expect(problems).toEqual([
      { path: 'remoteSupport.server', message: expect.stringContaining('Write a port from 1 to 65535') },
    ]);
    expect(problemsOf(changed(['remoteSupport'], { server: 'a.de:21116', key }))).toEqual([]);
  });
});

const odd: [string, Path, unknown, string, string][] = [
  [
    'a list without end',
    ['skills'],
    Array.from({ length: 20_000 }, (_, n) => `s${n}`),
    'skills',
    'Keep the 100',
  ],
  ['a novel', ['profile', 'bio'], 'x'.repeat(100_000), 'profile.bio', 'Shorten it to 3000 or less.'],
  ['a year with five digits', ['certifications', 0, 'year'], 20_255, 'certifications[0].year', 'four digits'],
  ['a year with two digits', ['certifications', 0, 'year'], '25', 'certifications[0].year', 'four digits'],
  [
    'a day that there is not',
    ['certifications', 0, 'year'],
    '2025-02-30',
    'certifications[0].year',
    'Write a day',
  ],
  ['half a year', ['educations'], [{ degree: 'A', to: 2020.5 }], 'educations[0].to', 'four digits'],
  [
    'an end before the beginning',
    ['experiences'],
    [{ company: 'A', from: '2025-03', to: 2020 }],
    'experiences[0].to',
    "Found '2020', which is before '2025-03' in `from`. Exchange the two",
  ],
  [
    'a manual choice of nothing',
    ['projects', 'github', 'manual', 'projects'],
    [],
    'projects.github.manual.projects',
    'Add some as owner/name',
  ],
  [
    'an id that is a placeholder',
    ['googleAnalytics', 'id'],
    'G-XXXXXXXXXX',
    'googleAnalytics.id',
    'Compare it',
  ],
  [
    'an id that is history',
    ['googleAnalytics', 'id'],
    'UA-12345-1',
    'googleAnalytics.id',
    'Google has ended',
  ],
  ['a site without https', ['seo', 'url'], 'http://max.de', 'seo.url', "Write 'https://max.de'."],
  [
    'a drawing for shared links',
    ['seo', 'imageURL'],
    'images/me.svg',
    'seo.imageURL',
    'Use a PNG or JPEG file',
  ],
  ['a P.O. box', ['legal', 'street'], 'Postfach 12', 'legal.street', 'Write street and number'],
  [
    'a postal code without its zero',
    ['legal', 'postalCode'],
    1067,
    'legal.postalCode',
    "Write '01067' in quotes",
  ],
  ['a town for a postal code', ['legal', 'postalCode'], 'Berlin', 'legal.postalCode', 'its five digits'],
  ['colours in the footer', ['footer'], '<p style="color:red">A</p>', 'footer', 'Found style="color:red"'],
  ['a handler in the footer', ['footer'], '<b onclick="a()">A</b>', 'footer', 'Found onclick="a()"'],
];

describe('The site is built, and the owner is warned of', () => {
  it.each(odd)('%s', (_, path, value, field, hint) => {
    expect(warningsOf(changed(path, value))).toEqual([
      { path: field, message: expect.stringContaining(hint) },
    ]);
  });
});

describe('Nobody is warned of', () => {
  it.each<[string, Path, unknown]>([
    [
      'words for a time',
      ['experiences'],
      [
        { company: 'A', from: 'seit April 2018' },
        { company: 'B', from: 'Okt. 2005', to: '04/2018' },
      ],
    ],
    ['a period within a year', ['experiences'], [{ company: 'A', from: '2020-03', to: 2020 }]],
    ['years as numbers', ['educations'], [{ degree: 'A', from: 2015, to: 2019 }]],
    ['a day', ['certifications', 0, 'year'], '2024-02-29'],
    ['a manual choice that is switched off', ['projects', 'github'], { display: false, mode: 'manual' }],
    ['a site on the own computer', ['seo', 'url'], 'http://localhost:4173'],
    ['classes in the footer', ['footer'], '<a class="text-primary" href="https://a.de">A</a>'],
  ])('%s', (_, path, value) => {
    expect(warningsOf(changed(path, value))).toEqual([]);
  });

  it('a postal code of another country', () => {
    const config = changed(['legal', 'country'], 'AT') as { legal: object };
    expect(warningsOf({ ...config, legal: { ...config.legal, postalCode: '1010' } })).toEqual([]);
  });
});
