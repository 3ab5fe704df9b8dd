import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { checked } from './checked.fixture.ts';

/** A configuration of which the check says what a sentence of README or docs promises; the network's part is in `e2e/check.test.ts`. */
const cases: readonly { sentence: RegExp; config?: string; told?: RegExp[] }[] = [
  {
    sentence: /`npm run check` says the same without building/,
    config: "{ github: { usrname: 'octocat' }, legal: { name: 'Erika' } }",
    told: [/github\.usrname\s+Found the unknown key 'usrname'/, /legal\.street\s+Missing\./],
  },
  {
    sentence: /the check says what they need/,
    config: "{ github: { username: 'octocat' } }",
    told: [/legal\s+Missing\. A German site needs a site notice/],
  },
  {
    sentence: /is `config\.ts` right, and does what it names exist\?/,
    config: "{ github: { username: 'octocat' }, resume: { fileUrl: 'files/fehlt.pdf' } }",
    told: [/resume\.fileUrl\s+Found .*fehlt\.pdf/],
  },
  {
    sentence: /What is not translated .* `npm run check` lists it with its share/,
    config:
      "{ github: { username: 'octocat' }, languages: ['de', 'en'], badges: [], profile: { bio: 'Baut Netze.', name: 'E' }, footer: { de: 'Ende', en: 'End' } }",
    told: [/\/en\/: 1 of 2 texts are translated \(50 %\)\. Below 70 % .*\s+\S+:1 {2}profile\.bio/],
  },
  {
    sentence: /the build and `npm run check` say so with the field/,
    config: "{ github: { username: 'octocat' }, profile: { avatar: 'README.txt' } }",
    told: [/profile\.avatar\s+Found/],
  },
  {
    sentence: /`npm run check` tells what began or begins within 90 days/,
    config: "{ github: { username: 'octocat' }, footer: 'Zur OS-Plattform' }",
    told: [/footer\s+Found 'OS-Plattform'\./],
  },
  {
    sentence: /`npm run check` says whether `config\.ts` is right and whether what it names exists/,
    config: "{ github: { username: 'octocat' }, services: { display: 'ja' } }",
    told: [/services\.display\s+Found the text 'ja'\. Write true/],
  },
  {
    sentence: /`npm run check` names what your `config\.ts` should say/,
    config: "{ gitprofile: {}, github: { username: 'octocat', sortBy: 'stars' } }",
    told: [/github\.sortBy\s+Found the unknown key 'sortBy'.*projects\.github\.automatic/],
  },
  {
    sentence: /not said, and the check asks for it/,
    config:
      "{ github: { username: 'octocat' }, testimonials: { list: [{ quote: 'Gut.', name: 'E' }] }, services: { display: true, list: [{ name: 'A', pricing: '60 €' }] } }",
    told: [/testimonials\.origin\s+Missing/, /services\.prices\s+Missing/],
  },
];

test('Every sentence of the documentation about the check has a case', () => {
  const documents = ['README.md', 'docs/configuration.md', 'docs/content.md', 'docs/deploying.md'].map(
    (file) => readFileSync(join(root, file), 'utf8'),
  );
  const text = documents.join('\n').replace(/\n(?! *[-|\d\n])\s*/g, ' ');
  const sentences = text.split(/(?<=[.:] )|\n/).filter((text) => /`npm run check`|the check\b/.test(text));
  expect(sentences.length).toBeGreaterThan(4);
  expect(sentences.filter((text) => !cases.some(({ sentence }) => sentence.test(text)))).toEqual([]);
});

test.each(cases.filter(({ told }) => told))(
  'The check does what the documentation says: $sentence',
  ({ config = '', told = [] }) => {
    const text = checked(config);
    for (const expected of told) expect(text).toMatch(expected);
  },
);

test('Two findings at one place are both told', () => {
  const text = checked(
    "{ github: { username: 'octocat' }, footer: 'a', footer: '<b onclick=\"x()\">TMG</b>' }",
  );
  expect(text).toMatch(/footer\s+Found twice/);
  expect(text).toMatch(/footer\s+Found 'TMG'/);
});
