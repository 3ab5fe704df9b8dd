import { describe, expect, it } from 'vitest';
import { table } from '../../table.fixture.ts';
import config, { changed, job, own, problemsOf } from '../complete-config.fixture.ts';

/** A configuration with one block of each kind. */
const whole = { ...config, engagements: [job], customSections: [own] };

/** The configuration with these changes, such as `skills[0]: 7 + blog.limit: 2`, and where the first is. */
function changedBy(changes: string) {
  const parts = changes.split(' + ').map((change) => /^(.*?[\w\])]): (.*)$/s.exec(change) ?? []);
  const [[, first = ''] = []] = parts;
  const value = parts.reduce<object>(
    (from, [, path = '', text]) => changed(path, new Function(`return (${text})`)(), from),
    whole,
  );
  return { value, path: first };
}

/** What an owner writes, where that is told if it is somewhere else, and words that are told. */
const mistakes = table`
    github: 'octocat' | Write { username: 'octocat' }.
    skills[0]: { list: ['Go'] } | A block has group and list.
    skills[0]: { name: 'Netze', list: ['Go'] } | Did you mean \`group\` instead of \`name\`? A block has group and list.
    downloads[0]: 'files/agb.pdf' | Write { file: 'files/agb.pdf' }.
    badges: 'images/x.svg' | Write [{ image: 'images/x.svg' }].
    legal.hosting: 'strato.de' | Write { provider: 'strato.de' }.
    contact: 'https://cal.de' | Write { link: 'https://cal.de' }.
    contact: 'a@b.de' | Write { label: 'a@b.de' }.
    badges: false | Write [].
    services.list[0].audience: 'business' | Did you mean 'businesses'?
    social: [] | Allowed: a block { … } with the keys linkedin, xing, x, mastodon, facebook, instagram, reddit, threads, youtube, udemy, dribbble, behance, medium, dev, stackoverflow, website, phone, email, telegram, researchGate, discord, whatsapp, signal, matrix, gitlab, codeberg, links.
    skills: 'TypeScript' | Write ['TypeScript'].
    services.list: { name: 'X' } | A list has square brackets: [ … ].
    skills[2]: 42 | Write '42', in quotes.
    certifications[0]: 'Google' | Write { year: 'Google' }.
    profile.bio: ['a', 'b'] | Did you mean 'a, b'?
    projects.github.automatic.limit: '8' | Write 8 without quotes.
    blog.limit: 'two' | Allowed: a whole number from 1 to 100.
    enablePWA: 'true' | Write true without quotes.
    themeConfig.disableSwitch: 'nein' | Write false without quotes.
    contactCard: { phone: true } | Allowed: true or false.
    skills: () => [] | Write plain data
    githubContributions: true | Write { display: true }.
    blog: false | Write { display: false }.
    googleAnalytics: false | Remove it: what is left out is switched off.
    services: [{ name: 'A' }] | Write { list: [{ … }] }.
    skills: 'TypeScript, React' | Write ['TypeScript', 'React'].
    badges: 'Google' | Write [{ label: 'Google' }].
    github.username: ['octocat'] | Write 'octocat', in quotes.
    skills[0]: { name: 'PHP', level: 3 } | Did you mean 'PHP'? A block has group and list.
    legal.hosting.logDays: -1 | Write 0.
    github.sortBy: 'stars' | \`projects.github.automatic.sortBy\`
    github.limit: 8 | \`projects.github.automatic.limit\`
    github.exclude: { forks: false } | \`projects.github.automatic.exclude\`
    social.twitter: 'octocat' | \`x\`
    externalProjects: [] | \`projects.external.projects\`
    education: [] | \`educations\`
    themeConfig.hideAvatarRing: false | Write \`displayAvatarRing: true\`, which means the same.
    themeConfig.hideAvatarRing: true | Write \`displayAvatarRing: false\`
    social.github: 'https://octo-roe.example' | { label: 'github', link: 'https://octo-roe.example' }
    githubGraph: true | Did you mean \`githubContributions\`? It is given already: merge the two.
    experiences[0].link: 'https://acme.example' | Did you mean \`companyLink\`?
    biography: 'I build.' | Write it as \`bio\` in \`profile\`, which is given already: merge the two.
    personalProjects: [{ title: 'A' }] | Projects belong in \`projects.external.projects\`, other texts in \`customSections\`.
    hobbies: ['Chess'] | Projects belong in \`projects.external.projects\`, other texts in \`customSections\`.
    educations[0].major: 'Networks' | Allowed here: institution, degree, from, to, description.
    projects.github.manual.projects[1]: { repo: 'a/b', description: 'A shop.' } | Did you mean 'a/b'?
    projects: [{ name: 'A' }] | Write a block: { external: { projects: [ … ] } }
    services.prices.vat: 'netto' | Write 'excluded'.
    services.prices.vat: 19 | Allowed: one of 'included', 'excluded', 'smallBusiness'.
    skils: [] | Did you mean \`skills\`?
    enablePwa: true | Did you mean \`enablePWA\`?
    services.list[0].pricng: '1€' | Did you mean \`pricing\`?
    ["research-gate"]: 'x' | \`research-gate\` belongs in \`social\`: move it there.
    projects.external.projects[0].url: 'https://example.com' | Did you mean \`link\`?
    projects.github.limit: 3 | \`limit\` belongs in \`projects.github.automatic\`: move it there.
    profile.skills: [] | \`skills\` belongs at the top level, where it is given already: move its entries there.
    profile.email: 'a@b.de' | in \`social\` or in \`legal\`, where it is given already: keep one of the two.
    defaultTheme: 'lofi' | belongs in \`themeConfig\`, where it is given already: keep one of the two.
    respectPrefersColorScheme: true | \`respectPrefersColorScheme\` belongs in \`themeConfig\`: move it there.
    blog["no such field"]: true | Allowed here: username, source, url, limit, display.
    constructor: {} | Projects belong in \`projects.external.projects\`, other texts in \`customSections\`.
    social["no such network"]: 'mira' | Add it to \`links\`: { label: 'no such network', link: '…' }.
    dienstleistungen: {} | Did you mean \`services\`?
    experiences[0].von: 2020 | Did you mean \`from\`?
    sprachen: ['de'] | Did you mean \`languages\`?
    services.list[0].titel: 'A' | Did you mean \`name\`?
    projects.public: {} | Did you mean \`latestPublic\`?
    experiences[0].start: 2020 | Did you mean \`from\`?
    impressum: {} | Did you mean \`legal\`?
    legal.plz: '12345' | Did you mean \`postalCode\`?
    legal.address: 'A 1' | Split it into \`street\`, \`postalCode\` and \`city\`.
    legal.steuernummer: '1' | Remove it: the tax number is confidential
    legal.odr: 'https://a.eu' | Remove it: the platform of the EU
    github.token: 'ghp_x' | revoke the token
    projects.repositories[0].provider: 'Codeburg' | Did you mean 'codeberg'?
    data: 'snapshots' | Did you mean 'snapshot'?
    seo.url: 'https://me:secret@example.com/?a' | Remove user name and password
    projects.github.mode: 'manuall' | Did you mean 'manual'?
    projects.github.automatic.sortBy: 'size' | Allowed: one of 'stars', 'forks', 'updated'
    projects.latestPublic.limit: 0 | To show none, set \`display: false\` in \`projects.latestPublic\`.
    projects.github.automatic.limit: 101 | Write 100.
    blog.limit: -1 | Write 1.
    themeConfig.defaultTheme: 'lofy' | Did you mean 'lofi'?
    themeConfig.customTheme["base-100"]: 'rgb(0 0 0 / 50%)' | without transparency
    themeConfig.customTheme["--rounded-box"]: '3' | '3rem' or '3px'
    projects.external.projects[0].title: '' | Add \`title\`, or remove the whole entry.
    themeConfig.customTheme["--color-primary"]: 'teal' | Here it is called 'primary'.
    themeConfig.customTheme["--radius-box"]: '1rem' | Here it is called '--rounded-box'.
    themeConfig.customTheme["--rounded-badge"]: '1rem' | Remove it
    engagements[0].kunde: 'A' | Did you mean \`client\`?
    engagements[0].branche: 'A' | Did you mean \`industry\`?
    engagements[0].aufgaben: 'A' | Did you mean \`tasks\`?
    engagements[0].rolle: 'A' | Did you mean \`roles\`?
    engagements[0].team: '14 Personen' | Write 14 without quotes.
    engagements[0].technologies: 'SAP; ABAP / Python' | ['SAP', 'ABAP', 'Python']
    customSections[0].icon: 'Handshake' | mean 'handshake'?
    customSections[0].text: undefined | Add \`text\`
    skills: [{ group: 'Netze', skills: ['Go'] }] | skills[0].skills | Found the unknown key 'skills'. Did you mean \`list\`? Allowed here: group, list.
    spokenLanguages: [{ name: 'Englisch', level: 'fließend' }] | spokenLanguages[0].level | Write 'C1'.
    spokenLanguages: [{ name: 'Englisch', level: { de: 'C1', en: 'C1' } }] | spokenLanguages[0].level | it is translated for you.
    github: undefined + profile: { name: 'A', bio: 'B', avatar: 'c.svg' } + projects: { github: { manual: { projects: ['b'] } } } | projects.github.manual.projects[0] | Put the account in front: '<account>/b'.
    themeConfig: { defaultTheme: 'custom' } | themeConfig.customTheme | Add your colours
    themeConfig: { themes: ['light', 'custom'] } | themeConfig.customTheme | Add your colours
    services: { list: [{ name: 'A', vat: 'included' }], prices: { vat: 'smallBusiness' } } | services.list[0].vat | with \`services.prices.vat\` 'smallBusiness' there is no VAT
    layout: { left: ['skillz'] } | layout.left[0] | Did you mean 'skills'?
    layout: { phone: ['blog'] } | layout.phone[0] | Did you mean 'articles'?
    layout: { right: ['educations'] } | layout.right[0] | Did you mean 'education'?
    layout: { wide: ['xyzzy'] } | layout.wide[0] | from the page’s address
    layout: { left: ['profile'] } | layout.left[0] | stays at the top. Remove it.
    layout: { left: 'skills, details' } | layout.left | ['skills', 'details']
    layout: { left: ['skills', 'skills'] } | layout.left[1] | the 1st entry of layout.left already
    layout: { order: ['skills'], left: ['skills'] } | layout.order | Allowed: one of 'developer', 'consultant'
    layout: { left: ['skills'], wide: ['skills'] } | layout.wide[0] | the 1st entry of layout.left already
    customSections: [{ id: 'Über mich', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | Write 'ueber-mich'.
    customSections: [{ id: 'skills', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | which is a section that the page has anyway
    customSections: [{ id: 'main', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | The page has a place of this name already.
    customSections: [{ id: 'werte', header: 'Werte', text: { de: 'Text', en: 5 } }] | customSections[0].text.en | Write '5', in quotes.
    customSections: [{ id: 'werte', header: 'Werte', text: 'Ich bin da.' }, { id: 'werte', header: 'Werte', text: 'Ich bin da.' }] | customSections[1].id | is the \`id\` of the 1st custom section already
    customSections: [{ id: 'werte', header: 'Werte', text: 'Ich bin da.' }] + layout: { left: ['wertte'] } | layout.left[0] | Did you mean 'werte'?
    languages: 'en' | languages | Write ['en'].
    languages: ['xx'] | languages[0] | one of 'de', 'en'
    wording: 'german-only' | wording | Did you mean 'german'?
    profile: { name: { de: 'Max', en: 'Max' } } | profile.name | It is the same in every language
    profile: { bio: { de: 'Ich', en: 5 } } | profile.bio.en | Write '5', in quotes.
    profile: { bio: { de: 'Ja.', klingon: "HIja'." } } | profile.bio.klingon | Allowed: de, en.
    profile: { bio: { de: 'Ja.', english: 'Yes.' } } | profile.bio.english | Did you mean \`en\`?
    profile: { bio: { 'de-DE': 'Ja.', en: 'Yes.' } } | profile.bio["de-DE"] | Did you mean \`de\`?
    profile: { bio: { deutsch: 'Ja.', englich: 'Yes.' } } | profile.bio.deutsch | Did you mean \`de\`? | profile.bio.englich | Did you mean \`en\`?
    profile: { bio: { foo: 'Ja.' } } | profile.bio | one for each language
    skills: { de: ['Netze'], en: ['Networks'] } | skills | within the list: [{ de: '…', en: '…' }]
    resume: { fileUrl: { de: 'a.pdf', en: 'example.com/a.pdf' } } | resume.fileUrl.en | Write 'https://
`;

describe('A mistake is told with its field and a cure:', () => {
  it.each(mistakes)('%s', (changes = '', ...cells) => {
    const { value, path } = changedBy(changes);
    const told = problemsOf(value);
    const isPlace = (cell: string) =>
      /^(?:\w|\[")[\w.[\]" -]*$/.test(cell) && told.some((one) => one.path === cell);
    const places = cells.filter(isPlace);
    expect(told.map((one) => one.path)).toEqual(places.length > 0 ? places : [path]);
    const messages = told.map(({ message }) => message);
    for (const message of messages) expect(message).toMatch(/^(Found .+|Missing)/);
    for (const words of cells.filter((cell) => !isPlace(cell))) expect(messages.join('\n')).toContain(words);
    for (const { path: place, correct } of told.filter((one) => one.correct !== undefined))
      expect(problemsOf(changed(place, correct, value)).filter((one) => one.path.startsWith(place))).toEqual(
        [],
      );
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
    ['a text', 'octocat', "Found the text 'octocat'. Write { github: 'octocat' }."],
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
