import { describe, expect, it } from 'vitest';
import { serviceCategoryTone, statusTone } from '../../model/badge-tone.ts';
import { compileSite } from '../compile-site.ts';
import config, { changed, job, own, warningsOf } from '../complete-config.fixture.ts';
import type { Config } from '../config.ts';
import { knownStatuses } from '../fields/projects.ts';
import { knownCategories } from '../fields/services.ts';
import { nothingByDefault, shownByDefault } from '../shown-by-default.ts';

const now = Date.UTC(2026, 2, 10, 12);
const site = { ...config, engagements: [job], customSections: [own] };

describe('The site is built, and the owner is warned of', () => {
  it.each<[path: string, value: unknown, message: string]>([
    ['certifications[0].year', '25', 'four digits'],
    ['certifications[0].year', '20255', 'which is not understood as a date'],
    ['certifications[0].year', '2025-02-30', 'Write a day'],
    ['projects.github.manual.projects', [], 'Add some as owner/name'],
    ['googleAnalytics.id', 'G-XXXXXXXXXX', 'Compare it'],
    ['googleAnalytics.id', 'UA-12345-1', 'Google has ended'],
    ['googleAnalytics.id', '12345', "such as 'G-ABC123DEF4'"],
    ['seo.url', 'http://max.de', "Write 'https://max.de'."],
    ['seo.imageURL', 'https://max.example/me.webp', 'Use a PNG or JPEG file'],
    [
      'legal.street',
      'Postfach 12',
      'but § 5 DDG wants an address to which papers can be served. Write street',
    ],
    ['services.list[0].link', 'https://https://cal.example/x', "Write 'https://cal.example/x'."],
    ['services.list[0].link', 'https://cal.example/my meeting', "Write 'https://cal.example/my%20meeting'."],
    ['services.list[0].link', 'http://localhost:3000/x', 'only your own computer has'],
    ['profile.bio', 'TODO: schreiben', "Found 'TODO'"],
    ['profile.location', 'LÃ¼beck', "Write 'Lübeck'."],
    ['services.list[0].pricing', '5,900 €', "Write '5.900 €'."],
    ['services.list[0].features', ['A', 'B', 'C', 'D', 'E'], "Visitors do not see: 'D', 'E'."],
    ['legal.postalCode', 1067, "Write '01067' in quotes"],
    ['legal.postalCode', 'Berlin', 'its five digits'],
    ['footer', '<p style="color:red">A</p>', 'Found style="color:red"'],
    ['footer', 'A<iframe src="https://a.de">', 'Found <iframe>, which is not shown. Remove it.'],
    ['footer', '**Erika**', "Found '**Erika**', Markdown"],
    ['blog.source', 'wordpress', 'the blog is not shown'],
    ['blog.source', 'dev.to', "Did you mean 'dev'?"],
    ['blog.limit', 20, 'Write 10 or less.'],
    ['services.list[0].icon', 'rocket', "the one of 'consulting' is shown"],
    ['services.list[0].icon', 'fire-wall', "Did you mean 'firewall'?"],
    ['services.list[0].category', 'Infrastruktur', "Did you mean 'Infrastructure'?"],
    ['services.display', undefined, 'Add `display: true`'],
    ['projects.private.display', undefined, 'Add `display: true`'],
    ['projects.private.projects[0].status', 'abgeschlossen', "Did you mean 'Abgeschlossen'?"],
    ['publications[0]', { authors: 'B' }, 'Found an entry without title: it is not shown.'],
    ['social.stackoverflow', 'max', "such as '1/jeff-atwood'"],
    ['profile.avatar', 'http://a.de/a.png', "Write 'https://a.de/a.png'"],
    ...['name', 'street', 'postalCode', 'city', 'email', 'phone'].map((key): [string, undefined, string] => [
      `legal.${key}`,
      undefined,
      `with your own data.`,
    ]),
    ['legal.phone', '  ', '§ 5 DDG'],
    ['legal.hosting.provider', undefined, 'Add `hosting: {'],
    ['legal.vatId', undefined, '`businessId:'],
    ...Object.entries(shownByDefault).map(([block, message]): [string, undefined, string] => [
      block,
      undefined,
      message,
    ]),
    ['profile', {}, 'is an error screen for new visitors while GitHub does not answer'],
    ['availability.from', '2025-12-09', "write 'sofort'"],
    ['engagements[0].from', '2027-09', 'a month that is still to come'],
    ['engagements[0].to', '2026-12', "so write 'heute'"],
    ['engagements[0].to', '2024-12', "which is before '2025-01'"],
    ['engagements[0].roles', [], 'Missing'],
    ['customSections[0].text', 'Ein <video></video>', 'Found <video>, which is not shown.'],
    ['testimonials.origin', undefined, '§ 5b Abs. 3 UWG wants'],
    ['legal', undefined, "legal: { name: '…', street: '…'"],
    ['services.prices', { vat: 'excluded', audience: 'consumers' }, "together with audience 'consumers'"],
  ])('%s: %s', (path, value, message) => {
    const warnings = warningsOf(changed(path, value, site), { now });
    expect(warnings).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it.each<[blocks: Config, ...expected: string[]]>([
    [
      { themeConfig: { themes: ['light'], customTheme: { primary: 'teal' } } },
      'themeConfig.customTheme',
      "Add 'custom' to `themes`",
    ],
    [
      { themeConfig: { defaultTheme: 'procyon', themes: ['procyon'], customTheme: { primary: 'teal' } } },
      'themeConfig.customTheme',
      "whose colours it changes in gitprofile only. Write `defaultTheme: 'custom'`.",
    ],
    [
      { themeConfig: { disableSwitch: true, customTheme: { primary: 'teal' } } },
      'themeConfig.customTheme',
      "`defaultTheme: 'custom'`",
    ],
    [
      { base: '/', seo: { url: 'https://max.github.io/site' } },
      'seo.url',
      "Write 'https://max.github.io', or set base to '/site/'.",
    ],
    [{ blog: { source: 'feed' } }, 'blog.url', 'Add the address of the feed'],
    [{ blog: { source: 'medium' } }, 'blog.username', 'at Medium'],
    [
      { blog: { username: 'a', url: 'https://blog.example/feed.xml' } },
      'blog.source',
      "Write `source: 'feed'`",
    ],
    [
      { projects: { github: { manual: { projects: ['a/b'] } } } },
      'projects.github.mode',
      "Add `mode: 'manual'`",
    ],
    [
      { availability: { from: 'ausgebucht', until: '2026-03-09' } },
      'availability.until',
      "the page says 'Ab sofort verfügbar'",
    ],
    [
      { availability: { from: '2026-05-01', until: '2026-04-01' } },
      'availability.until',
      "before '2026-05-01' in `from`",
    ],
    [
      { experiences: [{ from: { de: 'März 2018', en: 'spring 2018' } }] },
      'languages',
      "Missing 'en'",
      'experiences[0].from',
      "Found 'spring 2018'",
    ],
    [
      { experiences: [{ from: 'April 2018', to: '03/2018' }] },
      'experiences[0].to',
      "Found '03/2018', which is before 'April 2018'",
    ],
    [
      { experiences: [{ from: '2018', to: '2017-12' }] },
      'experiences[0].to',
      "Found '2017-12', which is before '2018'",
    ],
    [{ engagements: [{ ...job, clientName: 'Geheim GmbH' }] }, 'engagements[0].client', 'Missing'],
    [
      {
        engagements: [
          { ...job, technologies: ['Node.js'] },
          { ...job, technologies: ['PHP', 'Node'] },
          { ...job, technologies: ['Node'] },
        ],
      },
      'engagements[1].technologies[1]',
      "Found 'Node', which is 'Node.js' elsewhere",
    ],
    [
      { engagements: [job, { ...job, from: '2022-01', to: '2023-11' }] },
      'engagements[0].from',
      "Found '2025-01', 13 months after",
    ],
    [
      {
        engagements: [
          { ...job, client: 'Handel', clientName: 'Geheim GmbH', result: 'Die geheim gmbh war zufrieden.' },
        ],
      },
      'engagements[0].result',
      "Found 'Geheim GmbH', the `clientName`",
    ],
    [
      { engagements: [{ ...job, client: 'Auto', clientName: 'BMW AG', result: 'Bei BMW in Betrieb.' }] },
      'engagements[0].result',
      "Found 'BMW AG', the `clientName`",
    ],
    [
      {
        engagements: [{ ...job, client: 'Handel', clientName: 'Otto (GmbH & Co KG)', result: 'Ottos Lager' }],
      },
      'engagements[0].result',
      '`clientName`',
    ],
    [
      { engagements: [{ ...job, client: 'Hansewerft GmbH', clientName: 'Werft, 300 Leute' }] },
      'engagements[0].clientName',
      'Exchange the two',
    ],
    [
      { engagements: [{ ...job, client: 'Handel', clientName: 'Erika Beispiel' }] },
      'testimonials.list[0].name',
      '`clientName`',
    ],
    [
      { services: { display: true, list: [{ name: 'X', pricing: '80€/Stunde' }] } },
      'services.prices',
      "such as '80€/Stunde'. Consumers",
    ],
    [
      {
        services: { display: true, list: [{ name: 'X', pricing: '100 netto' }], prices: { vat: 'included' } },
      },
      'services.list[0].pricing',
      'without a currency',
      'services.list[0].pricing',
      'says otherwise',
    ],
    [
      { services: undefined, availability: { from: 'sofort', rate: '90 €/Stunde' } },
      'services.prices',
      "'90 €/Stunde'",
    ],
    [
      {
        services: {
          display: true,
          list: [{ name: 'A', vat: 'excluded', audience: 'both' }],
          prices: { vat: 'included' },
        },
      },
      'services.list[0].vat',
      'with tax (PAngV)',
    ],
    [
      { services: { display: true, list: [{ name: 'A', vat: 'excluded' }], prices: { vat: 'included' } } },
      'services.list[0].vat',
      "Add `audience: 'businesses'`",
    ],
    ...['GmbH', 'UG (haftungsbeschränkt)', 'GmbH & Co. KG', 'e. V.'].map(
      (legalForm): [Config, ...string[]] => [
        { legal: { ...config.legal, legalForm } },
        ...['legal.representative', 'Missing', 'legal.register', 'Missing'],
      ],
    ),
    [{ legal: { ...config.legal, legalForm: 'e. K.' } }, 'legal.register', 'Missing'],
    ...(['willing', 'obliged'] as const).map((participation): [Config, ...string[]] => [
      { legal: { ...config.legal, consumerDispute: { participation, body: { name: 'A' } } } },
      ...['legal.consumerDispute.body', 'Incomplete'],
    ]),
    [{ legal: { ...config.legal, chamber: 'Ingenieurkammer' } }, 'legal.professionalTitle', 'Missing'],
    [
      { layout: { left: ['skills', 'publications'] } },
      'layout.left[1]',
      "Found the text 'publications', a section that is not on the page. Switch `publications` on or fill it, or remove it here.",
    ],
    [
      { footer: { de: 'Ende', en: 'End' }, profile: { bio: { de: 'Ja.', en: 'Yes.' } } },
      'languages',
      "Missing 'en', in which there are texts, such as profile.bio.en: no page shows them. Write `languages: ['de', 'en']`, or remove them.",
    ],
    [
      { legal: { ...config.legal, street: 'Musterstadt', city: 'Hauptstraße 5' } },
      'legal.street',
      'Exchange the two',
    ],
    [
      { legal: { ...config.legal, editor: { name: 'Eva Muster', address: 'Ring 1, 1010 Wien' } } },
      'legal.editor.address',
      'must live in Germany',
    ],
    [
      { experiences: [{ company: 'A' }, { company: 'A' }] },
      'experiences[1]',
      'the same as the 1st experience',
    ],
    [{ skills: ['ABAP', 'Abap'] }, 'skills[1]', "which is 'ABAP' elsewhere"],
  ])('%j', (blocks, ...expected) => {
    const told = warningsOf({ ...config, ...blocks }, { now }).flatMap(({ path, message }) => [
      path,
      message,
    ]);
    expect(told).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  it.each([
    ...['**fett**', 'Siehe [hier](https://a.de).', '# Über mich', 'Ich kann:\n- dies\n- das', '`npm start`'],
    ...['Ein <b>Wort</b>', 'Zeile<br/>Zeile', 'M&uuml;ller &amp; Co', 'Raum&#160;1'],
  ])('markup in a plain text: %j', (text) => {
    const name = /[<&]/.test(text) ? 'HTML' : 'Markdown';
    const message = expect.stringContaining(`, ${name} that the page shows as it is.`);
    expect(warningsOf(changed('profile.bio', text))).toEqual([{ path: 'profile.bio', message }]);
  });
});

describe('What is left of the example is one warning', () => {
  it.each([
    ['github.username', 'mira', 'profile.name', /social\.email.* seo\.url.* legal\.street/],
    ['profile.name', 'Mira Kühn', 'github.username', /projects\.external\.projects.* legal\.name/],
    ['legal.name', 'Mira Kühn', 'github.username', /profile\.name/],
  ])('once %s is %s', (changedPath, value, path, others) => {
    expect(warningsOf(changed(changedPath, value))).toEqual([
      { path, message: expect.stringMatching(others) },
    ]);
  });

  it('until nothing of it is left, whatever sounds similar', () => {
    const address = { street: 'Musterweg 1', postalCode: '50667', city: 'Köln', vatId: 'DE129273398' };
    const contact = { email: 'mira@kuehn.de', phone: '+49 221 123456', hosting: { provider: 'Host' } };
    const legal = { name: 'Anna Muster', ...address, ...contact };
    const mira = {
      github: { username: 'mira' },
      profile: { name: 'Mira' },
      ...nothingByDefault,
    };
    expect(warningsOf({ ...mira, legal })).toEqual([]);
    const footer = 'Made with <a href="https://github.com/arifszn/gitprofile">GitProfile</a> and ❤️';
    const certifications = [{ name: 'A', body: 'Certification Body Name' }];
    expect(warningsOf({ ...mira, legal, footer, certifications })).toEqual([
      {
        path: 'footer',
        message: expect.stringMatching(/left of gitprofile's template\. More is left in certifications\./),
      },
    ]);
    const hosting = { provider: 'Muster Hosting GmbH' };
    expect(warningsOf({ ...mira, legal: { ...legal, hosting } })).toEqual([
      {
        path: 'legal.hosting.provider',
        message:
          "Found 'Muster Hosting GmbH', which is left of the example. Visitors take it for yours. Write your own, or remove it.",
      },
    ]);
  });
});

describe('The owner is not warned of', () => {
  const blocksWithoutOddities: Config[] = [
    { services: { ...config.services, list: [{ name: 'A', category: 'Schulung' }] } },
    { services: { display: false, list: [{ name: 'A' }] } },
    { layout: { left: ['skills'], phone: ['skills'] } },
    { customSections: [own], layout: { left: ['werte'] } },
    { languages: ['de', 'en'], footer: { de: 'Ende', en: 'End' } },
    {
      services: { ...config.services, prices: { vat: 'excluded' } },
      testimonials: { list: [{ quote: 'Gut.', name: 'Erika' }] },
    },
    {
      testimonials: { list: [{ quote: 'Gut.', name: 'Erika' }], origin: { checked: false, selection: true } },
    },
    { services: undefined },
    {
      services: {
        display: true,
        list: [{ name: 'A', pricing: '80 €', vat: 'excluded', audience: 'businesses' }],
        prices: { vat: 'included' },
      },
    },
    {
      services: {
        display: true,
        list: [{ name: 'A', pricing: '80 €', audience: 'consumers' }],
        prices: { vat: 'included' },
      },
    },
    { services: { display: true, list: [{ name: 'X', pricing: 'Auf Anfrage' }] } },
    { services: { ...config.services, prices: { vat: 'excluded' } } },
    { services: { ...config.services, prices: { vat: 'excluded', audience: 'businesses' } } },
    { services: { ...config.services, prices: { vat: 'smallBusiness', audience: 'consumers' } } },
    { projects: { private: { display: true, projects: [{ name: 'A', status: 'Im Test' }] } } },
    { projects: { github: { display: false, mode: 'manual' } } },
    { googleAnalytics: { id: 'GT-ABC1234' } },
    { resume: { fileUrl: 'http://a.de/cv.pdf' } },
    { educations: [{ degree: 'A', from: 2015, to: 2019 }] },
    { experiences: [{ from: 'seit April 2018' }, { from: '04/2018', to: 'Okt. 2019' }] },
    {
      experiences: [
        { from: '2018-06', to: '2018' },
        { from: '2018', to: 'jetzt' },
      ],
    },
    { certifications: [{ name: 'A', year: '2024-02-29' }] },
    { seo: { url: 'http://localhost:4173' } },
    { seo: { url: 'https://max.github.io/site' } },
    { base: '/portfolio/', seo: { url: 'https://octocat.github.io/portfolio' } },
    { footer: '<a class="text-primary" href="https://a.de">A</a> &amp; Co' },
    { availability: { from: 'sofort' } },
    { availability: { from: 'ausgebucht', until: '2026-06-30' } },
    { availability: { from: '2026-04-01', until: '2026-06-30' } },
    { availability: { from: '2026-01-01' } },
    { availability: { from: '2025-12-10' } },
    { engagements: [{ ...job, client: 'Handel', clientName: 'Geheim GmbH' }] },
    { engagements: [{ ...job, client: 'Handel', clientName: 'Post', technologies: ['PostgreSQL'] }] },
    { engagements: [{ ...job, client: 'Handel', clientName: 'Metro AG', result: 'Ein Metronom.' }] },
    { engagements: [job, { ...job, from: '2022-01', to: '2023-12', technologies: ['TypeScript', 'React'] }] },
    { legal: { ...config.legal, legalForm: 'Einzelunternehmen' } },
    {
      legal: {
        ...config.legal,
        legalForm: 'GmbH',
        representative: 'Erika',
        register: { court: 'Amtsgericht Berlin', number: 'HRB 1' },
      },
    },
    { legal: { ...config.legal, country: 'AT', postalCode: '1010' } },
  ];
  it.each(blocksWithoutOddities)('%j', (blocks) => {
    expect(warningsOf({ ...config, ...blocks }, { now })).toEqual([]);
  });

  it.each([
    ['publications', [{ title: '', link: null }, null]],
    ['legal', { ...config.legal, vatId: undefined, businessId: 'DE129273398-00001' }],
  ])('empty values in %s', (path, value) => {
    expect(warningsOf(changed(path, value), { now })).toEqual([]);
  });

  it.each([
    ...['2 * 3 * 4', 'C# und F#', 'a < b > c', 'Müller & Co; Söhne', 'Array<string>', '[sic] (!)'],
    '- ohne Gewähr -',
  ])('the text %j', (text) => expect(warningsOf(changed('profile.bio', text))).toEqual([]));

  it('a site that is served where it says', () => {
    const seo = { url: 'https://octocat.github.io/portfolio' };
    expect(warningsOf({ ...config, seo }, { base: '/portfolio/' })).toEqual([]);
  });
});

describe('The words that have a meaning here have one on the page:', () => {
  it.each(knownStatuses)('the status %s', (status) => expect(statusTone(status)).not.toBe('neutral'));
  it.each(knownCategories)('the category %s', (category) =>
    expect(serviceCategoryTone(category)).not.toBe('grey'),
  );
});

it("An owner's own braces are not taken for the law's", () => {
  const { warnings } = compileSite(changed('profile.bio', 'Siehe `{siteNotice}`'), { now });
  expect(warnings[0]?.message).toContain("Found '`{siteNotice}`', Markdown");
});
