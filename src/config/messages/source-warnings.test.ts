import { expect, test } from 'vitest';
import { sourceWarnings } from './source-warnings.ts';

const told = (code: string) => sourceWarnings(code).map(({ path, message }) => `${path}: ${message}`);
const configOf = (content: string) => `export default defineConfig({ ${content} } satisfies object);`;

test('A key that is given twice is told where the second one stands', () => {
  expect(
    told(configOf("skills: ['A'],\n'skills': [],\nprojects: { private: { display: true, display: false } }")),
  ).toEqual([
    expect.stringMatching(/^skills: Found twice: only what is said in line 2, the later one, counts\./),
    expect.stringMatching(/^projects\.private\.display: Found twice: .* line 3/),
  ]);
});

test('What is computed where a date was meant is told as it was written', () => {
  expect(told(configOf('experiences: [{ from: 01/2008, to: 2020-08 }]'))).toEqual([
    "experiences[0].from: Found 01/2008 without quotes, which is a calculation: the page shows 0.00049800796812749. Write '01/2008'.",
    expect.stringMatching(/^experiences\[0\]\.to: Found 2020-08 .* shows 2012\. Write '2020-08'\.$/),
  ]);
});

test.each([String.raw`'images\me.jpg'`, String.raw`"images\me.jpg"`, '`images\\me.jpg`'])(
  'A backslash that vanished from %s is told',
  (text) => {
    expect(told(configOf(`profile: { avatar: ${text} }`))).toEqual([
      String.raw`profile.avatar: Found 'imagesme.jpg', in which a backslash has vanished: the file says 'images\me.jpg'. Write 'images/me.jpg' if it is a path, or \\ for a backslash.`,
    ]);
  },
);

test('It is looked for behind names, and with the export in whatever form', () => {
  const jobs = 'const jobs = [{ from: 01/2008 }]; export const rest = { jobs, jobs };';
  expect(told(`${jobs} export default { experiences: jobs } as const;`)).toHaveLength(1);
  expect(told(`${jobs} const config = { experiences: jobs }; export default config;`)).toHaveLength(1);
  expect(told('const a = b; const b = a; export default a;')).toEqual([]);
});

test('What means what it says is left alone', () => {
  const text = String.raw`'Zeile\nund \'Wort\' \u00e4 \x41 C:\\Users'`;
  expect(told(configOf(`bio: ${text}, list: [...others], [key]: 1, limit: 2 * 3, day: '01/2008'`))).toEqual(
    [],
  );
  expect(told('export const nothing = 1;')).toEqual([]);
  expect(told('this is no code')).toEqual([]);
});
