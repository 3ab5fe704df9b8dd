import type { ContentProvider } from '../provider.ts';
import { contributionChart, statisticsCard } from './pictures.ts';

export const chart: ContentProvider = {
  requests({ githubContributions, github: { username } }) {
    const pictures = [
      { name: 'chart', url: contributionChart(username) },
      { name: 'statistics', url: statisticsCard(username) },
    ] as const;
    return pictures.map((picture) => ({
      resource: githubContributions.display ? picture : null,
      path: 'githubContributions',
    }));
  },
};
