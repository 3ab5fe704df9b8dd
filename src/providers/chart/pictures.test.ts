import { expect, test } from 'vitest';
import { contributionChart } from './pictures.ts';

test('the chart is drawn for the username, in a colour if it is one', () => {
  expect(contributionChart('a/b')).toBe('https://ghchart.rshah.org/a%2Fb');
  expect(contributionChart('octocat', '#409BA5')).toBe('https://ghchart.rshah.org/409BA5/octocat');
  expect(contributionChart('octocat', '409ba5')).toBe('https://ghchart.rshah.org/409ba5/octocat');
  expect(contributionChart('octocat', 'red')).toBe('https://ghchart.rshah.org/octocat');
});
