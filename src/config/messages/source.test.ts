import { expect, test } from 'vitest';
import { sourceFindings, writtenValues } from './source.ts';

const findings = (code: string) => {
  const { mistakes, warnings } = sourceFindings(code, writtenValues(code));
  return [...mistakes, ...warnings].map(({ path, message }) => `${path}: ${message}`);
};
const configOf = (content: string) => `export default defineConfig({ ${content} } satisfies object);`;

test('A key that is given twice is told where the second one is', () => {
  expect(
    findings(
      configOf("skills: ['A'],\n'skills': [],\nprojects: { private: { display: true, display: false } }"),
    ),
  ).toEqual([
    expect.stringMatching(/^skills: Found twice\. Only the later one, in line 2, counts\./),
    expect.stringMatching(/^projects\.private\.display: Found twice\. .* line 3/),
  ]);
});

test('A calculation where a date was meant is told as it was written', () => {
  expect(findings(configOf('experiences: [{ from: 01/2008, to: 2020-08 }, { from: 2020-08-01 }]'))).toEqual([
    expect.stringMatching(/^experiences\[0\]\.from: Found 01\/2008 without quotes, .* Write '01\/2008'\.$/),
    expect.stringMatching(/^experiences\[0\]\.to: Found 2020-08 .* result 2012\. Write '2020-08'\.$/),
    expect.stringMatching(/^experiences\[1\]\.from: Found 2020-08-01 .* Write '2020-08-01'\.$/),
  ]);
});

test('A number that loses its zero or its plus is told as it was written', () => {
  expect(
    findings(configOf('social: { phone: 0221123456 }, legal: { postalCode: 01067, phone: +49221123456 }')),
  ).toEqual([
    "social.phone: Found 0221123456 without quotes, which JavaScript reads as the number 38053678. Write '0221123456'.",
    "legal.postalCode: Found 01067 without quotes, which JavaScript reads as the number 567. Write '01067'.",
    expect.stringMatching(/^legal\.phone: Found \+49221123456 .* Write '\+49221123456'\.$/),
  ]);
});

test('It is looked for behind names, and with the export in whatever form', () => {
  const jobs = 'const jobs = [{ from: 01/2008 }]; export const rest = { jobs, jobs };';
  expect(findings(`${jobs} export default { experiences: jobs } as const;`)).toHaveLength(1);
  expect(findings(`${jobs} const config = { experiences: jobs }; export default config;`)).toHaveLength(1);
  expect(findings('const a = b; const b = a; export default a;')).toEqual([]);
});

test('What means what it says is left alone', () => {
  const text = String.raw`'Zeile\nund \'Wort\' \u00e4 \x41 C:\\Users'`;
  const blog = 'blog: { limit: 6 / 2 }';
  expect(
    findings(configOf(`bio: ${text}, list: [...others], [key]: 1, limit: 2 * 3, day: '01/2008', ${blog}`)),
  ).toEqual([]);
  expect(findings('export const nothing = 1;')).toEqual([]);
  expect(findings('this is no code')).toEqual([]);
});

test('A value has the line of its key, also behind a name, a spread and characters of two units', () => {
  const code = [
    "const about = { name: '🚀 Ü' };",
    'const profile = {',
    '  ...about,',
    "  bio: 'B',",
    '};',
    'export default {',
    '  profile,',
    '  skills: [',
    "    'A',",
    "    'B',",
    '  ],',
    '};',
  ].join('\n');
  const lines = writtenValues(code).map(({ path, line }) => [path.join('.'), line]);
  expect(Object.fromEntries(lines)).toEqual({
    profile: 7,
    'profile.name': 1,
    'profile.bio': 4,
    skills: 8,
    'skills.0': 9,
    'skills.1': 10,
  });
});
