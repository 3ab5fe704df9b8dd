import { join } from 'node:path';
import { expect, test } from 'vitest';
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

/** Normalises a text to what people read, without markup and escapes. */
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
    // An account is shown without its address.
    const isShown = shown.some((one) => one.includes(found) || (one.length > 1 && found.includes(one)));
    const isSaid = said.some((one) => one.includes(found.slice(0, 50)));
    const isTemplate = template.some((block) => path.startsWith(block));
    return isShown || isSaid || isTemplate || /^(?:[-–—]*|procyon|data:.*|rgba.*)$/.test(found)
      ? []
      : `${path}: ${text}`;
  });
}

/** Moves in, and expects that the result is accepted and every text is on the page or told. */
function moveWhole(given: object) {
  const moved = move(given);
  expect(moved.problems).toEqual([]);
  expect(lost(given, moved)).toEqual([]);
  return moved;
}

test('the older format has its fields in their new places', () => {
  put(join(directory, 'old/public/pegel.png'), 'x');
  put(join(directory, 'old/public/resume.pdf'), 'x');
  const { config, copies } = moveWhole(shapes.older);
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
      linkedin: 'https://www.linkedin.com/in/mira-kuehn-5512/',
      x: '@mira_kuehn',
      website: 'https://www.mira-kuehn.dev',
      phone: '494611234567',
      email: 'mira@kuehn.dev',
      links: [
        { label: 'LeetCode', link: 'https://leetcode.com/u/mirak' },
        { label: 'Wiki', link: 'https://wiki.example.org/Mira' },
      ],
    },
    resume: { fileUrl: 'resume.pdf' },
    skills: ['Go', 'C<T> & C++'],
    experiences: [
      {
        ...{ company: 'Hafen & Söhne', position: 'Schlosserin', from: 'Octobre 2019', to: 'Present' },
        companyLink: 'https://hafen-soehne.xyz',
      },
    ],
    educations: [{ institution: 'Seefahrtschule', degree: 'Kapitänin', from: '2011', to: '2015' }],
    blog: { source: 'dev', username: 'mirak' },
    ...nothingByDefault,
    themeConfig: {
      ...{ defaultTheme: 'lemonade', displayAvatarRing: true, themes: ['lofi', 'lemonade', 'procyon'] },
    },
  });
  expect(copies.toSorted()).toEqual(['pegel.png', 'resume.pdf']);
});

test('the newest format and fields of forks are the fields of the schema, sections of the owner’s, or told', () => {
  put(join(directory, 'old/public/images/buoy.png'), 'x');
  const { config, notes, copies, site } = moveWhole(shapes.newest);
  expect(config).toMatchObject({
    github: { username: 'anselm' },
    profile: { bio: 'نیلوفر، مهندس نرم‌افزار' },
    githubContributions: { display: true },
    projects: {
      github: { manual: { projects: ['anselm/tides', 'harbour/lights'] } },
      external: {
        projects: [
          { title: 'Water sorter', description: 'Sorts water.' },
          { title: 'Buoys', imageUrl: 'images/buoy.png', link: 'https://buoys.example.org/app' },
          { title: 'No title at all' },
          { title: 'Lanterns', description: 'Solar. Cheap to build.' },
        ],
      },
    },
    seo: { title: 'Anselm at sea' },
    skills: [{ group: 'Backend', list: ['Go', 'Rust'] }, 'SQL', 'C/C++'],
    experiences: [
      { company: '바다 컴퍼니', position: 'Researcher', from: 'MAY 2024' },
      { company: 'Sitara', from: 'Ovtober 2023', description: 'Built the grid · Led five people' },
      { company: 'Freelance' },
    ],
    educations: [{ institution: 'Kaiho University', degree: 'BA · MA', from: '2017' }],
    publications: [{ title: 'CHI', authors: 'A. See, B. Land', description: '10.1145/12345.678' }],
    customSections: [
      { id: 'more-contact', header: 'Contact', text: 'LinkedIn: Anselm von See' },
      { id: 'more-hobbies', header: 'Hobbies', text: '- Reading\n- Chess at night' },
      { text: '[keys.example.org/nilufar](https://keys.example.org/nilufar)' },
    ],
    footer: 'By <b>Nilufar</b>',
  });
  // Colours of one's own are the theme custom, and nothing is behind them.
  expect(config.themeConfig).toEqual({
    ...{ defaultTheme: 'custom', disableSwitch: true, themes: ['light', 'custom'] },
    customTheme: { primary: '#3c414d' },
  });
  expect(config).not.toHaveProperty('blog');
  expect(copies).toEqual(['images/buoy.png']);
  expect(site?.arrangement.phone.at(-1)).toBe('more-public-key');
  expect(notes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...['resume', 'experiences[0].to', 'hobbies', 'seo.imageURL', 'certifications[0].link', 'donation'],
      ...['projects.external.projects[2].link', 'projects.github.automatic.sortBy', 'experiences'],
      ...[
        'projects',
        'themeConfig.customTheme.primary',
        'github.sponsorship',
        'themeConfig.customTheme.accent',
        'themeConfig.themes[2]',
      ],
    ]),
  );
});

const gitprofile = '<a class="x" href="https://github.com/arifszn/gitprofile">GitProfile</a>';
const phones = '+12025550123/+8613800000000';
const items = [
  { name: 'Tides', url: 'https://a.example.org', tech: ['Go', 'SVG'], shot: 'a.png' },
  { client: 'Bo', date: 2020, file: 'docs/thesis.pdf' },
];

/** A configuration of a fork or an owner, and the one that is made of it. */
test.each<[given: object, config: object]>([
  [{ footer: `Jo © 2024 | Powered by ${gitprofile}` }, {}],
  [{ footer: 'By <b>Jo</b>. All rights reserved.' }, { footer: 'By <b>Jo</b>. All rights reserved.' }],
  [
    { skills: { go: ['Go'], data: ['SQL', 'Redis'] } },
    {
      skills: [
        { group: 'Go', list: ['Go'] },
        { group: 'Data', list: ['SQL', 'Redis'] },
      ],
    },
  ],
  [{ skills: { list: [{ name: 'Go' }, 'SQL'] } }, { skills: ['Go', 'SQL'] }],
  [
    { skills: [{ items: ['Go', { name: 'Rust', level: 3 }], name: 'Web' }] },
    { skills: [{ group: 'Web', list: ['Go', 'Rust'] }] },
  ],
  [
    { volunteering: { title: 'Outside', limit: 5, items } },
    {
      customSections: [
        {
          ...{ id: 'more-volunteering', header: 'Volunteering' },
          text: '- Outside\n- Tides – [a.example.org](https://a.example.org) – Tech: Go, SVG\n- Bo – 2020 – [docs/thesis.pdf](docs/thesis.pdf)',
        },
      ],
    },
  ],
  [
    { experiences: [{ company: 'B', description: 'See <a href="https://log.example.org">the log</a>' }] },
    { experiences: [{ company: 'B', description: 'See the log (https://log.example.org)' }] },
  ],
  [
    {
      social: {
        ...{ phone: phones, email: ['a@acme.example', 'b@acme.example'], LinkedIn: 'in/jo/' },
        googleScholar: { name: 'Jo Roe', id: 'AbC' },
      },
    },
    {
      social: {
        ...{ phone: '+12025550123', email: 'a@acme.example', linkedin: 'jo' },
        links: [{ label: 'Google Scholar', link: 'https://scholar.google.com/citations?user=AbC' }],
      },
      customSections: [
        {
          id: 'more-contact',
          header: 'Contact',
          text: '- Phone: +8613800000000\n- Email: b@acme.example\n- Google Scholar: Jo Roe',
        },
      ],
    },
  ],
  [
    { projects: [{ name: 'Tool', desc: 'Cuts.' }], games: { header: 'Games', list: [{ name: 'Chess' }] } },
    { projects: { external: { projects: [{ title: 'Tool', description: 'Cuts.' }, { title: 'Chess' }] } } },
  ],
  [
    {
      projects: {
        private: { display: true, projects: [{ title: 'P', technologies: ['React', 'Node.js'] }] },
      },
    },
    {
      projects: { private: { display: true, projects: [{ name: 'P', technologies: ['React', 'Node.js'] }] } },
    },
  ],
  [{ resume: 'https://jo.example.org/cv.pdf' }, { resume: { fileUrl: 'https://jo.example.org/cv.pdf' } }],
  [
    { certifications: { display: false, list: [{ name: 'Hidden' }] }, trips: { display: false, to: 'Rome' } },
    {},
  ],
  [
    { contact: { email: 'jo@acme.example' }, services: [{ title: 'Consulting', price: '100€' }] },
    { customSections: [{ id: 'more-services', header: 'Services', text: 'Consulting – 100€' }] },
  ],
  [
    { externalProjects: [{ title: 'Pixel', imageUrl: 'data:image/png;base64,iVBORw0KGgo=' }] },
    { projects: { external: { projects: [{ title: 'Pixel', imageUrl: 'images/picture.png' }] } } },
  ],
  [
    { github: { username: 'jo', limit: '6', exclude: { projects: 'one, jo/ two' } }, base: 'site' },
    {
      base: '/site/',
      projects: { github: { automatic: { limit: 6, exclude: { projects: ['jo/one', 'jo/two'] } } } },
    },
  ],
])('%j becomes %j', (given, config) => {
  put(join(directory, 'old/public/docs/thesis.pdf'), 'x');
  const { config: moved } = moveWhole({ github: { username: 'jo' }, ...given });
  const { github: _, languages, layout, ...others } = moved;
  expect(others).toEqual({ ...nothingByDefault, ...config });
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

test('the address is the one under which GitHub Pages serves the repository', () => {
  put(join(directory, 'old/.git/config'), '[remote "origin"]\n\turl = git@github.com:mira/site.git\n');
  const siteBelow = (base: string) => new OwnFiles(join(directory, 'old'), directory, base).site('mira');
  expect(siteBelow('/site/')?.url).toBe('https://mira.github.io/site/');
  expect(siteBelow('/')).toBeUndefined();
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
    ...'title name list items url level description hobbies display skills'.split(' '),
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
  const blocks =
    'skills social experiences educations certifications publications projects externalProjects games blog seo resume themeConfig footer volunteering menu'.split(
      ' ',
    );
  const config = fc.dictionary(fc.constantFrom(...blocks), anything, { maxKeys: 5 });
  const property = fc.property(config, (given) => {
    const { config } = moveWhole({ ...given, github: { username: 'mira' } });
    expect(JSON.stringify(config)).not.toContain('[object Object]');
  });
  fc.assert(property, { numRuns: 100 });
});
