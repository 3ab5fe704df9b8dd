import { disclosure } from '../../text/legal/providers/chart.ts';
import type { ContentProvider } from '../provider.ts';
import { contributionChart, statisticsCard } from './pictures.ts';

export const chart: ContentProvider = {
  resources: () => ({}),
  pictures: ({ githubContributions, github }) =>
    githubContributions.display
      ? { chart: contributionChart(github.username), statistics: statisticsCard(github.username) }
      : { chart: null, statistics: null },
  check: {
    path: () => 'githubContributions',
    explain: ({ address, error: { status } }) => {
      const answer = status === undefined ? 'sent no picture' : `answered with HTTP ${status}`;
      return {
        kind: 'warning',
        message: `The picture did not load: ${new URL(address).host} ${answer}. The page shows its substitute; if this goes on, switch it off with \`display: false\`.`,
      };
    },
  },
  disclosure,
};
