import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSite } from '../../../../config/compile-site.ts';
import { textsIn, valueAt, valuesIn } from '../../../../config/messages/problem.ts';
import { warningsOf } from '../../../../config/messages/warnings/warnings.ts';
import { plainValue } from '../../../../config/plain-value.ts';
import { nothingByDefault } from '../../../../config/shown-by-default.ts';
import fc from '../../../../property.fixture.ts';
import { emptyDirectory, put } from '../../../directory.fixture.ts';
import { type Shape, shapes } from './gitprofile.fixture.ts';
import { movedIn } from './move-in.ts';
import { OwnFiles } from './own-files.ts';

const directory = emptyDirectory();

function move(given: unknown, account?: string) {
  const { base } = Object(given);
  const files = new OwnFiles(join(directory, 'old'), join(directory, 'new'), String(base ?? '/'));
  const moved = movedIn(given, files, [], account);
  const compiled = compileSite(moved.config, { files: files.copies.map(({ to }) => to) });
  const site = 'site' in compiled ? compiled.site : undefined;
  const problems = 'site' in compiled ? compiled.missing : compiled.problems;
  const warnings = site ? warningsOf(moved.config, site) : [];
  return { ...moved, site, problems, copies: files.copies.map(({ to }) => to), warnings };
}

const names = Object.keys(shapes) as Shape[];

/** As people read it, in whatever form it is written: without markup and escapes. */
const read = (text: unknown): string =>
  String(text)
    .replace(/<[^>]*>|\\|\u202e| \(https?:[^)]*\)/g, '')
    .replaceAll('%20', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The texts of a configuration that are neither in the result nor in the last lines. */
function lost(
  given: unknown,
  { config, notes }: Pick<ReturnType<typeof move>, 'config' | 'notes'>,
): string[] {
  const shown = valuesIn(config).flatMap(({ value }) => (Object(value) === value ? [] : read(value)));
  const said = notes.map(({ path, message }) => read(`${path} ${message}`));
  const template = notes
    .filter(({ message }) => message.includes('template'))
    .flatMap(({ path }) => path.split(', '));
  return textsIn(plainValue(given)).flatMap(({ text, path }) => {
    const found = read(text);
    // Of an address the account alone is shown.
    const isShown = shown.some((one) => one.includes(found) || (one.length > 1 && found.includes(one)));
    const isSaid = said.some((one) => one.includes(found.slice(0, 50)));
    const isTemplate = template.some((block) => path.startsWith(block));
    return isShown || isSaid || isTemplate || /^(?:[-–—]*|procyon|data:.*)$/.test(found)
      ? []
      : `${path}: ${text}`;
  });
}

test.each(names)('the shape %s is accepted, and every text of it is on the page or told', (name) => {
  const given = shapes[name];
  const moved = move(given);
  expect(moved.problems).toEqual([]);
  expect(lost(given, moved)).toEqual([]);
});

describe('the older format', () => {
  test('has its fields in their new places', () => {
    put(join(directory, 'old/public/pegel.png'), 'x');
    put(join(directory, 'old/public/resume.pdf'), 'x');
    const { config, copies } = move(shapes.older);
    expect(config).toEqual({
      github: { username: 'mira-kuehn' },
      languages: ['en'],
      projects: {
        github: {
          automatic: {
            ...{ sortBy: 'updated', limit: 10 },
            exclude: { forks: true, projects: ['mira-kuehn/old-notes', 'mira-kuehn/drafts'] },
          },
        },
        external: {
          projects: [
            {
              title: 'Wasserstand',
              description: expect.stringMatching(/^Pegel\s+seit 2024$/),
              imageUrl: 'pegel.png',
              link: 'https://pegel.example.org',
            },
          ],
        },
      },
      social: {
        linkedin: 'mira-kuehn-5512',
        x: 'mira_kuehn',
        mastodon: 'mira@norden.social',
        stackoverflow: '77/mira',
        website: 'https://www.mira-kuehn.dev',
        phone: '494611234567',
        email: 'mira@kuehn.dev',
        links: [
          { label: 'LeetCode', link: 'https://leetcode.com/u/mirak' },
          { label: 'Wiki', link: 'https://wiki.example.org/Mira' },
        ],
      },
      resume: { fileUrl: 'resume.pdf' },
      skills: ['Go', 'Rust', 'C<T> & C++'],
      experiences: [
        {
          ...{ company: 'Hafen & Söhne', position: 'Schlosserin', from: 'Octobre 2019', to: 'Present' },
          companyLink: 'https://hafen-soehne.xyz',
        },
      ],
      educations: [{ institution: 'Seefahrtschule', degree: 'Kapitänin', from: '2011', to: '2015' }],
      certifications: [
        { name: 'Funkzeugnis', body: 'Bundesamt', year: '2016', link: 'https://bundesamt.example.org/1' },
      ],
      blog: { source: 'dev', username: 'mirak' },
      ...nothingByDefault,
      themeConfig: {
        ...{ defaultTheme: 'lemonade', disableSwitch: false, respectPrefersColorScheme: true },
        displayAvatarRing: true,
        themes: ['lofi', 'lemonade', 'procyon'],
      },
    });
    expect(copies.toSorted()).toEqual(['pegel.png', 'resume.pdf']);
  });
});

describe('the newest format', () => {
  test('keeps projects without a link, and says which files are missing', () => {
    put(join(directory, 'old/public/images/buoy.png'), 'x');
    const { config, copies, notes } = move(shapes.newest);
    expect(config.projects).toMatchObject({
      external: {
        projects: [
          { title: 'Water sorter', description: 'Sorts water.' },
          { title: 'Buoys', imageUrl: 'images/buoy.png', link: 'https://buoys.example.org/app' },
        ],
      },
    });
    expect(copies).toEqual(['images/buoy.png']);
    expect(notes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['seo.imageURL', 'certifications[0].link', 'social.linkedin', 'social.email']),
    );
  });

  test('has its colours as the theme custom, and what is no account in a section', () => {
    const { config } = move(shapes.newest);
    expect(config.themeConfig).toEqual({
      ...{
        defaultTheme: 'custom',
        disableSwitch: true,
        displayAvatarRing: false,
        themes: ['light', 'custom'],
      },
      customTheme: {
        ...{ primary: '#0b1121', secondary: '#219aaf', accent: '#32ade3', 'base-100': '#E3E3ED' },
        '--rounded-btn': '3rem',
      },
    });
    expect(config.social).toEqual({ phone: '+49 461 1234567' });
    expect(config.customSections).toEqual([
      {
        id: 'more-repositories',
        header: 'Repositories',
        text: '**harbour/lights** – Lights of a harbour, in Rust.',
      },
      { id: 'more-contact', header: 'Contact', text: '- LinkedIn: Anselm von See\n- Email: anselm' },
    ]);
    expect(config.footer).toBe('© 2024 Anselm.');
    expect(config).not.toHaveProperty('blog');
    expect(config).not.toHaveProperty('resume');
  });
});

describe('a fork', () => {
  test('has its own lists among the projects, in descriptions and in sections', () => {
    const { config, notes } = move(shapes.fork);
    expect(config.github).toEqual({ username: 'nilufar' });
    expect(config.profile).toEqual({ bio: 'نیلوفر، مهندس نرم‌افزار' });
    expect(config.githubContributions).toEqual({ display: true });
    expect(config.projects).toEqual({
      external: {
        projects: [
          { title: 'Maps', description: 'Of the night.', link: 'https://maps.example.org' },
          { title: 'Night bus', description: 'Timetables.', link: 'https://bus.example.org' },
          { title: 'Lanterns', description: 'Solar · Cheap to build' },
        ],
      },
    });
    expect(config.experiences).toMatchObject([
      { companyLink: 'https://sitara.example.org', description: 'Built the grid · Led five people' },
    ]);
    expect(config.skills).toEqual([{ group: 'Backend', list: ['Go', 'Rust'] }, 'SQL']);
    expect(config.themeConfig).toEqual({ displayAvatarRing: false });
    expect(config.educations).toHaveLength(1);
    expect(config.customSections).toEqual([
      { id: 'more-hobbies', header: 'Hobbies', text: '- Reading\n- Chess at night' },
      {
        id: 'more-public-key',
        header: 'Public key',
        text: '[keys.example.org/nilufar](https://keys.example.org/nilufar)',
      },
    ]);
    expect(JSON.stringify(config)).not.toContain('Never shown');
    expect(notes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['game', 'donation', 'backgrounds', 'themeConfig.certifications', 'bblog']),
    );
  });
});

describe('odd values', () => {
  test('become what the field takes, or are left out with a word', () => {
    put(join(directory, 'old/src/assets/photo.jpg'), 'x');
    const { config, notes, copies } = move(shapes.odd);
    expect(config).toMatchObject({
      github: { username: 'jo_acme' },
      base: '/site/',
      projects: {
        github: {
          automatic: { limit: 6, exclude: { forks: true, projects: ['jo_acme/one', 'jo_acme/two'] } },
        },
        external: {
          projects: [
            { title: 'No title at all' },
            { title: 'Photo', imageUrl: 'assets/photo.jpg' },
            { title: 'Pixel', imageUrl: 'images/picture.png' },
          ],
        },
      },
      social: {
        ...{ telegram: 'jo', youtube: 'jo', discord: 'jo#1', linkedin: 'jo', x: 'jo' },
        email: 'jo@acme.example',
        links: [
          { label: 'HackerRank', link: 'https://www.hackerrank.com/profile/jo' },
          { label: 'Google Scholar', link: 'https://scholar.google.com/citations?user=AbC' },
          { label: 'Kaggle', link: 'https://www.kaggle.com/jo' },
        ],
      },
      skills: ['First', 'Second', 'Third', '4'],
      educations: [{ institution: 'Only one', degree: 'BA · MA' }],
      themeConfig: { defaultTheme: 'nord', themes: ['nord'] },
      footer: 'a · b',
      seo: { title: 'Jo' },
    });
    expect(config.experiences).toEqual([
      { company: 'Grün', position: 'Dev', from: 'Ovtober 2023' },
      { company: 'Grün', position: 'Intern', from: '2019', to: 'Juin 2020' },
      { company: 'Freelance' },
    ]);
    expect(copies).toContain('images/picture.png');
    expect(config).not.toHaveProperty('blog');
    expect(notes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['experiences[0].to', 'blog', 'projects.github.automatic.sortBy'],
        ...['projects.external.projects[1].link', 'experiences[1].companyLink', 'hotjar.id'],
      ]),
    );
  });
});

describe('other shapes of forks', () => {
  test('are lists where gitprofile has blocks, and the other way round', () => {
    const { config, notes, problems } = move({
      github: { username: 'jo' },
      projects: [{ name: 'Tool', desc: 'Cuts.', url: 'https://tool.example.org' }],
      games: {
        header: 'Games',
        list: [{ name: 'Chess', demo: 'https://chess.example.org', img: 'chess.png' }],
      },
      social: [{ name: 'Wiki', url: 'https://wiki.example.org/jo' }],
      experiences: { header: 'Career', list: [{ company: 'Acme', position: 'Dev', logo: 'acme.png' }] },
      certifications: { display: false, list: [{ name: 'Hidden' }] },
      skills: [
        { name: 'Web', items: ['Go', 'Rust'] },
        { name: 'Kotlin', level: 90 },
      ],
      resume: 'https://jo.example.org/cv.pdf',
      languages: [{ name: 'German', level: 'Native' }],
    });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      languages: ['en'],
      resume: { fileUrl: 'https://jo.example.org/cv.pdf' },
      skills: [{ group: 'Web', list: ['Go', 'Rust'] }, 'Kotlin'],
      projects: {
        external: {
          projects: [
            { title: 'Tool', description: 'Cuts.', link: 'https://tool.example.org' },
            { title: 'Chess', link: 'https://chess.example.org' },
          ],
        },
      },
      customSections: [
        { header: 'Social', text: '[Wiki](https://wiki.example.org/jo)' },
        { header: 'Languages', text: '**German** – Native' },
      ],
    });
    expect(config.experiences).toEqual([{ company: 'Acme', position: 'Dev' }]);
    expect(config).not.toHaveProperty('certifications');
    const places = ['social', 'languages', 'experiences.list[].logo', 'games.header'];
    expect(notes.map(({ path }) => path)).toEqual(expect.arrayContaining(places));
  });

  test('have blocks of our names that mean something else', () => {
    const { config, notes, problems } = move({
      github: { username: 'jo' },
      contact: { email: 'jo@acme.example' },
      services: [{ title: 'Consulting', price: '100€' }],
      volunteering: [{ organization: 'THW', role: 'Helper' }],
      ...{ layout: 'wide', data: 'live', engagements: 'x', legal: 'none', menu: [{ label: 'Home' }] },
    });
    expect(problems).toEqual([]);
    expect(config.customSections).toMatchObject([
      { header: 'Services', text: '**Consulting** – 100€' },
      { header: 'Volunteering', text: '**Helper** – THW' },
    ]);
    expect(Object.keys(config)).not.toEqual(expect.arrayContaining(['contact', 'data', 'legal', 'services']));
    expect(new Set(notes.map(({ path }) => path)).size).toBe(notes.length);
  });

  test('lose no entry without a name and no second address', () => {
    const { config } = move({
      github: { username: 'jo' },
      social: { email: ['a@acme.example', 'b@acme.example'], reddit: 'u/jo' },
      experiences: [{ company: 'Lab', from: '2020', to: '-' }],
      publications: [{ conferenceName: 'CHI', authors: 'A', doi: '10.1145/12345.678' }],
    });
    expect(config).toMatchObject({
      social: { email: 'a@acme.example', reddit: 'jo' },
      publications: [{ title: 'CHI', authors: 'A', description: '10.1145/12345.678' }],
      customSections: [{ header: 'Contact', text: 'Email: b@acme.example' }],
    });
    expect(config.experiences).toEqual([{ company: 'Lab', from: '2020' }]);
  });
});

test('of the template’s own texts nothing is left, but of its author’s everything', () => {
  const template = {
    github: { username: 'mira' },
    projects: { github: { manual: { projects: ['arifszn/gitprofile', 'arifszn/pandora'] } } },
    seo: { title: 'Portfolio of Ariful Alam' },
    social: { linkedin: 'ariful-alam', x: 'arif_szn', dev: 'arifszn', email: 'arifulalamszn@gmail.com' },
    experiences: [{ company: 'Company Name', position: 'Position', from: 'September 2021', to: 'Present' }],
    educations: [{ institution: 'Institution Name', degree: 'Degree', from: '2015', to: '2019' }],
    blog: { source: 'dev', username: 'arifszn', limit: 2 },
  };
  expect(move(template).config).toEqual({
    github: { username: 'mira' },
    languages: ['en'],
    ...nothingByDefault,
  });
  const { config } = move({ ...template, github: { username: 'arifszn' } });
  expect(config).toMatchObject({ blog: { username: 'arifszn' }, experiences: [{ company: 'Company Name' }] });
});

test('a real entry loses only what is the template’s', () => {
  const experiences = [
    { company: 'Acme', position: 'Position', companyLink: 'https://example.com', from: '2020' },
  ];
  expect(move({ github: { username: 'mira' }, experiences }).config.experiences).toEqual([
    { company: 'Acme', from: '2020' },
  ]);
});

test('lists that are shown in another order are told', () => {
  const experiences = [
    { company: 'A', from: '2010', to: '2012' },
    { company: 'B', from: '2020', to: 'Present' },
  ];
  const educations = [{ institution: 'C', from: '2001', to: '2005' }];
  const { notes } = move({ github: { username: 'mira' }, experiences, educations });
  expect(notes).toEqual([{ path: 'experiences', message: expect.stringContaining('newest first') }]);
});

test('an account that the file lacks can be said', () => {
  const { config } = move({ github: { username: 'two words' }, skills: ['Go'] }, 'mira');
  expect(config.github).toEqual({ username: 'mira' });
});

test('a file of the same name with another content gets a name of its own', () => {
  put(join(directory, 'old/public/images/me.png'), 'old');
  put(join(directory, 'new/images/me.png'), 'new');
  const externalProjects = [{ title: 'A', imageUrl: 'images/me.png', link: 'https://a.example.org' }];
  const { config, copies } = move({ github: { username: 'mira' }, externalProjects });
  expect(copies).toEqual(['images/me-2.png']);
  expect(config.projects).toMatchObject({ external: { projects: [{ imageUrl: 'images/me-2.png' }] } });
});

test('what has no field here comes after the rest on a phone', () => {
  const { site, warnings } = move({ github: { username: 'mira' }, skills: ['Go'], hobbies: ['Chess'] });
  expect(site?.arrangement.phone.at(-1)).toBe('more-hobbies');
  expect(warnings.map(({ path }) => path)).toEqual(['profile', 'legal']);
});

const oddTexts = [
  "#|/|@|-|a b|https://|\u202e|<b>x</b>|{ de: 'x' }|💥|\ud800|نیلوفر|C:\\me.png|mailto:a@b.c|//x|a@b|../..",
  'public/x.png|ftp://x.y|https://a.example.org/x y|%E0%A4%A|custom|procyon|[object Object]',
];
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 2.5, 1e9, '', ' ', 'a'.repeat(300)),
  fc.constantFrom(...oddTexts.flatMap((texts) => texts.split('|'))),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }),
);

test.each(names)('whatever stands in the fields of the shape %s, the result is accepted', (name) => {
  const original: object = shapes[name];
  const places = valuesIn(original).flatMap(({ steps }) => (steps.length > 0 ? [steps] : []));
  const changes = fc.array(fc.tuple(fc.constantFrom(...places), odd), { minLength: 1, maxLength: 12 });
  const property = fc.property(changes, (changed) => {
    const given = JSON.parse(JSON.stringify(original)) as object;
    for (const [steps, value] of changed) {
      const parent = valueAt(given, steps.slice(0, -1));
      if (typeof parent === 'object' && parent !== null)
        Object.assign(parent, { [steps.at(-1) ?? '']: value });
    }
    const { problems, config } = move(given, 'mira');
    expect(problems).toEqual([]);
    expect(config.github).toEqual({ username: 'mira' });
  });
  fc.assert(property, { numRuns: 10 });
});

test('a path that leads out of the folder copies nothing to another place', () => {
  put(join(directory, 'old/secret.txt'), 'x');
  const { copies } = move({ github: { username: 'mira' }, resume: { fileUrl: 'files/../../../secret.txt' } });
  expect(copies).toEqual(['secret.txt']);
});

test('text that looks like Markdown or HTML stays text', () => {
  const hobbies = ['*Stars* & <b>bold</b> [x](y)', '1. first', '- dash', 'snake_case'];
  const { site } = move({ github: { username: 'mira' }, hobbies });
  expect(JSON.stringify(site?.customSections)).toContain('*Stars* &amp; bold [x](y)');
  expect(JSON.stringify(site?.customSections)).toContain('<li>1. first</li>');
});

describe('forms that forks have', () => {
  const owner = { github: { username: 'jo' } };
  const footerOf = (footer: string) => move({ ...owner, footer }).config.footer;
  const gitprofile = '<a class="x" href="https://github.com/arifszn/gitprofile">GitProfile</a>';
  const fork = '<a href="https://github.com/jo">GitProfile</a>';

  test.each([
    [`Made with ${fork} and ❤️`, undefined],
    [`Hecho con ${gitprofile} y ❤️`, undefined],
    [`Made by Jo with ${gitprofile}`, undefined],
    [`Made with ${gitprofile} and customized by Jo. Copyright © 2024`, 'Copyright © 2024'],
    [`Jo © 2024 | Powered by ${gitprofile}`, 'Jo © 2024'],
    ['© 2026 Jo – Built on GitProfile', '© 2026 Jo'],
    [`Made with ${gitprofile} · and with <a href="https://a.example.org">love</a>`, 'the original'],
    ['By <b>Jo</b>. All rights reserved.', 'the original'],
  ])('the footer %j loses what is no longer true, or stays whole', (footer, rest) => {
    expect(footerOf(footer)).toBe(rest === 'the original' ? footer : rest);
  });

  test.each([
    [
      { go: ['Go'], data: ['SQL', 'Redis'] },
      [
        { group: 'Go', list: ['Go'] },
        { group: 'Data', list: ['SQL', 'Redis'] },
      ],
    ],
    [{ list: [{ name: 'Go' }, 'SQL'] }, ['Go', 'SQL']],
    [[{ items: ['Go', { name: 'Rust', level: 3 }], name: 'Web' }], [{ group: 'Web', list: ['Go', 'Rust'] }]],
  ])('skills %j are all there', (skills, expected) => {
    expect(move({ ...owner, skills }).config.skills).toEqual(expected);
  });

  test('a block of a heading and entries is a section of one line for each', () => {
    put(join(directory, 'old/public/docs/thesis.pdf'), 'x');
    const items = [
      { name: 'Tides', url: 'https://a.example.org', tech: ['Go', 'SVG'], shot: 'a.png' },
      { client: 'Bo', date: 2020, file: '/docs/thesis.pdf' },
    ];
    const { config, notes, copies } = move({ ...owner, volunteering: { title: 'Outside', limit: 5, items } });
    expect(config.customSections).toEqual([
      {
        ...{ id: 'more-volunteering', header: 'Volunteering' },
        text: '- Outside\n- [Tides](https://a.example.org) – Go, SVG\n- Client: Bo – Date: 2020 – File: [docs/thesis.pdf](docs/thesis.pdf)',
      },
    ]);
    expect(copies).toEqual(['docs/thesis.pdf']);
    expect(notes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['volunteering.limit', 'volunteering.items[].shot']),
    );
  });

  test('lists in descriptions are joined as sentences, and links in texts keep their address', () => {
    const experiences = [
      { company: 'A', description: ['Steered ships.', 'Kept the log.'] },
      { company: 'B', description: 'See <a href="https://log.example.org">the log</a> and <b>charts</b>' },
    ];
    expect(move({ ...owner, experiences }).config.experiences).toMatchObject([
      { description: 'Steered ships. Kept the log.' },
      { description: 'See the log (https://log.example.org) and charts' },
    ]);
  });

  test('of several accounts in one field the first is the account', () => {
    const social = {
      ...{ phone: '+12025550123/+8613800000000', website: 'a.example.org, b.example.org' },
      googleScholar: { name: 'Jo Roe', id: 'AbC' },
    };
    expect(move({ ...owner, social }).config).toMatchObject({
      social: {
        ...{ phone: '+12025550123', website: 'https://a.example.org' },
        links: [
          { label: 'Website', link: 'https://b.example.org' },
          { label: 'Google Scholar', link: 'https://scholar.google.com/citations?user=AbC' },
        ],
      },
      customSections: [{ text: '- Phone: +8613800000000\n- Google Scholar: Jo Roe' }],
    });
  });

  test('colours with transparency are those that were seen', () => {
    const customTheme = { primary: 'rgba(255, 0, 0, 0.5)', 'base-100': 'rgba(0, 0, 0, 0.8)' };
    const { config } = move({ ...owner, themeConfig: { defaultTheme: 'procyon', customTheme } });
    expect(config.themeConfig).toEqual({
      defaultTheme: 'custom',
      customTheme: { primary: '#800000', 'base-100': '#000000' },
    });
  });
});

test('every text of whatever configuration is on the page or in the last lines', () => {
  let count = 0;
  // Each of its own, so that none is taken for another.
  const text = fc
    .constantFrom('Wort', 'Ein Satz.', 'two words', 'x', 'https://a.example.org/')
    .map((word) => {
      count += 1;
      return `${word}${count}q`;
    });
  const key = fc.constantFrom(
    'title',
    'name',
    'list',
    'items',
    'url',
    'level',
    'description',
    'hobbies',
    'display',
    'skills',
  );
  const { anything } = fc.letrec((tie) => ({
    anything: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.boolean(),
      fc.array(tie('anything'), { maxLength: 3 }),
      fc.dictionary(key, tie('anything'), { maxKeys: 4 }),
    ),
  }));
  const blocks = [
    'skills',
    'social',
    'experiences',
    'educations',
    'certifications',
    'publications',
    'projects',
    'externalProjects',
    'games',
    'blog',
    'seo',
    'resume',
    'themeConfig',
    'footer',
    'volunteering',
    'menu',
  ];
  const config = fc.dictionary(fc.constantFrom(...blocks), anything, { maxKeys: 5 });
  const property = fc.property(config, (given) => {
    const moved = move({ ...given, github: { username: 'mira' } });
    expect(moved.problems).toEqual([]);
    expect(JSON.stringify(moved.config)).not.toContain('[object Object]');
    expect(lost(given, moved)).toEqual([]);
  });
  fc.assert(property, { numRuns: 100 });
});
