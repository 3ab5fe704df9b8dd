import type { ContentProvider } from '../provider.ts';
import { disclosure } from './disclosure.ts';
import { contributionChart, statisticsCard } from './pictures.ts';

export const chart: ContentProvider = {
  kind: 'content',
  resources: () => ({}),
  pictures: ({ githubContributions, github }) =>
    githubContributions.display
      ? { chart: contributionChart(github.username), statistics: statisticsCard(github.username) }
      : {},
  namedPictures: () => ({ hosts: [], elsewhere: false }),
  check: {
    path: () => 'githubContributions',
    explain: ({ address, error: { status } }) => {
      const answer = status === undefined ? 'sent no picture' : `answered with HTTP ${status}`;
      return {
        kind: 'warning',
        message: `The picture did not load: ${new URL(address).host} ${answer}. The page shows what stands in for it; if this goes on, switch it off with \`display: false\`.`,
      };
    },
    explainEmpty: () => undefined,
  },
  disclosure,
};
