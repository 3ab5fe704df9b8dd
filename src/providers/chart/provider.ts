import { disclosure } from '../../text/legal/providers/chart.ts';
import type { ContentProvider } from '../provider.ts';
import { contributionChart, statisticsCard } from './pictures.ts';

export const chart: ContentProvider = {
  contents({ githubContributions, github: { username } }) {
    if (!githubContributions.display) return [];
    const pictures = [
      { name: 'chart', url: contributionChart(username) },
      { name: 'statistics', url: statisticsCard(username) },
    ] as const;
    return pictures.map((asked) => ({
      asked,
      path: 'githubContributions',
      explain({ status }) {
        const answer = status === undefined ? 'sent no picture' : `answered with HTTP ${status}`;
        return {
          kind: 'warning',
          message: `The picture did not load: ${new URL(asked.url).host} ${answer}. The page shows its substitute; if this goes on, switch it off with \`display: false\`.`,
        };
      },
    }));
  },
  disclosure,
};
