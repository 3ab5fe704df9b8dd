import { expect, test } from 'vitest';
import { table } from '../../table.fixture.ts';
import { sourceFindings, writtenValues } from './source.ts';

const findings = (code: string) => {
  const { mistakes, warnings } = sourceFindings(code, writtenValues(code));
  return [...mistakes, ...warnings].map(({ path, message }) => `${path}: ${message}`);
};

const escapes = String.raw`'Zeile\nund \'Wort\' \u00e4 \x41 C:\\Users'`;

/** A part of a configuration, and the beginning of its message. */
test.each(table`
  skills: ['A'],${'\n'} 'skills': [] | skills: Found twice. Only the later one, in line 2, counts.
  projects: { private: { display: true,${'\n'} display: false } } | projects.private.display: Found twice. Only the later one, in line 2
  experiences: [{ from: 01/2008 }] | experiences[0].from: Found 01/2008 without quotes, which JavaScript reads as a calculation
  experiences: [{ to: 2020-08 }] | experiences[0].to: Found 2020-08 without quotes, which JavaScript reads as a calculation. Write '2020-08'.
  experiences: [{ from: 2020-08-01 }] | experiences[0].from: Found 2020-08-01 without quotes
  legal: { phone: +49-30-1234567 } | legal.phone: Found +49-30-1234567 without quotes, which JavaScript reads as a calculation. Write '+49-30-1234567'.
  legal: { postalCode: 01067 } | legal.postalCode: Found 01067 without quotes, which JavaScript reads as another number, without the zero. Write '01067'.
  legal: { phone: +49221123456 } | legal.phone: Found +49221123456 without quotes
  bio: ${escapes}, list: [...others], [key]: 1, limit: 2 * 3, day: '01/2008'
  blog: { limit: 6 / 2 }
  skills: ('Linux', 'Python') | skills: Found ('Linux', 'Python'), of which JavaScript takes the last alone. A list has square brackets: ['Linux', 'Python'].
`)('%s is told: %s', (content, ...told) => {
  const found = findings(`export default defineConfig({ ${content} } satisfies object);`);
  expect(found).toEqual(told.map((start) => expect.stringContaining(start)));
});

const jobs = 'const jobs = [{ from: 01/2008 }]; export const rest = { jobs, jobs };';

test.each([
  ['behind a name', `${jobs} export default { experiences: jobs } as const;`, 1],
  [
    'behind the name of the export',
    `${jobs} const config = { experiences: jobs }; export default config;`,
    1,
  ],
  ['behind names that lead back to themselves', 'const a = b; const b = a; export default a;', 0],
  ['without an export', 'export const nothing = 1;', 0],
  ['in no code', 'this is no code', 0],
])('What is wrong %s is looked for', (_, code, count) => expect(findings(code)).toHaveLength(count));

test('A value has the line of its key, also behind a name, a spread and characters of two units', () => {
  const code = `const about = { name: '🚀 Ü' };
const profile = {
  ...about,
  bio: 'B',
};
export default {
  profile,
  skills: [
    'A',
  ],
};`;
  const lines = writtenValues(code).map(({ path, line }) => [path.join('.'), line]);
  expect(Object.fromEntries(lines)).toEqual({
    ...{ profile: 7, 'profile.name': 1, 'profile.bio': 4, skills: 8, 'skills.0': 9 },
  });
});

test('Entries behind a spread and of a call have no line, for only the running program knows their places', () => {
  const code = `const old = [{ from: '2020-01' }];
export default defineConfig({
  engagements: [...old, { from: '2024-01' }],
  experiences: sorted([{ from: '2024-01' }]),
});`;
  const paths = writtenValues(code).map(({ path }) => path.join('.'));
  expect(paths).toEqual(['engagements', 'experiences']);
});

test('A calculation with spaces is meant as one', () => {
  expect(findings('export default { educations: [{ to: 2026 - 1 }] };')).toEqual([]);
});
