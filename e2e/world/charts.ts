import type { Answer, WorldRequest } from './exchange.ts';

// Neither provider sends access-control-allow-origin: for the page and its worker the charts are opaque responses.
const svg = (width: number, height: number, title: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text y="35">${title}</text></svg>`,
});

/** `https://ghchart.rshah.org/{username}` or `/{hex colour}/{username}`. */
export const answerChart = ({ url }: WorldRequest): Answer => svg(663, 104, url.pathname);

/** `https://github-readme-stats.vercel.app/api?username={username}&…`. */
export const answerStatsCard = ({ url }: WorldRequest): Answer =>
  svg(467, 195, url.searchParams.get('username') ?? '');
