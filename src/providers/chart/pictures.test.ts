import { expect, test } from 'vitest';
import { contributionChart } from './pictures.ts';

test("a username cannot change the chart's path", () => {
  expect(contributionChart('a/b')).toBe('https://ghchart.rshah.org/a%2Fb');
});
