import { answerChart, answerStatsCard } from './charts.ts';
import { answerCodeberg } from './codeberg.ts';
import { answerDevTo } from './dev-to.ts';
import type { Provider, ProviderName } from './exchange.ts';
import { answerFeed } from './feed.ts';
import type { GitHub } from './github.ts';
import { answerPicture } from './pictures.ts';
import { answerRss2json } from './rss2json.ts';
import { answerHeatMap, answerTagManager } from './scripts.ts';

const providerByHost: Readonly<Record<string, ProviderName>> = {
  'api.github.com': 'github',
  'codeberg.org': 'codeberg',
  'dev.to': 'dev.to',
  'api.rss2json.com': 'rss2json',
  'blog.erika.example': 'feed',
  'ghchart.rshah.org': 'chart',
  'github-readme-stats.vercel.app': 'stats-card',
  'avatars.githubusercontent.com': 'pictures',
  'media2.dev.to': 'pictures',
  'dev-to-uploads.s3.amazonaws.com': 'pictures',
  'miro.medium.com': 'pictures',
  'cdn-images-1.medium.com': 'pictures',
  'medium.com': 'pictures',
  'www.googletagmanager.com': 'tag-manager',
  'www.google-analytics.com': 'tag-manager',
  'region1.google-analytics.com': 'tag-manager',
  'region1.analytics.google.com': 'tag-manager',
  'static.hotjar.com': 'heat-map',
  'script.hotjar.com': 'heat-map',
  'in.hotjar.com': 'heat-map',
  'content.hotjar.io': 'heat-map',
};

export const hosts: readonly string[] = Object.keys(providerByHost);

export const providerOf = (host: string): ProviderName => providerByHost[host] ?? 'unknown';

export const makeProviders = (github: GitHub): Readonly<Record<ProviderName, Provider>> => ({
  github: (request) => github.answer(request),
  codeberg: answerCodeberg,
  'dev.to': answerDevTo,
  rss2json: answerRss2json,
  feed: answerFeed,
  chart: answerChart,
  'stats-card': answerStatsCard,
  pictures: answerPicture,
  'tag-manager': answerTagManager,
  'heat-map': answerHeatMap,
  unknown: ({ url }) => ({
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: `The fake outside world knows no ${url.hostname}.`,
  }),
});
