import { describe, expect, it } from 'vitest';
import { blogAt } from '../../../e2e/sites/every-field.ts';
import { serviceCategoryTone, statusTone } from '../../model/badge-tone.ts';
import { table } from '../../table.fixture.ts';
import { compileSite } from '../compile-site.ts';
import config, { changed, job, own, problemsOf, warningsIn } from '../complete-config.fixture.ts';
import { allSources } from '../fields/page.ts';
import { knownStatuses } from '../fields/projects.ts';
import { knownCategories } from '../fields/services.ts';
import { fieldAt, sampleOf } from '../schema-tree.ts';
import { nothingByDefault } from '../shown-by-default.ts';
import { siteOf } from '../site.fixture.ts';
import { type Problem, textsIn, valuesIn } from './problem.ts';
import { hints } from './warnings/legal.ts';

const now = Date.UTC(2026, 2, 10, 12);

/** A configuration with one block of each kind. */
const whole = { ...config, engagements: [job], customSections: [own] };

const key = 'PublicKeyOfYourServerPublicKeyOfYourServer0=';

/** The configuration with changes such as `skills[0]: 7 + blog.limit: 2`, and the place of the first. */
function changedBy(changes: string, original: object = whole) {
  const parts = changes.split(' + ').map((change) => /^(.*?[\w\])]): (.*)$/s.exec(change) ?? []);
  const value = parts.reduce<object>((from, [, path = '', text]) => {
    const read = new Function('config', 'job', 'own', 'key', `return (${text})`);
    return changed(path, read(config, job, own, key), from);
  }, original);
  return { value, path: parts[0]?.[1] ?? '' };
}

/** Compares what is told with the cells of a row: places, unless it is that of the change, and words of the messages. */
function expectTold(told: readonly Problem[], path: string, cells: readonly string[]): void {
  const isPlace = (cell: string) => told.some((one) => one.path === cell);
  const places = cells.filter(isPlace);
  expect(told.map((one) => one.path)).toEqual(places.length > 0 ? places : [path]);
  const messages = told.map(({ message }) => message).join('\n');
  for (const words of cells.filter((cell) => !isPlace(cell))) expect(messages).toContain(words);
}

/** Changes, the path of the message if it is another, and words of the message. */
const mistakes = table`
    github: 'octocat' | such as { username: '…' }
    skills[0]: { list: ['Go'] } | Found a block { … }. Allowed: a text such as 'Docker', or a group such as
    badges: 'images/x.svg' | Allowed: a list [ … ] of which each entry is a block { … } with the keys label,
    contact: 'https://cal.de' | such as { label: '…', link: '…' }
    badges: false | Write [].
    services.list[0].audience: 'business' | Did you mean 'businesses'?
    skills: 'TypeScript' | Write ['TypeScript'].
    skills[2]: 42 | Write '42', in quotes.
    availability: { from: 'sofort', rate: 89.5 } | availability.rate | Did you mean '89,5 €'?
    profile.bio: ['a', 'b'] | Allowed: a text, or one for each language: { de: '…', en: '…'
    projects.github.automatic.limit: '8' | Write 8 without quotes.
    blog.limit: 'two' | Allowed: a whole number from 1 to 100.
    enablePWA: 'true' | Write true without quotes.
    themeConfig.disableSwitch: 'nein' | Write false without quotes.
    contactCard: { phone: true } | Allowed: true or false.
    skills: () => [] | Write plain data
    githubContributions: true | Write { display: true }.
    blog: false | Write { display: false }.
    googleAnalytics: false | Remove it: what is left out is switched off.
    services: [{ name: 'A' }] | such as { display: true, list: [{ name: '…' }] }
    legal.hosting.logDays: -1 | Write 0.
    legal.outsideGermany: true | keeps its Impressum. Remove it, or write \`languages: ['en']\`.
    legal: { outsideGermany: true, country: 'DE' } + languages: ['en'] | legal.outsideGermany | but \`legal.country\` is 'DE'
    github.sortBy: 'stars' | \`projects.github.automatic.sortBy\`
    social.twitter: 'octocat' | \`x\`
    externalProjects: [] | \`projects.external.projects\`
    education: [] | \`educations\`
    themeConfig.hideAvatarRing: false | which is true where this is false
    social.github: 'https://octo-roe.example' | { label: 'github', link: 'https://octo-roe.example' }
    social.github: 'mira' | { label: 'github', link: '…' }
    social.location: 'Köln' | belongs in \`profile\`
    services.list[0].display: false | \`display\` belongs in \`services\`. It is given already: merge the two.
    services.list[0].name: 'Bau \\udc00' | Found half a character, \\udc00, after 'Bau '. | Write the whole character
    profile.bio: 'Netze\\u202e' | Found an invisible character, \\u202e, after 'Netze'.
    services.list[0].dauer: '3 h' | Found the unknown key 'dauer'. Allowed here:
    experiences[0].dauer: '2020 – 2022' | Split it into \`from\` and \`to\`.
    legal["Steuer-Nr"]: '1' | Remove it: the tax number is confidential
    enablePWA: 'constructor' | Found the text 'constructor'. Allowed: true or false.
    githubGraph: true | Did you mean \`githubContributions\`? It is given already: merge the two.
    experiences[0].link: 'https://acme.example' | Did you mean \`companyLink\`?
    biography: 'I build.' | As \`bio\` it belongs in \`profile\`. It is given already: merge the two.
    projects: [{ name: 'A' }] | with the keys github, latestPublic, repositories, private, external, such as { external: { projects: [{ title: '…' }] } }.
    services.prices.vat: 'netto' | Write 'excluded'.
    services.list[0].pricng: '1€' | Did you mean \`pricing\`?
    ["research-gate"]: 'x' | \`research-gate\` belongs in \`social\`.
    projects.github.limit: 3 | \`limit\` belongs in \`projects.github.automatic\`.
    profile.skills: [] | \`skills\` belongs at the top level. It is given already: merge the two.
    profile.email: 'a@b.de' | belongs in \`social\` or in \`legal\`. It is given already
    defaultTheme: 'lofi' | belongs in \`themeConfig\`. It is given already
    constructor: {} | Projects belong in \`projects.external.projects\`, other texts in \`customSections\`.
    social["no such network"]: 'mira' | Add it to \`links\`: { label: 'no such network', link: '…' }.
    legal.address: 'A 1' | Split it into \`street\`, \`postalCode\` and \`city\`.
    legal.odr: 'https://a.eu' | Remove it: the platform of the EU
    github.token: 'ghp_x' | revoke the token
    projects.repositories[0].provider: 'Codeburg' | Did you mean 'codeberg'?
    seo.url: 'https://me:secret@example.com/?a' | Remove user name and password
    projects.github.automatic.sortBy: 'size' | Allowed: one of 'stars', 'forks', 'updated'
    projects.latestPublic.limit: 0 | To show none, write \`display: false\` in \`projects.latestPublic\`.
    projects.github.automatic.limit: 0 | write \`display: false\` in \`projects.github\`.
    projects.github.automatic.limit: 101 | Write 100.
    themeConfig.defaultTheme: 'lofy' | Did you mean 'lofi'?
    themeConfig.customTheme["base-100"]: 'rgb(0 0 0 / 50%)' | without transparency
    themeConfig.customTheme["--rounded-box"]: '3' | '3rem' or '3px'
    projects.external.projects[0].title: '' | Add \`title\`, or remove the whole entry.
    themeConfig.customTheme["--color-primary"]: 'teal' | Here it is called 'primary'.
    themeConfig.customTheme["--radius-box"]: '1rem' | Here it is called '--rounded-box'.
    themeConfig.customTheme["--rounded-badge"]: '1rem' | Remove it
    engagements[0].team: '14 Personen' | Write 14 without quotes.
    engagements[0].technologies: 'SAP; ABAP / Python' | ['SAP', 'ABAP', 'Python']
    customSections[0].icon: 'Handshake' | mean 'handshake'?
    customSections[0].text: undefined | Add \`text\`
    skills: [{ group: 'Netze', skills: ['Go'] }] | skills[0].skills | Found the unknown key 'skills'. Did you mean \`list\`? Allowed here: group, list.
    spokenLanguages: [{ name: 'Englisch', level: 'fließend' }] | spokenLanguages[0].level | Write 'C1'.
    spokenLanguages: [{ name: 'Englisch', level: { de: 'C1', en: 'C1' } }] | spokenLanguages[0].level | it is translated for you.
    github: undefined + profile: { name: 'A', bio: 'B', avatar: 'c.svg' } + projects: { github: { manual: { projects: ['b'] } } } | projects.github.manual.projects[0] | Put the account in front: '<account>/b'.
    themeConfig: { defaultTheme: 'custom' } | themeConfig.customTheme | Add your colours
    services: { list: [{ name: 'A', vat: 'included' }], prices: { vat: 'smallBusiness' } } | services.list[0].vat | with \`services.prices.vat\` 'smallBusiness' there is no VAT
    layout: { left: ['skillz'] } | layout.left[0] | Did you mean 'skills'?
    layout: { phone: ['blog'] } | layout.phone[0] | Did you mean 'articles'?
    layout: { wide: ['xyzzy'] } | layout.wide[0] | from the page’s address
    layout: { left: ['profile'] } | layout.left[0] | stays at the top. Remove it.
    layout: { left: [0] } | layout.left[0] | Found the number 0. Allowed: the name of a section
    layout: { left: 'skills, details' } | layout.left | ['skills', 'details']
    layout: { left: ['skills', 'skills'] } | layout.left[1] | again (see the 1st entry of layout.left)
    layout: { phone: ['skills', 'skills'], paper: ['details', 'details'] } | layout.phone[1] | layout.paper[1] | again (see the 1st entry of layout.paper)
    layout: { order: ['skills'], left: ['skills'] } | layout.order | Allowed: one of 'developer', 'consultant'
    layout: { left: ['skills'], wide: ['skills'] } | layout.wide[0] | again (see the 1st entry of layout.left)
    customSections: [{ id: 'Über mich', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | Write 'ueber-mich'.
    customSections: [{ id: 'skills', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | The page has a place of this name already.
    customSections: [{ id: 'main', header: 'Werte', text: 'Ich bin da.' }] | customSections[0].id | The page has a place of this name already.
    customSections: [{ id: 'werte', header: 'Werte', text: { de: 'Text', en: 5 } }] | customSections[0].text.en | Write '5', in quotes.
    customSections: [{ id: 'werte', header: 'Werte', text: 'Ich bin da.' }, { id: 'werte', header: 'Werte', text: 'Ich bin da.' }] | customSections[1].id | again (see the 1st custom section: id)
    customSections: [{ id: 'werte', header: 'Werte', text: 'Ich bin da.' }] + layout: { left: ['wertte'] } | layout.left[0] | Did you mean 'werte'?
    languages: 'en' | languages | Write ['en'].
    languages: 'xx' | languages | Found the text 'xx'. Allowed: a list [ … ]
    languages: ['xx'] | languages[0] | one of 'de', 'en'
    profile: { name: { de: 'Max', en: 'Max' } } | profile.name | It is the same in every language
    profile: { bio: { de: 'Ich', en: 5 } } | profile.bio.en | Write '5', in quotes.
    profile: { bio: { de: 'Ja.', klingon: "HIja'." } } | profile.bio.klingon | Allowed here: de, en
    profile: { bio: { de: 'Ja.', english: 'Yes.' } } | profile.bio.english | Did you mean \`en\`?
    profile: { bio: { 'de-DE': 'Ja.', en: 'Yes.' } } | profile.bio["de-DE"] | Did you mean \`de\`?
    profile: { bio: { deutsch: 'Ja.', englich: 'Yes.' } } | profile.bio.deutsch | Did you mean \`de\`? | profile.bio.englich | Did you mean \`en\`?
    profile: { bio: { first: 'Ja.', last: 'Nein.' } } | profile.bio | Found a block { … }. Allowed: a text, or one for each language: { de: '…', en: '…'
    skills: { de: ['Netze'], en: ['Networks'] } | skills | the languages within its entries
    resume: { fileUrl: { de: 'a.pdf', en: 'example.com/a.pdf' } } | resume.fileUrl.en | Write 'https://
    skills: { Netze: ['Go'] } | skills | Allowed: a list [ … ]
    languages: ['de', 'de'] | languages[1] | Found the text 'de' again (see the 1st language). Remove or change one of the two.
    languages: ['en', 'xx', 'en'] | languages[1] | languages[2] | one of 'de', 'en' | (see the 1st language)
    languages: ['Deutsch', 'English'] | languages[0] | languages[1] | Write 'de'. | Write 'en'.
    legal.mobile: '+49 170 1' | Did you mean \`phone\`? It is given already: merge the two.
    services.prices.kleinunternehmer: true | Did you mean \`vat\`?
    faq: [{ question: 'A', answer: 'B' }] | other texts in \`customSections\`
    logo: 'images/x.jpg' | public/icons/icon.svg
    seo.keywords: 'a, b' | search engines ignore keywords
    engagements[0].zeitraum: '2024' | Split it into \`from\` and \`to\`.
    kontakt: { email: 'a@b.de' } | \`email\` and \`phone\` belong in \`social\`
    remoteSupport: { server: 'https://rustdesk.example.com/', key } | remoteSupport.server | Write 'rustdesk.example.com'.
    remoteSupport: { server: 'my server', key } | remoteSupport.server | Allowed: a host name
    remoteSupport: { server: '2001:db8::1', key } | remoteSupport.server | Allowed: a host name
    remoteSupport: { server: "a';id;'", key } | remoteSupport.server | Allowed: a host name
    remoteSupport: { server: 'a.de:99999', key } | remoteSupport.server | Allowed: a host name
    remoteSupport: { server: 'nas', key: key.slice(4) } | remoteSupport.key | Allowed: the content of id_ed25519.pub
    remoteSupport: { server: 'nas', key: 'A'.repeat(86).concat('==') } | remoteSupport.key | the secret key of your server
    remoteSupport: { server: 'nas' } | remoteSupport.key | Missing. Add \`key\`
    remoteSupport: { server: 'nas', key, relay: 'tcp://relay.example' } | remoteSupport.relay | Write 'relay.example'.
    remoteSupport: { server: 'nas', key, api: 'rustdesk.example.com' } | remoteSupport.api | such as 'https://rustdesk.example.com'
    remoteSupport: { server: 'nas', key, api: "https://a.example/'" } | remoteSupport.api | Allowed: an address
    remoteSupport: { server: 'nas', key, port: 21116 } | remoteSupport.port | Allowed here: display, server, key
    remoteSupport: { key } | remoteSupport.server | Missing. Add \`server\`, or remove key,
    remoteSupport: { relay: 'a.de', api: 'https://a.example' } | remoteSupport.server | remove relay, api,
`;

/** The same for values that are allowed, but perhaps not meant. */
const warnings = table`
  services.list[0].name: 'Netz'.repeat(21) | a name of 84 characters | Shorten it to 80
  services.list[0].pricing: '690 € inkl. MwSt' + services.prices.vat: 'excluded' | than 'inkl. MwSt' | is 'excluded'
  social.website: 'kuehn.de' | Write 'https://kuehn.de'.
  customSections[0].text: '[Seite](www.kuehn.de)' | Write 'https://www.kuehn.de'.
  customSections[0].text: '[Mail](hallo@kuehn.de)' | Write 'mailto:hallo@kuehn.de'.
  footer: { en: 'The end' } | Missing 'de' | \`de: '…'\`
    certifications[0].year: '25' | four digits
    certifications[0].year: '20255' | which is not understood as a date
    certifications[0].year: '2025-02-30' | Write a day
    projects.github.manual.projects: [] | Add some as owner/name
    googleAnalytics.id: 'G-XXXXXXXXXX' | Compare it
    googleAnalytics.id: 'UA-12345-1' | Google has ended
    seo.url: 'http://max.de' | Write 'https://max.de'.
    seo.imageURL: 'https://max.example/me.webp' | Use a PNG or JPEG file
    legal.street: 'Postfach 12' | but § 5 DDG wants an address to which papers can be served. Write street
    services.list[0].link: 'https://https://cal.example/x' | Write 'https://cal.example/x'.
    services.list[0].link: 'https://cal.example/my meeting' | Write 'https://cal.example/my%20meeting'.
    services.list[0].link: 'http://localhost:3000/x' | only your own computer has
    profile.bio: 'TODO: schreiben' | with 'TODO', which visitors read
  experiences: [{ company: 'Company Name' }] | experiences[0].company | with 'Company Name', which visitors read
    profile.location: 'LÃ¼beck' | Write 'Lübeck'.
    services.list[0].pricing: '5,900 €' | Write '5.900 €'.
    services.list[0].features: ['A', 'B', 'C', 'D', 'E'] | Visitors do not see: 'D', 'E'.
    legal.postalCode: 1067 | Write '01067', or name
    legal.postalCode: 'Berlin' | its five digits
    footer: '<p style="color:red">A</p>' | Found style="color:red"
    footer: 'A<iframe src="https://a.de">' | Found <iframe>, which is not shown
    footer: '**Erika**' | '**Erika**', Markdown
    blog.source: 'wordpress' | the blog is not shown
    blog.source: 'dev.to' | Did you mean 'dev'?
    blog.limit: 20 | Write 10 or less.
    services.list[0].icon: 'rocket' | the one of 'consulting' is shown
    services.list[0].category: 'Infrastruktur' | Did you mean 'Infrastructure'?
    services.display: undefined | Add \`display: true\`
    projects.private.display: undefined | Add \`display: true\`
    projects.private.projects[0].status: 'abgeschlossen' | Did you mean 'Abgeschlossen'?
    publications[0]: { authors: 'B' } | Found an entry without title: it is not shown.
    social.stackoverflow: 'max' | such as '1/jeff-atwood'
    profile.avatar: 'http://a.de/a.png' | Write 'https://a.de/a.png'
    legal.name: undefined | with your own data.
    legal.phone: undefined | with your own data.
    legal.phone: '  ' | § 5 DDG
    legal.hosting.provider: undefined | Add \`hosting: {
    legal.vatId: undefined | \`businessId:
    badges: undefined | Write \`badges: []\` if
    remoteSupport: undefined | Write \`remoteSupport: { display: false }\` if
    profile: {  } | is an error screen for new visitors while GitHub does not answer
    availability.from: '2025-12-09' | write 'sofort'
    engagements[0].from: '2027-09' | a month that is still to come
    engagements[0].to: '2026-12' | Write 'heute', or leave it out.
    engagements[0].to: '2024-12' | which is before '2025-01'
    engagements[0].roles: [] | Missing
    customSections[0].text: 'Ein <video></video>' | Found <video>, which is not shown.
    testimonials.origin: undefined | § 5b Abs. 3 UWG wants
    legal: undefined | legal: { name: '…', street: '…'
    legal: { outsideGermany: true } + languages: ['en'] | legal.name | who is responsible | legal.email | how to reach you
    services.prices: { vat: 'excluded', audience: 'consumers' } | together with audience 'consumers'
    themeConfig: { themes: ['light'], customTheme: { primary: 'teal' } } | themeConfig.customTheme | Add 'custom' to \`themes\`
    base: '/' + seo: { url: 'https://max.github.io/site' } | seo.url | Write 'https://max.github.io', or set base to '/site/'.
    blog: { source: 'feed' } | blog.url | Add the address of an RSS
    blog: { source: 'medium' } | blog.username | no articles of Medium are shown. Add your name
    blog: { username: 'a', url: 'https://blog.example/feed.xml' } | blog.source | Write \`source: 'feed'\`
    projects: { github: { manual: { projects: ['a/b'] } } } | projects.github.mode | Add \`mode: 'manual'\`
    availability: { from: 'ausgebucht', until: '2026-03-09' } | availability.until | the page says 'Ab sofort verfügbar'
    availability: { from: '2026-05-01', until: '2026-04-01' } | availability.until | before '2026-05-01' in \`from\`
    experiences: [{ from: { de: 'März 2018', en: 'spring 2018' } }] | languages | experiences[0].from.en | Found 'spring 2018'
    experiences: [{ from: 'April 2018', to: '03/2018' }] | experiences[0].to | Found '03/2018', which is before 'April 2018'
    engagements: [{ ...job, clientName: 'Geheim GmbH' }] | engagements[0].client | Missing
    engagements: [{ ...job, technologies: ['Node.js'] }, { ...job, technologies: ['PHP', 'Node'] }, { ...job, technologies: ['Node'] }] | engagements[1].technologies[1] | Found 'Node', which is 'Node.js' elsewhere
    skills: ['ABAP', { group: 'SAP', list: ['Abap'] }] | skills[1].list[0] | which is 'ABAP' elsewhere
    engagements: [job, { ...job, from: '2022-01', to: '2023-11' }] | engagements[0].from | Found '2025-01', 13 months after
    engagements: [{ ...job, client: 'Handel', clientName: 'Geheim GmbH', result: 'Die geheim gmbh war zufrieden.' }] | engagements[0].result | 'Geheim GmbH', the \`clientName\`
    engagements: [{ ...job, client: 'Handel', clientName: 'Otto (GmbH & Co KG)', result: 'Ottos Lager' }] | engagements[0].result | \`clientName\`
    engagements: [{ ...job, client: 'Hansewerft GmbH', clientName: 'Werft, 300 Leute' }] | engagements[0].clientName | Exchange the two
    engagements: [{ ...job, client: 'Handel', clientName: 'Erika Beispiel' }] | testimonials.list[0].name | \`clientName\`
    services: { display: true, list: [{ name: 'X', pricing: '80€/Stunde' }] } | services.prices | such as '80€/Stunde'. Consumers
    services: { ...config.services, list: [{ name: 'X', pricing: '100 netto' }] } | services.list[0].pricing | without a currency | services.list[0].pricing | says otherwise
    services: undefined + availability: { from: 'sofort', rate: '90 €/Stunde' } | services.prices | '90 €/Stunde'
    services: { ...config.services, list: [{ name: 'A', vat: 'excluded', audience: 'both' }] } | services.list[0].vat | with tax (PAngV)
    services: { ...config.services, list: [{ name: 'A', vat: 'excluded' }] } | services.list[0].vat | Add \`audience: 'businesses'\`
    legal: { ...config.legal, legalForm: 'GmbH' } | legal.representative | Missing | legal.register | Missing
    legal: { ...config.legal, legalForm: 'e. K.' } | legal.register | Missing
    legal: { ...config.legal, consumerDispute: { participation: 'willing', body: { name: 'A' } } } | legal.consumerDispute.body | Incomplete
    legal: { ...config.legal, chamber: 'Ingenieurkammer' } | legal.professionalTitle | Missing
    layout: { left: ['skills', 'publications'] } | layout.left[1] | Found the text 'publications', a section that is not on the page. Switch \`publications\` on or fill it, or remove it here.
    footer: { de: 'Ende', en: 'End' } + profile: { bio: { de: 'Ja.', en: 'Yes.' } } | languages
    legal: { ...config.legal, street: 'Musterstadt', city: 'Hauptstraße 5' } | legal.street | Exchange the two
    legal: { ...config.legal, editor: { name: 'Eva Muster', address: 'Ring 1, 1010 Wien' } } | legal.editor.address | must live in Germany
    experiences: [{ company: 'A' }, { company: 'A' }] | experiences[1] | the same as the 1st experience
    languages: ['en', 'de'] + services.list[0].pricing: { de: 'ab 2,500 €', en: 'from €2,500' } | services.list[0].pricing.de | Write 'ab 2.500 €'.
    services.list[0].pricing: 'ab 2.500.-' | Write 'ab 2.500 €'.
    services.list[0].pricing: '90,– pro Stunde' | Write '90 € pro Stunde'.
    social.phone: '0170 1234567' | Write '+49 170 1234567'.
    social.phone: '940.555.0100' | Write it with the country in front
    social.phone: '+49 04131 12345' | Write '+49 4131 12345'.
    legal.phone: '0664 123456' + legal.country: 'AT' | Write '+43 664 123456'.
    legal.city: '12345 Musterstadt' | Write 'Musterstadt'.
    legal.vatId: 'DE129273399' | whose last digit does not fit
    availability: { from: '2207-01-15' } | availability.from | Correct the year.
    skills: ['Linux, Docker, Python'] | skills[0] | Write an entry for each: 'Linux', 'Docker', 'Python'.
    profile.bio: '**fett**' | '**fett**', Markdown that the page shows as it is.
    profile.bio: 'Siehe [hier](https://a.de).' | Markdown that
    profile.bio: 'Ein <b>Wort</b>' | HTML that
    profile.bio: 'M&uuml;ller &amp; Co' | HTML that
    github.username: 'mira' | profile.name | left of the example. More is left in | social.email | seo.url | legal.street
    profile.name: 'Mira Kühn' | github.username | projects.github.manual.projects | legal.name
    legal.name: 'Mira Kühn' | github.username | profile.name
    profile.bio: 'Siehe \`{siteNotice}\`' | '\`{siteNotice}\`', Markdown
`;

/** Changes without a warning. */
const fine = table`
    services: { ...config.services, list: [{ name: 'A', category: 'Schulung' }] }
    services: { display: false, list: [{ name: 'A' }] }
    layout: { left: ['skills'], phone: ['skills'] }
    customSections: [own] + layout: { left: ['werte'] }
    languages: ['de', 'en'] + footer: { de: 'Ende', en: 'End' }
    services: { ...config.services, prices: { vat: 'excluded' } } + testimonials: { list: [{ quote: 'Gut.', name: 'Erika' }] }
    services: undefined
    services: { ...config.services, list: [{ name: 'A', pricing: '80 €', vat: 'excluded', audience: 'businesses' }] }
    services: { ...config.services, list: [{ name: 'A', pricing: '80 €', audience: 'consumers' }] }
    services: { display: true, list: [{ name: 'X', pricing: 'Auf Anfrage' }] }
    services: { ...config.services, prices: { vat: 'excluded' } }
    services: { ...config.services, prices: { vat: 'smallBusiness', audience: 'consumers' } }
    projects: { private: { display: true, projects: [{ name: 'A', status: 'Im Test' }] } }
    projects: { github: { display: false, mode: 'manual' } }
    googleAnalytics: { id: 'GT-ABC1234' }
    resume: { fileUrl: 'http://a.de/cv.pdf' }
    educations: [{ degree: 'A', from: 2015, to: 2019 }]
    experiences: [{ from: 'seit April 2018' }, { from: '04/2018', to: 'Okt. 2019' }]
    experiences: [{ from: '2018-06', to: '2018' }, { from: '2018', to: 'jetzt' }]
    certifications: [{ name: 'A', year: '2024-02-29' }]
    seo: { url: 'http://localhost:4173' }
    seo: { url: 'https://max.github.io/site' }
    base: '/portfolio/' + seo: { url: 'https://octocat.github.io/portfolio' }
    footer: '<a class="text-primary" href="https://a.de">A</a> &amp; Co'
    availability: { from: 'sofort' }
    availability: { from: 'ausgebucht', until: '2026-06-30' }
    availability: { from: '2026-04-01', until: '2026-06-30' }
    availability: { from: '2026-01-01' }
    availability: { from: '2025-12-10' }
    engagements: [{ ...job, client: 'Handel', clientName: 'Geheim GmbH' }]
    engagements: [{ ...job, client: 'Handel', clientName: 'Post', technologies: ['PostgreSQL'] }]
    engagements: [{ ...job, client: 'Handel', clientName: 'Metro AG', result: 'Ein Metronom.' }]
    engagements: [job, { ...job, from: '2022-01', to: '2023-12', technologies: ['TypeScript', 'React'] }]
    legal: { ...config.legal, legalForm: 'Einzelunternehmen' }
    legal: { ...config.legal, legalForm: 'GmbH', representative: 'Erika', register: { court: 'Amtsgericht Berlin', number: 'HRB 1' } }
    legal: { ...config.legal, postalCode: '1010', country: 'AT' }
    languages: ['de', 'en'] + services.list[0].pricing: { de: 'ab 2.500 €', en: 'from €2,500' } + languages: ['de', 'en']
    social.phone: '+49 (0) 30 12345'
    social.phone: '(+49) 157-30404'
    profile.bio: '🚀🚀'
    profile.bio: '2 * 3 * 4'
    profile.bio: 'C# und F#'
    profile.bio: 'a < b > c'
    profile.bio: 'Müller & Co; Söhne'
    profile.bio: 'Array<string>'
    profile.bio: '[sic] (!)'
    profile.bio: '- ohne Gewähr -'
    publications: [{ title: '', link: null }, null]
    remoteSupport: { server: '[2001:db8::1]:21116', key, relay: '192.0.2.7:21117', api: 'https://rustdesk.example.com:8443/' }
    remoteSupport: { server: 'nas', key }
    legal.vatId: undefined + legal.businessId: 'DE129273398-00001'
`;

/** Further facts, of which an owner who has named nobody yet is not reminded. */
const reminders = table`
    legal: { name: 'Erika' } | legal.insurance | legal.terms | legal.jurisdiction | Missing. | one of four ways | § 2 DL-InfoV | leave it if it does not concern you.
    legal: { name: 'Erika', insurance: { insurer: 'V AG' }, terms: 'agb.pdf', jurisdiction: 'Es gilt.' } | legal.insurance.address | legal.insurance.territory | Missing
    contact: { label: 'Jetzt buchen', link: 'https://cal.example' } | contact.label | § 356a BGB
    contact: { label: { de: 'Termin', en: 'Book a call' }, link: 'https://cal.example' } | contact.label.en | § 356a BGB
    customSections: [{ id: 'a', header: 'A', text: 'Hier [Kurs kaufen](https://a.de).' }] | customSections[0].text | § 356a BGB
    footer: '<a href="https://a.de">Kurs bestellen</a>' | § 356a BGB
    engagements: [{ ...job, title: 'Portal von Rosa Muster', tasks: ['Siehe rosamuster.dev', 'GitHub: octocat', 'Ruf 231 25042 an', 'Netze'], technologies: ['octocat'] }] + profile: { name: 'Rosa Muster', bio: 'Rosa baut.' } + social: { phone: '+49 30 23125 042' } | engagements[0].tasks[0] | engagements[0].tasks[1] | engagements[0].tasks[2] | Found 'Rosa', which stays in the anonymous profile
`;

const unremarkable = table`
    legal: {}
    legal: { name: 'Erika', insurance: { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' }, terms: 'agb.pdf', jurisdiction: 'Es gilt.' }
    contact: { label: 'Jetzt buchen', link: 'https://cal.example' } + services: { display: true, list: [{ name: 'A' }], prices: { vat: 'excluded' } }
    profile: { bio: 'Sie können mich buchen.' }
`;

describe('A mistake is told with its field and a cure, and what is said to be meant is right:', () => {
  it.each(mistakes)('%s', (changes = '', ...cells) => {
    const { value, path } = changedBy(changes);
    const told = problemsOf(value);
    expectTold(told, path, cells);
    for (const { path: place, correct, message } of told) {
      expect(message).toMatch(/^(Found .+|Missing)/);
      if (/ Write ('[^']*'|\[.*\]|\d+|true|false)(, in quotes| without quotes)?\./.test(message))
        expect(correct, message).toBeDefined();
      if (correct === undefined) continue;
      const still = problemsOf(changed(place, correct, value)).filter((one) => one.path.startsWith(place));
      expect(still).toEqual([]);
    }
  });

  const blocks = valuesIn(whole).filter(
    ({ path, steps }) => path !== 'config.ts' && fieldAt(steps)?.properties,
  );
  it.each(blocks.map(({ path, steps }) => [path, fieldAt(steps) ?? {}] as const))(
    'an example of %s is right but for the texts that are to be filled in',
    (path, field) => {
      const value = changed(path, new Function(`return ${sampleOf(field)}`)(), whole);
      const toFillIn = textsIn(value).filter(({ text }) => text === '…');
      const told = problemsOf(value).map((problem) => problem.path);
      expect(toFillIn.map((text) => text.path)).toEqual(expect.arrayContaining(told));
    },
  );

  it.each([
    [{}, 'profile lacks name, bio, avatar'],
    [{ profile: { name: 'A', bio: 'B' } }, 'profile lacks avatar'],
  ])('%j lacks a GitHub username', (value, message) => {
    expect(problemsOf(value)).toEqual([
      { path: 'github.username', message: expect.stringContaining(message) },
    ]);
    expect(problemsOf({ profile: { name: 'A', bio: 'B', avatar: 'a.png' } })).toEqual([]);
  });

  it.each([
    ['nothing', undefined, 'Missing. End the file with `export default defineConfig({ … })`.'],
    ['null', null, 'Missing. End the file'],
    ['a text', 'octocat', "Found the text 'octocat'. Allowed: a block { … }"],
    ['a function', () => config, 'Found a function. Write plain data'],
    ['a promise', Promise.resolve(config), 'Found a Promise. Write plain data'],
  ])('%s instead of a configuration', (_, value, message) => {
    expect(problemsOf(value)).toEqual([{ path: 'config.ts', message: expect.stringContaining(message) }]);
  });
});

describe('The site is built, and the owner is warned of', () => {
  it.each(warnings)('%s', (changes = '', ...cells) => {
    const { value, path } = changedBy(changes);
    const told = warningsIn(value, { now });
    expectTold(told, path, cells);
    for (const one of told.filter(({ correct }) => correct !== undefined))
      expect(warningsIn(changed(one.path, one.correct, value), { now })).not.toContainEqual(one);
  });
});

describe('The owner is reminded of', () => {
  it.each(reminders)('%s', (changes = '', ...cells) => {
    const { value, path } = changedBy(changes, { github: { username: 'octocat' } });
    expectTold(hints(siteOf(value), value), path, cells);
  });
});

describe('The owner is not warned of', () => {
  it.each(fine)('%s', (changes = '') => expect(warningsIn(changedBy(changes).value, { now })).toEqual([]));

  it.each(unremarkable)('%s, as a reminder', (changes = '') => {
    const { value } = changedBy(changes, { github: { username: 'octocat' } });
    expect(hints(siteOf(value), value)).toEqual([]);
  });

  it.each(allSources)('a blog at %s that has all that is needed', (source) =>
    expect(warningsIn(changed('blog', blogAt(source)))).toEqual([]),
  );

  it('a site that is served where it says', () => {
    const seo = { url: 'https://octocat.github.io/portfolio' };
    expect(warningsIn({ ...config, seo }, { base: '/portfolio/' })).toEqual([]);
  });
});

/** The files in `public/`. */
const files = [
  'files/lebenslauf.pdf',
  'files/pra\u0308sentation.pdf',
  'images/Foto #1.jpg',
  'images/Müller.jpg',
];

/** A file that is named, and words that are told. */
const missing = table`
  resume.fileUrl: 'images/Foto #1.jpg' | # and ? end the name of a file. Rename public/images/Foto #1.jpg without
  resume.fileUrl: 'images/M%C3%BCller.jpg' | Write 'images/Müller.jpg'.
  resume.fileUrl: 'Files/Lebenslauf.PDF' | Write 'files/lebenslauf.pdf'.
  resume.fileUrl: 'lebenslauf.pdf' | There is no file public/lebenslauf.pdf. Did you mean 'files/lebenslauf.pdf'?
  resume.fileUrl: 'files/pr\u00e4sentation.pdf' | looks the same | Rename the file | 'files/praesentation.pdf'
  resume.fileUrl: 'acme.xyz' | There is no file public/acme.xyz. Write 'https://acme.xyz' if it is a page on the web.
  resume.fileUrl: 'PENDING' | It is neither an address nor a file in public/. Leave it out until there is one.
  resume.fileUrl: 'zeugnis.pdf' | There is no file public/zeugnis.pdf. Put it there, or correct the path.
  resume.fileUrl: 'downloads/nichts.pdf' | There is no file public/downloads/nichts.pdf.
  resume.fileUrl: 'downloads/linuxclientinstall.sh' + remoteSupport: { display: false } | There is no file
  footer: '<a href="files/agb.pdf">AGB</a>' | There is no file public/files/agb.pdf
  customSections[0].text: '[AGB](agb.pdf), [Impressum](/impressum)' | There is no file public/agb.pdf
  publish: ['images/presse'] | publish[0] | There is no file public/images/presse
`;

describe('A file that is not in public/ is missed, with a cure:', () => {
  /** Only what is changed names files. */
  const filesMissedIn = (config: object): Problem[] => {
    const { certifications: _, testimonials, badges, projects, ...others } = Object(config);
    const compiled = compileSite(others, { files });
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
    return compiled.missing;
  };

  it.each(missing)('%s', (changes = '', ...cells) => {
    const { value, path } = changedBy(changes);
    const told = filesMissedIn(value);
    expectTold(told, path, cells);
    for (const { correct } of told.filter((one) => one.correct !== undefined))
      expect(filesMissedIn(changed(path, correct, value))).toEqual([]);
  });

  it('but not one that the build makes', () => {
    const { value } = changedBy(
      "resume.fileUrl: 'downloads/linuxclientinstall.sh' + remoteSupport: { display: true }",
    );
    expect(filesMissedIn(value)).toEqual([]);
  });
});

describe('What is left of the example is one warning', () => {
  it('until nothing of it is left, whatever sounds similar', () => {
    const address = { street: 'Musterweg 1', postalCode: '50667', city: 'Köln', vatId: 'DE129273398' };
    const contact = { email: 'mira@kuehn.de', phone: '+49 221 123456', hosting: { provider: 'Host' } };
    const legal = { name: 'Anna Muster', ...address, ...contact };
    const mira = {
      github: { username: 'mira' },
      profile: { name: 'Mira' },
      ...nothingByDefault,
    };
    expect(warningsIn({ ...mira, legal })).toEqual([]);
    const hosting = { provider: 'Muster Hosting GmbH' };
    expect(warningsIn({ ...mira, legal: { ...legal, hosting } })).toEqual([
      {
        path: 'legal.hosting.provider',
        message:
          "Found 'Muster Hosting GmbH', which is left of the example. Visitors take it for yours. Write your own, or remove it.",
      },
    ]);
  });
});

describe('The words that have a meaning here have one on the page:', () => {
  it.each(knownStatuses)('the status %s', (status) => expect(statusTone(status)).not.toBe('neutral'));
  it.each(knownCategories)('the category %s', (category) =>
    expect(serviceCategoryTone(category)).not.toBe('grey'),
  );
});

it('Places are counted as the owner counts them, over empty entries, too', () => {
  const skills = ['', null, 'TypeScript', 7];
  expect(problemsOf(changed('skills', skills)).map(({ path }) => path)).toEqual(['skills[3]']);
});
