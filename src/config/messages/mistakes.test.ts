import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../model/site-language.ts';
import config, { changed, job, own, problemsOf } from '../complete-config.fixture.ts';
import type { Config } from '../config.ts';
import { textPerLanguage } from './problem.ts';

const site = {
  ...config,
  engagements: [job],
  customSections: [own],
};
const languages = siteLanguages.map((language) => `'${language}'`).join(', ');

const mistakes: [path: string, value: unknown, hint: string][] = [
  ['github', 'octocat', "Write a block: { username: 'octocat' }."],
  ['social.whatsapp', '0170 1234567', "'+49 170 1234567'"],
  ['social.whatsapp', 'max', 'with the country in front'],
  ['social.matrix', 'max@matrix.org', "Write '@max:matrix.org'."],
  ['skills[0]', { list: ['Go'] }, 'A block has group and list.'],
  [
    'skills[0]',
    { name: 'Netze', list: ['Go'] },
    'Did you mean `group` instead of `name`? A block has group and list.',
  ],
  ['downloads[0]', 'files/agb.pdf', "Write a block: { file: 'files/agb.pdf' }."],
  ['badges', 'images/x.svg', "Put blocks in brackets: [{ image: 'images/x.svg' }]."],
  ['legal.hosting', 'strato.de', "Write a block: { provider: 'strato.de' }."],
  ['contact', 'https://cal.de', "Write a block: { link: 'https://cal.de' }."],
  ['contact', 'a@b.de', "Write a block: { label: 'a@b.de' }."],
  ['badges', false, 'Write an empty list: [].'],
  ['services.list[0].audience', 'business', "Did you mean 'businesses'?"],
  ['social', [], 'Write a block: { linkedin: … }.'],
  ['skills', 'TypeScript', "Put it in brackets: ['TypeScript']."],
  ['services.list', { name: 'X' }, 'Put it in brackets: [ … ].'],
  ['skills[2]', 42, "Put it in quotes: '42'."],
  ['certifications[0]', 'Google', "Write a block: { year: 'Google' }."],
  ['profile.bio', ['a', 'b'], "Write one text: 'a, b'."],
  ['projects.github.automatic.limit', '8', 'Write 8 without quotes.'],
  ['blog.limit', 'two', 'Write a whole number without quotes.'],
  ['enablePWA', 'true', 'Write true without quotes.'],
  ['themeConfig.disableSwitch', 'nein', 'Write false without quotes.'],
  ['contactCard', { phone: true }, 'Write true or false without quotes.'],
  ['skills', () => ['TypeScript'], 'Write plain data'],
  ['githubContributions', true, 'Write a block: { display: true }.'],
  ['blog', false, 'Write a block: { display: false }.'],
  ['googleAnalytics', false, 'Remove it: what is left out is switched off.'],
  ['services', [{ name: 'A' }], 'Write a block: { list: [ … ] }.'],
  ['skills', 'TypeScript, React', "Put it in brackets: ['TypeScript', 'React']."],
  ['badges', 'Google', "Put blocks in brackets: [{ label: 'Google' }]."],
  ['github.username', ['octocat'], "Write one text: 'octocat'."],
  ['skills[0]', { name: 'PHP', level: 3 }, "Write one text in quotes: 'PHP'."],
  ['hotjar.id', true, 'Write a text in quotes, or a whole number without.'],
  ['legal.hosting.logDays', -1, 'Write 0 or more. Allowed'],
  ['github.sortBy', 'stars', '`projects.github.automatic.sortBy`'],
  ['github.limit', 8, '`projects.github.automatic.limit`'],
  ['github.exclude', { forks: false }, '`projects.github.automatic.exclude`'],
  ['social.twitter', 'octocat', '`x`'],
  ['externalProjects', [], '`projects.external.projects`'],
  ['education', [], '`educations`'],
  ['themeConfig.hideAvatarRing', false, 'Write `displayAvatarRing: true`, which means the same.'],
  ['themeConfig.hideAvatarRing', true, 'Write `displayAvatarRing: false`'],
  ['social.github', 'https://octo-roe.example', "{ label: 'github', link: 'https://octo-roe.example' }"],
  ['githubGraph', true, 'Did you mean `githubContributions`? It is given already: merge the two.'],
  ['experiences[0].link', 'https://acme.example', 'Did you mean `companyLink`?'],
  ['biography', 'I build.', 'Write it as `bio` in `profile`, which is given already: merge the two.'],
  ['personalProjects', [{ title: 'A' }], 'Move its entries to `projects.external.projects`'],
  ['hobbies', ['Chess'], 'Move its text to a section of `customSections`'],
  ['educations[0].major', 'Networks', 'Move its text to `description`.'],
  ['projects.github.manual.projects[1]', { repo: 'a/b', description: 'A shop.' }, "in quotes: 'a/b'."],
  ['projects', [{ name: 'A' }], 'Write a block: { external: { projects: [ … ] } }'],
  ['social.linkedin', 'jane-roe-55b199218/', "Write 'jane-roe-55b199218'."],
  ['services.prices.vat', 'netto', "Write 'excluded'."],
  ['services.prices.vat', 19, 'Write one of these, in quotes.'],
  ['skils', [], 'Did you mean `skills`?'],
  ['enablePwa', true, 'Did you mean `enablePWA`?'],
  ['services.list[0].pricng', '1€', 'Did you mean `pricing`?'],
  ['["research-gate"]', 'x', '`research-gate` belongs in `social`: move it there.'],
  ['projects.external.projects[0].url', 'https://example.com', 'Did you mean `link`?'],
  ['projects.github.limit', 3, '`limit` belongs in `projects.github.automatic`: move it there.'],
  [
    'profile.skills',
    [],
    '`skills` belongs at the top level, where it is given already: move its entries there.',
  ],
  ['profile.email', 'a@b.de', 'in `social` or in `legal`, where it is given already: keep one of the two.'],
  ['defaultTheme', 'lofi', 'belongs in `themeConfig`, where it is given already: keep one of the two.'],
  ['respectPrefersColorScheme', true, '`respectPrefersColorScheme` belongs in `themeConfig`: move it there.'],
  ['blog["no such field"]', true, 'Remove it. Allowed here: username, source, url, limit, display.'],
  ['constructor', {}, 'Remove it.'],
  ['availability.from', 'März 2027', "Write '2027-03-01', or another day of that month."],
  ['availability.from', 'ab 1. März 2027', "Write '2027-03-01'."],
  ['availability.from', '15.01.27', "Write '2027-01-15'."],
  ['availability.from', '2027-1-5', "Write '2027-01-05'."],
  ['availability.from', 'Q1 2027', 'Write a day of the calendar'],
  ['social["no such network"]', 'mira', "Add it to `links`: { label: 'no such network', link: '…' }."],
  ['dienstleistungen', {}, 'Did you mean `services`?'],
  ['experiences[0].von', 2020, 'Did you mean `from`?'],
  ['sprachen', ['de'], 'Did you mean `languages`?'],
  ['services.list[0].titel', 'A', 'Did you mean `name`?'],
  ['projects.public', {}, 'Did you mean `latestPublic`?'],
  ['experiences[0].start', 2020, 'Did you mean `from`?'],
  ['impressum', {}, 'Did you mean `legal`?'],
  ['legal.plz', '12345', 'Did you mean `postalCode`?'],
  ['legal.address', 'A 1', 'Split it into `street`, `postalCode` and `city`.'],
  ['legal.steuernummer', '1', 'Remove it: the tax number is confidential'],
  ['legal.odr', 'https://a.eu', 'Remove it: the platform of the EU'],
  ['github.token', 'ghp_x', 'revoke the token'],
  ['projects.repositories[0].provider', 'Codeburg', "Did you mean 'codeberg'?"],
  ['projects.repositories[0].username', 'https://codeberg.org/max', "Write only the name: 'max'."],
  ['github.username', 'octo cat', 'Copy the name behind github.com/'],
  ['github.username', 'https://github.com/octocat/', "Write only the name: 'octocat'."],
  ['base', 'portfolio', "Write '/portfolio/'."],
  ['base', 'https://octocat.github.io/portfolio/', "Write '/portfolio/'."],
  ['data', 'snapshots', "Did you mean 'snapshot'?"],
  ['profile.avatar', 'javascript:alert(1)', 'Replace the javascript: address'],
  ['profile.avatar', 'public/images/me.jpg', "Write 'images/me.jpg'"],
  ['profile.avatar', 'C:\\Users\\me.jpg', 'Put the file into public/'],
  ['projects.private.projects[1].screenshot', '../me.jpg', 'Put the file into public/'],
  ['projects.private.projects[1].screenshot', 'images\\me.jpg', "images/me.jpg', with forward slashes."],
  ['projects.external.projects[0].link', 'example.com/shop', "Write 'https://example.com/shop'."],
  ['projects.external.projects[0].link', 'https://', 'Check the address'],
  ['certifications[1].link', '//example.com', "Write 'https://example.com'."],
  ['seo.url', 'example.com', "Write 'https://example.com'."],
  ['seo.url', 'https://example.com/?a#b', "Write 'https://example.com/'."],
  ['seo.url', 'https://me:secret@example.com/?a', 'Remove user name and password'],
  ['seo.url', '/portfolio/', 'Write the whole address'],
  ['resume.fileUrl', 'mailto:a@b.de', 'An e-mail address belongs in'],
  ['social.email', 'kontakt.example.com', "such as 'name@example.com'"],
  ['social.email', 'mailto:a@b.de', "Write 'a@b.de', without mailto:."],
  ['social.phone', 'auf Anfrage', 'Use digits, spaces'],
  ['social.phone', 'tel:+49123', "Write '+49123', without tel:."],
  ['social.mastodon', '@max', "Add the server: '<user>@<server>'."],
  ['social.linkedin', 'Max Mustermann', 'Write only the name, without spaces'],
  ['social.x', 'javascript:alert(1)', 'Write only the name'],
  ['social.website', 'javascript:alert(1)', 'Write the address as the browser shows it'],
  ['projects.github.manual.projects[1]', 'https://github.com/max/shop.git', "Write 'max/shop'."],
  ['projects.github.mode', 'manuall', "Did you mean 'manual'?"],
  ['projects.github.automatic.sortBy', 'size', "Allowed: one of 'stars', 'forks', 'updated'"],
  ['projects.latestPublic.limit', 0, 'to show none, set `display: false` in `projects.latestPublic`'],
  ['projects.github.automatic.limit', 101, 'Write 100 or less.'],
  ['projects.github.manual.projects', Array.from({ length: 120 }, (_, n) => `a/r${n}`), 'at most 100 of'],
  ['blog.limit', -1, 'Write 1 or more.'],
  ['blog.username', 'https://medium.com/@max', "Write only the name: 'max'."],
  ['blog.username', 'Max M.', 'your name at the provider of the blog'],
  ['themeConfig.defaultTheme', 'lofy', "Did you mean 'lofi'?"],
  ['blog.url', 'blog.example/feed', "Write 'https://blog.example/feed'."],
  ['blog.url', 'feed://blog.example/rss', "Write 'https://blog.example/rss'."],
  ['blog.url', 'feed://', 'Write the whole address'],
  ['themeConfig.customTheme.primary', 'fc055b', "Put a hash in front: '#fc055b'."],
  ['themeConfig.customTheme.accent', '#fc055', 'Write six digits'],
  ['themeConfig.customTheme.neutral', 'lightblu', "Did you mean 'lightblue'?"],
  ['themeConfig.customTheme["base-100"]', 'rgb(0 0 0 / 50%)', 'without transparency'],
  ['themeConfig.customTheme.secondary', 'var(--p)', 'Write the colour itself'],
  ['themeConfig.customTheme.info', '12 Grad', 'colour picker'],
  ['themeConfig.customTheme.info', 'rgb(0a', 'colour picker'],
  ['themeConfig.customTheme["--rounded-box"]', '3', "'3rem' or '3px'"],
  ['themeConfig.customTheme.base', 'drakula', "Did you mean 'dracula'?"],
  ['googleAnalytics.id', '<script>', 'Copy only the id'],
  ['hotjar.id', '12ab', 'Copy only the number'],
  ['social.linkedin', 'in/max', 'or the whole address of the page'],
  ['blog.username', 'https://max.medium.com/', "Write only the name: 'max'."],
  ['projects.external.projects[0].link', 'https//a.de/x', "Write 'https://a.de/x'."],
  ['projects.external.projects[0].link', 'https://a:b@c.de', 'Remove user name and password'],
  ['legal.privacyDate', '2025-03', "Write 'März 2025'."],
  ['legal.privacyDate', '2025-13', 'Write the month in words'],
  ['projects.external.projects[0].title', '', 'Add `title`, or remove the whole entry.'],
  ['themeConfig.customTheme["--color-primary"]', 'teal', "Here it is called 'primary'."],
  ['themeConfig.customTheme["--radius-box"]', '1rem', "Here it is called '--rounded-box'."],
  ['themeConfig.customTheme["--rounded-badge"]', '1rem', 'Remove it'],
  ['engagements[0].kunde', 'A', 'Did you mean `client`?'],
  ['engagements[0].branche', 'A', 'Did you mean `industry`?'],
  ['engagements[0].aufgaben', 'A', 'Did you mean `tasks`?'],
  ['engagements[0].rolle', 'A', 'Did you mean `roles`?'],
  [
    'engagements[0].from',
    '03/2024',
    "Found the text '03/2024'. Write '2024-03'. Allowed: a month as year-month, such as '2024-03'.",
  ],
  ['engagements[0].from', '2024-03-15', "Write '2024-03'."],
  ['engagements[0].from', 'März 2024', "Write '2024-03'."],
  ['engagements[0].to', 'today', "Write 'heute', or leave it out."],
  ['engagements[0].team', '14 Personen', 'Write 14 without quotes.'],
  ['engagements[0].from', '03/2024 – heute', "Write '2024-03' in `from` and 'heute' in `to`."],
  ['engagements[0].from', '2009', "'2009-01' if the project began"],
  ['engagements[0].technologies', 'SAP; ABAP / Python', "['SAP', 'ABAP', 'Python']"],
  ['customSections[0].icon', 'Handshake', "mean 'handshake'?"],
  ['customSections[0].text', undefined, 'Add `text`'],
];

/** Other blocks than those of the complete configuration, then the path and some words of each message. */
const inBlocks: [blocks: { [Name in keyof Config]: unknown }, ...expected: string[]][] = [
  [
    { skills: [{ group: 'Netze', skills: ['Go'] }] },
    'skills[0].skills',
    "Found the unknown key 'skills'. Did you mean `list`? Allowed here: group, list.",
  ],
  [{ spokenLanguages: [{ name: 'Englisch', level: 'fließend' }] }, 'spokenLanguages[0].level', "Write 'C1'."],
  [
    { spokenLanguages: [{ name: 'Englisch', level: { de: 'C1', en: 'C1' } }] },
    'spokenLanguages[0].level',
    'it is translated for you.',
  ],
  [
    {
      github: undefined,
      profile: { name: 'A', bio: 'B', avatar: 'c.svg' },
      projects: { github: { manual: { projects: ['b'] } } },
    },
    'projects.github.manual.projects[0]',
    "Put the account in front: '<account>/b'.",
  ],
  [{ themeConfig: { defaultTheme: 'custom' } }, 'themeConfig.customTheme', 'Add your colours'],
  [{ themeConfig: { themes: ['light', 'custom'] } }, 'themeConfig.customTheme', 'Add your colours'],
  [
    { services: { list: [{ name: 'A', vat: 'included' }], prices: { vat: 'smallBusiness' } } },
    'services.list[0].vat',
    "with `services.prices.vat` 'smallBusiness' there is no VAT",
  ],
  [{ layout: { left: ['skillz'] } }, 'layout.left[0]', "Did you mean 'skills'?"],
  [{ layout: { phone: ['blog'] } }, 'layout.phone[0]', "Did you mean 'articles'?"],
  [{ layout: { right: ['educations'] } }, 'layout.right[0]', "Did you mean 'education'?"],
  [{ layout: { wide: ['xyzzy'] } }, 'layout.wide[0]', 'from the page’s address'],
  [{ layout: { left: ['profile'] } }, 'layout.left[0]', 'stays at the top. Remove it.'],
  [{ layout: { left: 'skills, details' } }, 'layout.left', "['skills', 'details']"],
  [{ layout: { left: ['skills', 'skills'] } }, 'layout.left[1]', 'the 1st entry of layout.left already'],
  [
    { layout: { order: ['skills'], left: ['skills'] } },
    'layout.order',
    "Allowed: one of 'developer', 'consultant'",
  ],
  [
    { layout: { left: ['skills'], wide: ['skills'] } },
    'layout.wide[0]',
    'the 1st entry of layout.left already',
  ],
  [{ customSections: [{ ...own, id: 'Über mich' }] }, 'customSections[0].id', "Write 'ueber-mich'."],
  [
    { customSections: [{ ...own, id: 'skills' }] },
    'customSections[0].id',
    'which is a section that the page has anyway',
  ],
  [
    { customSections: [{ ...own, id: 'main' }] },
    'customSections[0].id',
    'The page has a place of this name already.',
  ],
  [
    { customSections: [{ ...own, text: { de: 'Text', en: 5 } }] },
    'customSections[0].text.en',
    "Put it in quotes: '5'",
  ],
  [{ customSections: [own, own] }, 'customSections[1].id', 'is the `id` of the 1st custom section already'],
  [{ customSections: [own], layout: { left: ['wertte'] } }, 'layout.left[0]', "Did you mean 'werte'?"],
  [{ languages: 'en' }, 'languages', "Put it in brackets: ['en']"],
  [{ languages: ['xx'] }, 'languages[0]', `one of ${languages}`],
  [{ wording: 'german-only' }, 'wording', "Did you mean 'german'?"],
  [{ profile: { name: { de: 'Max', en: 'Max' } } }, 'profile.name', 'It is the same in every language'],
  [{ profile: { bio: { de: 'Ich', en: 5 } } }, 'profile.bio.en', "Put it in quotes: '5'"],
  [
    { profile: { bio: { de: 'Ja.', klingon: "HIja'." } } },
    'profile.bio.klingon',
    `Found a text in the unknown language 'klingon'. Remove it: no page is made of it. Allowed: ${siteLanguages.join(', ')}`,
  ],
  [{ profile: { bio: { de: 'Ja.', english: 'Yes.' } } }, 'profile.bio.english', 'Did you mean `en`?'],
  [{ profile: { bio: { 'de-DE': 'Ja.', en: 'Yes.' } } }, 'profile.bio["de-DE"]', 'Did you mean `de`?'],
  [
    { profile: { bio: { deutsch: 'Ja.', englich: 'Yes.' } } },
    'profile.bio.deutsch',
    'Did you mean `de`?',
    'profile.bio.englich',
    'Did you mean `en`?',
  ],
  [{ profile: { bio: { foo: 'Ja.' } } }, 'profile.bio', 'one for each language'],
  [{ skills: { de: ['Netze'], en: ['Networks'] } }, 'skills', `within the list: [${textPerLanguage()}]`],
  [{ resume: { fileUrl: { de: 'a.pdf', en: 'example.com/a.pdf' } } }, 'resume.fileUrl.en', "Write 'https://"],
];

describe('A mistake in config.ts is explained with its field and a hint:', () => {
  it.each(mistakes)('%s: %s', (path, value, hint) => {
    const problems = problemsOf(changed(path, value, site));
    expect(problems).toEqual([{ path, message: expect.stringMatching(/^(Found .+|Missing)\. .*Allowed/) }]);
    expect(problems[0]?.message).toContain(hint);
  });

  it.each(inBlocks)('%j', (blocks, ...expected) => {
    const told = problemsOf({ ...config, ...blocks }).flatMap(({ path, message }) => [path, message]);
    expect(told).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  it('a GitHub username that is needed and missing', () => {
    expect(problemsOf({}).map(({ path }) => path)).toEqual(['github.username']);
    expect(problemsOf({ github: ['octocat'] }).map(({ path }) => path)).toEqual(['github']);
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
    ['github.username', 'octo\ud83dcat'],
    ['services.list[0].name', 'Bau \udc00'],
  ])('half a character in %s, of which no address can be made', (path, text) => {
    const cure = expect.stringMatching(
      /^Found half a character, \\u(d83d|dc00), .+ Write the whole character/,
    );
    expect(problemsOf(changed(path, text))).toContainEqual({ path, message: cure });
    expect(problemsOf(changed(path, '🚀'.repeat(9))).map(({ message }) => message)).not.toContainEqual(cure);
  });
});

it('Places are counted as the owner counts them, over empty entries, too', () => {
  const skills = ['', null, 'TypeScript', 7];
  expect(problemsOf(changed('skills', skills)).map(({ path }) => path)).toEqual(['skills[3]']);
});
