import { expect, it } from 'vitest';
import { judge } from './judge.ts';

it.each<[path: (string | number)[], value: unknown, correct: unknown[]]>([
  [['github', 'username'], 'octocat', []],
  [['github', 'username'], 'https://github.com/octocat', ['octocat']],
  [['certifications', 2, 'link'], "https//a.de/it's", ["https://a.de/it's"]],
  [['blog', 'limit'], 101, [100]],
  [['services', 'prices', 'vat'], 'netto', ['excluded']],
  [['profile', 'bio'], { de: 'Ja.', en: 5 }, ['5']],
  [['social', 'mastodon'], 'max', [undefined]],
])('What is wrong at %j with %j is told with the right value: %j', (path, value, correct) => {
  expect(judge(path, value).map((problem) => problem.correct)).toEqual(correct);
});
