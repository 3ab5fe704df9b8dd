import type { ContentProvider } from '../provider.ts';
import { contributionChart, statisticsCard } from './pictures.ts';

export const chart: ContentProvider = {
  contents({ githubContributions, github: { username } }) {
    const pictures = [
      { name: 'chart', url: contributionChart(username) },
      { name: 'statistics', url: statisticsCard(username) },
    ] as const;
    return pictures.map((picture) => ({
      asked: githubContributions.display ? picture : null,
      path: 'githubContributions',
      explain({ status }) {
        const found = status === undefined ? 'sent no picture' : `answered with HTTP ${status}`;
        return {
          kind: 'warning',
          message: `The picture did not load: ${new URL(picture.url).host} ${found}. The page shows its substitute; if this goes on, switch it off with \`display: false\`.`,
        };
      },
    }));
  },
};
