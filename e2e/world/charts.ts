import type { Answer, WorldRequest } from './exchange.ts';

// Neither provider sends access-control-allow-origin: to a page's fetch, and to its worker, they are opaque.
const svg = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body,
});

/** `https://ghchart.rshah.org/{username}` or `/{hex colour}/{username}`: a year in squares, 663 by 104. */
export function answerChart({ url }: WorldRequest): Answer {
  const [, color = '196127', username = ''] = /^\/(?:([0-9a-f]{6})\/)?([\w-]+)$/i.exec(url.pathname) ?? [];
  if (!username) return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' };
  const squares = Array.from({ length: 53 * 7 }, (_, day) => {
    const strength = ((day * 37) % 5) / 4;
    const [x, y] = [27 + Math.floor(day / 7) * 12, 20 + (day % 7) * 12];
    return `<rect x="${x}" y="${y}" width="10" height="10" fill="#${color}" fill-opacity="${strength}"/>`;
  });
  return svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="663" height="104"><title>${username}</title>${squares.join('')}</svg>`,
  );
}

/** `https://github-readme-stats.vercel.app/api?username={username}&…`. */
export function answerStatsCard({ url }: WorldRequest): Answer {
  const username = url.searchParams.get('username') ?? '';
  return svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="467" height="195" viewBox="0 0 467 195"><text x="25" y="35">${username}'s GitHub Stats</text><text x="25" y="80">Total Stars: 2,663</text></svg>`,
  );
}
