import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { filled, textPlaces } from '../../../../e2e/sites/every-field.ts';
import type { Config } from '../../../config/config.ts';
import { pick } from '../../../model/pick.ts';
import type { Site } from '../../../model/site.ts';
import { lastingDirectory } from '../../directory.fixture.ts';
import { contact } from '../contact-card.ts';
import { consultant, cvOf, today } from './cv.fixture.ts';
import { type CvOptions, cvDocument } from './cv-document.ts';
import { textsOf } from './document.ts';
import { cvDocx } from './docx.ts';
import { cvMarkdown } from './markdown.ts';
import { cvPdf, pdfGaps } from './pdf.ts';
import { resume, resumeJson } from './resume.ts';

const german = cvOf(consultant, 'de');
const english = cvOf(consultant, 'en');
const documentOf = (site = german, options: Partial<CvOptions> = {}) =>
  cvDocument(site, { today, ...options });

const directory = lastingDirectory();
const poppler = spawnSync('pdftotext', ['-v']).status === 0;
const careerKeys = [
  'engagements',
  'experiences',
  'educations',
  'certifications',
  'publications',
  'spokenLanguages',
] as const;
const careerFields = new RegExp(`^(?:${careerKeys.join('|')})\\b`);

/** All that tells who the consultant is. */
const identity = /Łukasz|lukasz|beispiel\.example|23125|linkedin|\/\/|@/i;

async function read(content: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => file.getPage(number)));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const pieces = contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return { file, roles: rolesIn(trees), text: pieces.join(' '), links, ...(await file.getMetadata()) };
}
function rolesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(rolesIn);
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  return [String(node.role), ...rolesIn('children' in node ? node.children : [])];
}

describe('The PDF', async () => {
  const pdf = await cvPdf(documentOf());
  test('is PDF/UA with tags, title, language and bookmarks, of the day of the CV, and says what the owner wrote to the letter', async () => {
    const { file, roles, text, info, metadata } = await read(pdf);
    expect(metadata?.getRaw()).toMatch(/<pdfuaid:part>1</);
    expect(info).toMatchObject({
      Title: 'Beraterprofil Łukasz Beispiel',
      Author: 'Łukasz Beispiel',
      Language: 'de',
      CreationDate: expect.stringContaining('20260201'),
    });
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    const tags = ['H1', 'H2', 'H3', 'P', 'L', 'Table', 'TH', 'TD', 'Link'];
    expect(roles).toEqual(expect.arrayContaining(tags));
    const [first] = (await file.getOutline()) ?? [];
    expect(first?.title).toBe('Łukasz Beispiel');
    expect(first?.items.map(({ title }) => title).join(', ')).toBe(
      'Kurzprofil, Schwerpunkt, Kenntnisse, Projekthistorie, Beruflicher Werdegang, Ausbildung, Zertifikate, Veröffentlichungen',
    );
    const words = text.replaceAll(/\s+/g, '');
    expect(words).toContain('"#panic()"&<b>*x*</b>]]>');
    expect(words).toContain('PostgreSQL9Monate03/20251');
  });

  test.runIf(poppler)('has each fact in one line with its term, in the order in which programs read', () => {
    const path = join(directory, 'facts.pdf');
    writeFileSync(path, pdf);
    for (const options of [[], ['-raw'], ['-layout']]) {
      const read = execFileSync('pdftotext', [...options, path, '-'], { encoding: 'utf8' });
      expect(read).toMatch(/^Verfügbarkeit: \S.*\n[^:]*Einsatzort: \S/m);
      expect(read).toMatch(/^ *Kunde: Versicherung, 5\.000 Mitarbeitende$/m);
    }
  });

  test('describes links by their words, as screen readers say them', async () => {
    const { links } = await read(pdf);
    const said = links.map(({ url, contentsObj }) => [url, contentsObj.str]);
    expect(said.filter(([url]) => url?.startsWith('http'))).not.toEqual([]);
    for (const [url, text] of said) if (url.startsWith('http')) expect(text).not.toContain('//');
  });

  test('has the font of the site and no other, and is the same again', async () => {
    const fonts = Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BaseFont\s*\/[A-Z]+\+([\w-]+)/g);
    expect(new Set([...fonts].map(([, name]) => name))).toEqual(new Set(['InterVariable']));
    expect(await cvPdf(documentOf())).toEqual(pdf);
  });

  test('leaves out no character in silence', async () => {
    expect(await pdfGaps(documentOf())).toEqual([
      expect.stringMatching(/leaves out '你', '好' in 'Łukasz Beispiel baut .*…': its font, Inter, does not/),
    ]);
  });
});

async function wordParts(...given: Parameters<typeof documentOf>): Promise<Record<string, string>> {
  const files = unzipSync(await cvDocx(documentOf(...given)));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

describe('The Word file', () => {
  test('has headings, header rows, links and its language', async () => {
    const { 'word/document.xml': body = '', 'word/styles.xml': styles, ...others } = await wordParts();
    const headings = [...body.matchAll(/<w:pStyle w:val="Heading(\d)"\/>.*?<w:t[^>]*>([^<]*)</g)];
    expect(
      headings
        .slice(0, 6)
        .map(([, level, title]) => `${level} ${title}`)
        .join(', '),
    ).toBe(
      '1 Łukasz Beispiel, 2 Kurzprofil, 2 Schwerpunkt, 2 Kenntnisse, 2 Projekthistorie, 3 Vertragsportal',
    );
    expect(body.match(/<w:tbl>/g)).toHaveLength(1);
    expect(body).toMatch(/<w:tblHeader\/>.*Technologie/);
    expect(body).toContain('&lt;b&gt;*x*&lt;/b&gt;');
    expect(styles).toContain('<w:lang w:val="de-DE"/>');
    expect(styles, 'programs look for the default style').toMatch(
      /w:type="paragraph" w:styleId="Normal" w:default="1"/,
    );
    expect(styles, 'a height in points would overlap large text').toContain('w:lineRule="auto"');
    expect(others['word/_rels/document.xml.rels']).toContain('mailto:lukasz@beispiel.example');
    expect(others['docProps/core.xml']).toContain('<dc:title>Beraterprofil Łukasz Beispiel</dc:title>');
  });

  test('says what is in another language than the rest, and is the same whenever it is made', async () => {
    const { 'word/document.xml': body, 'docProps/core.xml': core } = await wordParts(english);
    expect(body).toMatch(/<w:lang w:val="de-DE"\/><\/w:rPr><w:t[^>]*>Offline zuerst/);
    expect(core).toContain('>2026-02-01T00:00:00Z</dcterms:modified>');
    expect(await cvDocx(documentOf())).toEqual(await cvDocx(documentOf()));
  });
});

describe('resume.json', () => {
  const schema = createRequire(import.meta.url)('@jsonresume/schema/schema.json');
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);

  const sparse = cvOf({ github: { username: 'a' }, engagements: [{ from: '2024-01', title: 'A' }] });
  const umlauts = cvOf({
    ...consultant,
    social: { email: 'kontakt@müller-it.de', links: [{ label: 'Blog', link: 'https://ü.example/ä' }] },
    certifications: [
      { name: 'A', link: 'https://ü.example/ä' },
      { name: 'B', link: 'files/Zertifikat Ü.pdf' },
    ],
  });
  test.each([
    ['German', german, false],
    ['English', english, false],
    ['anonymous', german, true],
    ['nearly empty', sparse, false],
    ['with umlauts in addresses', umlauts, false],
  ])('follows the schema when it is %s', (_, site, anonymous) => {
    isValid(resume(site, { today, anonymous }));
    expect(isValid.errors).toBeNull();
  });

  test('has addresses that programs understand, whole and in ASCII', () => {
    expect(resume(umlauts, { today })).toMatchObject({
      basics: { email: 'kontakt@xn--mller-it-65a.de' },
      certificates: [
        { url: 'https://xn--tda.example/%C3%A4' },
        { url: 'https://beispiel.example/files/Zertifikat%20%C3%9C.pdf' },
      ],
    });
  });

  test('has clients in words, and how long a skill was used', () => {
    expect(resume(german, { today })).toMatchObject({
      basics: { name: 'Łukasz Beispiel', label: 'Softwarearchitektin' },
      projects: [{ entity: 'Versicherung, 5.000 Mitarbeitende' }, {}, {}],
      skills: [{ name: 'Node.js', level: '2 Jahre 5 Monate' }, {}, {}, {}, {}],
    });
  });
});

test('Markdown says what the owner wrote to the letter, and has groups, tables, links and the tax', () => {
  const text = cvMarkdown(documentOf());
  expect(text).toMatch(/\| \*\*Daten\*\* \|.*\| PostgreSQL \|.*\| \*\*Weitere\*\* \|.*\| Node.js \|/s);
  expect(text).toContain('120 €/Stunde zzgl. USt.');
  expect(text).toContain(String.raw`"\#panic()" & \<b\>\*x\*\</b\> \]\]\>`);
  expect(text).toContain('| PostgreSQL | 9 Monate | 03/2025 | 1 |');
  expect(text).toContain('[lukasz@beispiel.example](mailto:lukasz@beispiel.example)');
});

/** All texts of an anonymous file, what nobody sees included. */
const anonymousFiles: Record<string, (site: Site) => Promise<string>> = {
  PDF: async (site) => {
    const { file: _, metadata, ...parts } = await read(await cvPdf(documentOf(site, { anonymous: true })));
    return JSON.stringify([parts, metadata?.getRaw().replaceAll(/xmlns[^>]*/g, '')]);
  },
  Word: async (site) => {
    const files = await wordParts(site, { anonymous: true });
    expect(files['word/_rels/document.xml.rels']).not.toMatch(/TargetMode="External"/);
    return Object.values(files)
      .join('')
      .replaceAll(/<[^>]*>/g, ' ');
  },
  'resume.json': async (site) => resumeJson(site, { today, anonymous: true }).replace(/"\$schema".*/, ''),
  Markdown: async (site) => cvMarkdown(documentOf(site, { anonymous: true })),
};

test.each(Object.entries(anonymousFiles))(
  'An anonymous file tells nothing of who it is: %s',
  async (_, textOf) => {
    const parted = { ...german, profile: { ...german.profile, bio: 'Ich bin Łuka\u2063sz Bei\u2060spiel.' } };
    for (const site of [german, parted]) {
      const text = await textOf(site);
      expect(text).toContain('Vertragsportal');
      expect(text).not.toMatch(identity);
    }
  },
);

test.each([
  ['https://müller.example/prüfung?q=ü#ä', 'https://xn--mller-kva.example/pr%C3%BCfung?q=%C3%BC#%C3%A4'],
  [
    'https://a.example/Köln_(Rhein)/a(b\\c/„x“',
    'https://a.example/K%C3%B6ln_(Rhein)/a(b/c/%E2%80%9Ex%E2%80%9C',
  ],
  ['https://xn--mller-kva.example/a%20b/Mu%CC%88ller', 'https://xn--mller-kva.example/a%20b/Mu%CC%88ller'],
])('A link to %s leads there from each field and file', async (link, address) => {
  const config = {
    ...consultant,
    social: { website: link, links: [{ label: 'Blog', link }] },
    experiences: [{ company: 'A', companyLink: link, position: 'B', from: '2015', to: '2020' }],
    certifications: [{ name: 'A', link }],
    publications: [{ title: 'A', link }],
    profilePage: { accounts: true },
  };
  const site = cvOf(config, 'de');
  const document = documentOf(site);
  const { links } = await read(await cvPdf(document));
  const inPdf = links.filter(({ url }) => url === address);
  expect(inPdf.map(({ contentsObj }) => contentsObj.str)).not.toContain(address);
  const word = strFromU8(
    unzipSync(await cvDocx(document))['word/_rels/document.xml.rels'] ?? new Uint8Array(),
  );
  const inWord = word.split(`Target="${address}"`).length - 1;
  const inMarkdown =
    cvMarkdown(document).split(`](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`).length - 1;
  const inResume = JSON.stringify(resume(site, { today })).split(JSON.stringify(address)).length - 1;
  // All but the website are accounts, jobs, certificates and publications in resume.json.
  expect([inPdf.length, inWord, inMarkdown, inResume]).toEqual([5, 5, 5, 4]);
  const { essential, further } = contact(site);
  const inCard = [...essential, ...further].filter(([, value]) => value.includes('.example/'));
  expect(inCard.map(([, value]) => new URL(value).href).filter((value) => value === address)).toHaveLength(2);
});

test('Whatever the owner writes about career and projects is in the files, but for the names of clients', () => {
  const places = textPlaces().filter(
    (place) =>
      careerFields.test(place) && !/\.(?:from|to|year|link|companyLink|badge|clientName|level)$/.test(place),
  );
  const written = Object.fromEntries(places.map((place, index) => [place, `Wort${index}wort`]));
  const config = filled((place) => written[place]) as Config;
  const site = cvOf({ ...consultant, ...pick(config, ...careerKeys) }, 'de');
  const text = textsOf(documentOf(site)).join('\n');
  expect(places.filter((place) => !text.includes(written[place] ?? ''))).toEqual([]);
});

test.each([
  ['2015', 'Ende 2019', { startDate: '2015', endDate: '2019' }],
  ['WS 2008/09', 'WS 2012/13', { startDate: '2008', endDate: '2013' }],
  ['2010', 'ca. 2012/2013', { startDate: '2010', endDate: '2013' }],
  ['2015', 'vor dem Umzug', {}],
  ['2015', 'heute', { startDate: '2015' }],
  ['2015', undefined, { startDate: '2015' }],
  ['Sommer', '03/2019', { endDate: '2019-03' }],
])('A job from %s to %s is not said to go on unless it does', (from, to, expected) => {
  const experiences = [{ company: 'A', from, ...(to && { to }) }];
  const { work } = resume(cvOf({ ...consultant, experiences }, 'de'), { today }) as { work: object[] };
  expect(work).toEqual([{ name: 'A', ...expected }]);
});

const certifications = [{ name: 'A', link: 'files/a.pdf' }];
const social = { linkedin: 'lukasz', website: 'https://łukasz.example', discord: 'lukasz' };
const project = (from: string, to: string) => ({ engagements: [{ from, to, title: 'A' }] });

test.each<[string, config: object, said: string[], unsaid: string[]]>([
  ['links are whole addresses', { certifications }, ['[A](https://beispiel.example/files/a.pdf)'], []],
  [
    'no link is shown while the address of the site is unknown',
    { certifications, seo: {} },
    ['A'],
    ['files/a.pdf'],
  ],
  [
    'accounts and website are shown if the owner wants them',
    { social, profilePage: { accounts: true } },
    ['https://www.linkedin.com/in/lukasz', 'łukasz.example'],
    ['discord'],
  ],
  [
    'they are left out if not',
    { social, profilePage: { accounts: false } },
    ['Projekthistorie'],
    ['linkedin'],
  ],
  ['one year is said once', { experiences: [{ company: 'A', from: '1994', to: '1994' }] }, ['\n1994\n'], []],
  ['one month is said once', project('2024-03', '2024-03'), ['\n03/2024 (1 Monat)\n'], []],
  [
    'a project that ends in the future lasts until today',
    project('2026-01', '2027-06'),
    ['seit 01/2026 (11 Monate)'],
    [],
  ],
  ['a project that begins in the future begins then', project('2027-01', 'heute'), ['ab 01/2027'], ['seit']],
])('In a CV %s', (_, config, said, unsaid) => {
  const text = cvMarkdown(documentOf(cvOf({ ...consultant, ...config }, 'de')));
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
});
