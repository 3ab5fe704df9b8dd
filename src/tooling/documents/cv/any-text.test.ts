import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { compileSite } from '../../../config/compile-site.ts';
import { textsIn } from '../../../config/messages/problem.ts';
import type { Site } from '../../../model/site.ts';
import fc from '../../../property.fixture.ts';
import { lastingDirectory } from '../../directory.fixture.ts';
import { missingInFont } from '../../modules/font.ts';
import { contact, vcard } from '../contact-card.ts';
import { cvDocument } from './cv-document.ts';
import { textsOf } from './document.ts';
import { cvDocx } from './docx.ts';
import { cvPdf } from './pdf.ts';
import { resumeJson } from './resume.ts';

const today = '2026-11-23';
const directory = lastingDirectory();
const poppler = spawnSync('pdftotext', ['-v']).status === 0;

/** Characters that come with pasted texts, between letters. */
const pasted = fc
  .tuple(
    fc.constantFrom(...'Muster Spring Büro Nguyễn Łódź a<b&c> ]]> „Rat“ 8_€ fi_ffl \u{1f680} 你'.split(' ')),
    fc.constantFrom(
      ...'\u00ad\u000b\f\t\u0085\u200b\u200d\u200e\u2028\u2029\u2060\ufeff\ufffc\ufffd\uf0b7\u034f\u2011',
      ...'\u00a0\u202f\ufe0f\u{e0041}\uffff\ufdd0\u{1fffe}\u0000\u202e',
      ...['\r\n', 'u\u0308', '\ud800'],
    ),
    fc.constantFrom('mann', 'Boot', 'hilfe', 'A\u0308rzte', 'o\u0308l', 'Kund*innen'),
  )
  .map((parts) => parts.join('').replace('_', ' '));
const word = fc.oneof(
  { weight: 3, arbitrary: pasted },
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((text) => `x${text}`),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `x${text}`),
);

/** Sites whose every text is any that the check accepts. */
const sites = fc.array(word, { minLength: 12, maxLength: 12 }).map((words): Site | undefined => {
  const [name, role, title, client, task, result, technology, method, skill, company, body, summary] = words;
  const compiled = compileSite({
    github: { username: 'a' },
    profile: { name, role },
    profilePage: { summary },
    skills: [skill],
    legal: { name, street: title, postalCode: '12345', city: client },
    engagements: [
      {
        from: '2024-01',
        title,
        client,
        tasks: [task],
        result,
        technologies: [technology],
        methods: [method],
      },
    ],
    experiences: [{ company, position: role, from: '2020', to: '2021' }],
    certifications: [{ name: title, body, year: '2025' }],
  });
  return 'site' in compiled ? compiled.site : undefined;
});
const accepted = sites.filter((site) => site !== undefined);
const documentOf = (site: Site) => cvDocument(site, { today });

const unseen = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060\u2028\u2029\ufeff]/u;

/** Complaints of an XML parser that follows the standard to the letter. */
function mistakeIn(xml: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let mistake: string | undefined;
  parser.on('error', ({ message }) => {
    mistake ??= message;
  });
  parser.write(xml).close();
  return mistake;
}

describe('Whatever text the check accepts,', () => {
  test('every part of the Word file is well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(accepted, async (site) => {
        const file = await cvDocx(documentOf(site));
        const parts = Object.entries(unzipSync(file)).filter(([name]) => /\.(?:xml|rels)$/.test(name));
        for (const [name, content] of parts)
          expect([name, mistakeIn(strFromU8(content))]).toEqual([name, undefined]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('the documents have no character that nobody sees, and no letter in two pieces that is one', () => {
    fc.assert(
      fc.property(accepted, (site) => {
        const { essential, further } = contact(site);
        const card = vcard([...essential, ...further])
          .replaceAll(/\r\n /g, '')
          .split('\r\n');
        for (const text of [...textsOf(documentOf(site)), ...card]) {
          expect(text).not.toMatch(unseen);
          expect(text).toBe(text.normalize('NFC'));
        }
        expect(resumeJson(site, { today }).replaceAll('\n', '')).not.toMatch(unseen);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  test.runIf(poppler)(
    'programs read from the PDF what the owner wrote',
    async () => {
      const letters = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
      await fc.assert(
        fc.asyncProperty(accepted, async (site) => {
          const document = documentOf(site);
          const pdf = await cvPdf(document);
          const path = join(directory, 'a.pdf');
          writeFileSync(path, pdf);
          const read = letters(execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' }));
          const lost = new Set(await missingInFont(textsOf(document).join('')));
          for (const { text } of textsIn(document).filter(({ path }) => path.endsWith('.text')))
            expect(read).toContain(letters([...text].filter((one) => !lost.has(one)).join('')));
        }),
        { numRuns: 16 },
      );
    },
    120_000,
  );
});
