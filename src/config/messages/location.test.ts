import { expect, test } from 'vitest';
import { located, locationOf, pathInWords } from './location.ts';
import { writtenValues } from './source.ts';

test.each([
  ['profile.avatar', 'profile.avatar'],
  ['services.list[6].pricing', 'the 7th service: pricing'],
  ['services.list[0].features[1]', 'the 1st service: the 2nd feature'],
  ['services.list[2].name.en', 'the 3rd service: name.en'],
  [
    'projects.private.projects[10].technologies[0]',
    'the 11th project of projects.private: the 1st technology',
  ],
  ['customSections[20]', 'the 21st custom section'],
  ['layout.left[3]', 'the 4th entry of layout.left'],
  ['skills[1].list[0]', 'the 2nd skill: the 1st entry of list'],
  ['themeConfig.customTheme["--rounded-box"]', 'themeConfig.customTheme["--rounded-box"]'],
  ['config.ts:3:5', 'config.ts:3:5'],
])('%s is called %s', (path, words) => {
  expect(pathInWords(path)).toBe(words);
});

test('A problem has the line of its value, or of the block that lacks it', () => {
  const values = writtenValues("export default {\n  skills: [\n    'A',\n    7,\n  ],\n  legal: {},\n};");
  const problems = ['skills[1]', 'legal.name', 'profile'].map((path) => ({ path, message: '' }));
  expect(located(problems, values).map((problem) => locationOf('config.ts', problem))).toEqual([
    'config.ts:4  the 2nd skill',
    'config.ts:6  legal.name',
    'profile',
  ]);
  const twice = writtenValues("export default {\n  legal: { phone: 1 },\n  legal: { name: 'x' },\n};");
  expect(located([{ path: 'legal.phone', message: '' }], twice)).toMatchObject([{ line: 2 }]);
});

test('A problem in an imported file names that file', () => {
  const values = writtenValues("import jobs from './jobs.ts';\nexport default {\n  experiences: jobs,\n};");
  const problems = ['experiences[0].from', 'experiences'].map((path) => ({ path, message: 'Found it.' }));
  const once = located(problems, values);
  expect(located(once, values)).toEqual([
    { path: 'experiences[0].from', message: 'In ./jobs.ts: Found it.', line: 3 },
    { path: 'experiences', message: 'Found it.', line: 3 },
  ]);
});
