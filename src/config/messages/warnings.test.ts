import { describe, expect, it } from 'vitest';
import { serviceCategoryTone, statusTone } from '../../model/badge-tone.ts';
import config, { changed, problemsOf, warningsOf } from '../complete-config.fixture.ts';
import { knownStatuses } from '../fields/projects.ts';
import { knownCategories } from '../fields/services.ts';

const now = Date.UTC(2026, 2, 10, 12);
const told = (blocks: object) => warningsOf({ ...config, ...blocks }, { now });

/** @param expected of each warning its path and words of it */
function expectTold(blocks: object, ...expected: readonly string[]): void {
  const pairs = expected.flatMap((path, index) => (index % 2 === 0 ? [[path, expected[index + 1]]] : []));
  expect(told(blocks)).toEqual(
    pairs.map(([path, words]) => ({ path, message: expect.stringContaining(words ?? '') })),
  );
}

const customTheme = { primary: 'teal' };
const feed = 'https://blog.example/feed.xml';
const bio = (text: string) => ({ profile: { ...config.profile, bio: text } });
const priced = (prices: object | undefined, pricing = '80€/Stunde') => ({
  services: { display: true, list: [{ name: 'X', pricing }], prices },
});
const services = (...list: object[]) => ({ services: { display: true, list, prices: { vat: 'included' } } });
const tax = { name: 'A', pricing: '80 €', vat: 'excluded' };
const legal = (changes: object) => ({ legal: { ...config.legal, ...changes } });
const register = { court: 'Amtsgericht Berlin', number: 'HRB 1' };
const entry = { from: '2025-01', title: 'Portal', roles: ['Entwickler'] };
const history = (...engagements: object[]) => ({ engagements });
const secret = { ...entry, client: 'Handel', clientName: 'Geheim GmbH' };
const jobs = (...experiences: object[]) => ({ experiences });

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
    ['seo.url', 'https://max.github.io/site', "Write 'https://max.github.io', or set base to '/site/'."],
    ['seo.imageURL', 'images/me.svg', 'Use a PNG or JPEG file'],
    ['legal.street', 'Postfach 12', 'Write street and number'],
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
  ])('%s: %s', (path, value, message) => {
    const warnings = warningsOf(changed(path, value), { now });
    expect(warnings).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it.each<[object, ...expected: string[]]>([
    [
      { themeConfig: { themes: ['light'], customTheme } },
      'themeConfig.customTheme',
      "Add 'custom' to `themes`",
    ],
    [
      { themeConfig: { disableSwitch: true, customTheme } },
      'themeConfig.customTheme',
      "`defaultTheme: 'custom'`",
    ],
    [{ blog: { source: 'feed' } }, 'blog.url', 'Add the address of the feed'],
    [{ blog: { source: 'medium' } }, 'blog.username', 'at Medium'],
    [{ blog: { username: 'a', url: feed } }, 'blog.source', "Write `source: 'feed'`"],
    [
      { projects: { github: { manual: { projects: ['a/b'] } } } },
      'projects.github.mode',
      "Add `mode: 'manual'`",
    ],
    [{ availability: { from: '2025-12-09' } }, 'availability.from', "write 'sofort'"],
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
      jobs({ from: 'Frühjahr 2020', to: 'heute' }, { from: { de: 'März 2018', en: 'spring 2018' } }),
      'languages',
      "Missing 'en'",
      'experiences[0].from',
      "Found 'Frühjahr 2020', which is not understood as a date",
      'experiences[1].from',
      "Found 'spring 2018'",
    ],
    [
      jobs({ from: 'April 2018', to: '03/2018' }, { from: '2018', to: '2017-12' }),
      'experiences[0].to',
      "Found '03/2018', which is before 'April 2018'",
      'experiences[1].to',
      "Found '2017-12', which is before '2018'",
    ],
    [
      history({ ...entry, from: '2027-09' }),
      'engagements[0].from',
      "Found '2027-09', a month that is still to come",
    ],
    [
      history({ ...entry, to: '2026-12' }),
      'engagements[0].to',
      "Found '2026-12', a month that is still to come",
    ],
    [history({ ...entry, to: '2024-12' }), 'engagements[0].to', "Found '2024-12', which is before '2025-01'"],
    [history({ ...entry, roles: [] }), 'engagements[0].roles', 'Missing'],
    [history({ ...entry, clientName: 'Geheim GmbH' }), 'engagements[0].client', 'Missing'],
    [
      history({ ...entry, technologies: ['Node.js'] }, { ...entry, technologies: ['PHP', 'Node'] }),
      'engagements[1].technologies[1]',
      "Found 'Node', which is 'Node.js' elsewhere",
    ],
    [
      history(entry, { ...entry, from: '2022-01', to: '2023-11' }),
      'engagements[0].from',
      "Found '2025-01', 13 months after",
    ],
    [
      history({ ...secret, result: 'Die geheim gmbh war zufrieden.' }),
      'engagements[0].result',
      "Found 'Geheim GmbH', the `clientName`",
    ],
    [history({ ...secret, clientName: 'Erika Beispiel' }), 'testimonials.list[0].name', '`clientName`'],
    [priced(undefined), 'services.prices', "such as '80€/Stunde'. Consumers"],
    [
      { services: undefined, availability: { from: 'sofort', rate: '90 €/Stunde' } },
      'services.prices',
      "'90 €/Stunde'",
    ],
    [
      priced({ vat: 'excluded', audience: 'consumers' }),
      'services.prices',
      "'excluded' together with audience 'consumers'",
    ],
    [
      services({ ...tax, audience: 'both' }, tax),
      'services.list[0].vat',
      'with tax (PAngV)',
      'services.list[1].vat',
      "Add `audience: 'businesses'`",
    ],
    ...['GmbH', 'UG (haftungsbeschränkt)', 'GmbH & Co. KG', 'e. V.'].map(
      (legalForm): [object, ...string[]] => [
        legal({ legalForm }),
        'legal.representative',
        'Missing',
        'legal.register',
        'Missing',
      ],
    ),
    [legal({ legalForm: 'e. K.' }), 'legal.register', 'Missing'],
    ...['willing', 'obliged'].map((participation): [object, ...string[]] => [
      legal({ consumerDispute: { participation, body: { name: 'A' } } }),
      'legal.consumerDispute.body',
      'Incomplete',
    ]),
    [legal({ chamber: 'Ingenieurkammer' }), 'legal.professionalTitle', 'Missing'],
    [{ legal: undefined }, 'legal', "legal: { name: '…', street: '…'"],
  ])('%j', (blocks, ...expected) => expectTold(blocks, ...expected));

  it.each([
    ...['**fett**', 'Siehe [hier](https://a.de).', '# Über mich', 'Ich kann:\n- dies\n- das', '`npm start`'],
    ...['Ein <b>Wort</b>', 'Zeile<br/>Zeile', 'M&uuml;ller &amp; Co', 'Raum&#160;1'],
  ])('markup in a plain text: %j', (text) => {
    const name = /[<&]/.test(text) ? 'HTML' : 'Markdown';
    expectTold(bio(text), 'profile.bio', `, ${name} that the page shows as it is.`);
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
    expect(warningsOf({ github: { username: 'mira' }, badges: [], legal })).toEqual([]);
    const hosting = { provider: 'Muster Hosting GmbH' };
    expect(warningsOf({ github: { username: 'mira' }, badges: [], legal: { ...legal, hosting } })).toEqual([
      {
        path: 'legal.hosting.provider',
        message:
          "Found 'Muster Hosting GmbH', which is left of the example. Visitors take it for yours. Write your own, or remove it.",
      },
    ]);
  });
});

describe('The owner is not warned of', () => {
  it.each<[path: string, value: unknown]>([
    ['services.list[0].category', 'Schulung'],
    ['projects.private.projects[0].status', 'Im Test'],
    ['services.display', false],
    ['services', undefined],
    [
      'services',
      services({ ...tax, audience: 'businesses' }, { ...tax, vat: undefined, audience: 'consumers' })
        .services,
    ],
    ['services', priced(undefined, 'Auf Anfrage').services],
    ['services.prices', { vat: 'excluded' }],
    ['services.prices', { vat: 'excluded', audience: 'businesses' }],
    ['services.prices', { vat: 'smallBusiness', audience: 'consumers' }],
    ['googleAnalytics.id', 'GT-ABC1234'],
    ['publications', [{ title: '', link: null }, null]],
    ['resume.fileUrl', 'http://a.de/cv.pdf'],
    ['educations[0]', { degree: 'A', from: 2015, to: 2019 }],
    ['experiences', [{ from: 'seit April 2018' }, { from: '04/2018', to: 'Okt. 2019' }]],
    [
      'experiences',
      [
        { from: '2018-06', to: '2018' },
        { from: '2018', to: 'jetzt' },
      ],
    ],
    ['certifications[0].year', '2024-02-29'],
    ['projects.github', { display: false, mode: 'manual' }],
    ['seo.url', 'http://localhost:4173'],
    ['footer', '<a class="text-primary" href="https://a.de">A</a> &amp; Co'],
    ['availability', { from: 'sofort' }],
    ['availability', { from: 'ausgebucht', until: '2026-06-30' }],
    ['availability', { from: '2026-04-01', until: '2026-06-30' }],
    ['availability', { from: '2026-01-01' }],
    ['availability', { from: '2025-12-10' }],
    [
      'engagements',
      [secret, { ...entry, from: '2023-06', to: '2024-03', technologies: ['TypeScript', 'React'] }],
    ],
    ['engagements', [entry, { ...entry, from: '2022-01', to: '2023-12' }]],
    ['legal.legalForm', 'Einzelunternehmen'],
    ['legal', legal({ legalForm: 'GmbH', representative: 'Erika', register }).legal],
    ['legal', legal({ vatId: undefined, businessId: 'DE129273398-00001' }).legal],
    ...['2 * 3 * 4', 'C# und F#', 'a < b > c', 'Müller & Co; Söhne', 'Array<string>', '[sic] (!)'].map(
      (text): [string, string] => ['profile.bio', text],
    ),
    ['profile.bio', '- ohne Gewähr -'],
  ])('%s: %j', (path, value) => {
    expect(warningsOf(changed(path, value), { now })).toEqual([]);
  });

  it('a site that is served where it says, and a postal code of another country', () => {
    const seo = { url: 'https://octocat.github.io/portfolio' };
    expectTold({ base: '/portfolio/', seo, ...legal({ country: 'AT', postalCode: '1010' }) });
    expect(warningsOf({ ...config, seo }, { base: '/portfolio/' })).toEqual([]);
  });
});

it.each(['included', 'excluded'])('A Kleinunternehmer has no VAT, such as %s', (vat) => {
  const list = [{ name: 'A', pricing: '80 €', audience: 'businesses', vat }];
  expect(problemsOf(changed('services', { list, prices: { vat: 'smallBusiness' } }))).toEqual([
    { path: 'services.list[0].vat', message: expect.stringContaining("'smallBusiness' there is no VAT") },
  ]);
});

describe('The words that have a meaning here have one on the page:', () => {
  it.each(knownStatuses)('the status %s', (status) => expect(statusTone(status)).not.toBe('neutral'));
  it.each(knownCategories)('the category %s', (category) =>
    expect(serviceCategoryTone(category)).not.toBe('grey'),
  );
});
