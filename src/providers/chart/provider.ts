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
    }));
  },
};
