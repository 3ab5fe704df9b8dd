import { expect, test } from 'vitest';
import { contributionChart, statisticsCard } from './pictures.ts';

test('the chart is drawn for the username', () => {
  expect(contributionChart('octocat')).toBe('https://ghchart.rshah.org/octocat');
  expect(contributionChart('a/b')).toBe('https://ghchart.rshah.org/a%2Fb');
});

test('the chart takes a colour, if it is one', () => {
  expect(contributionChart('octocat', '#409BA5')).toBe('https://ghchart.rshah.org/409BA5/octocat');
  expect(contributionChart('octocat', '409ba5')).toBe('https://ghchart.rshah.org/409ba5/octocat');
  expect(contributionChart('octocat', 'red')).toBe('https://ghchart.rshah.org/octocat');
});

test('the card is transparent, without a border, and counts private contributions', () => {
  expect(statisticsCard('octocat')).toBe(
    'https://github-readme-stats.vercel.app/api?username=octocat&show_icons=true&theme=transparent&hide_border=true&count_private=true',
  );
});
