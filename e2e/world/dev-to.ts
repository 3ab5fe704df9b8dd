import { devArticles } from './content/dev-articles.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';

/** The Forem API echoes the page's origin. */
const crossOrigin = ({ headers }: WorldRequest): Record<string, string> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-max-age': '7200',
  vary: 'Origin, Accept-Encoding',
});

/** `GET https://dev.to/api/articles`: newest first, an empty list for an unknown user, no custom request header. */
export function answerDevTo(request: WorldRequest): Answer {
  // The missing access-control-allow-headers is the refusal: the browser then sends nothing.
  if (request.method === 'OPTIONS') return { status: 200, headers: crossOrigin(request), body: '' };
  const { pathname, searchParams } = request.url;
  const headers = { ...crossOrigin(request), 'cache-control': 'public, no-cache' };
  if (pathname !== '/api/articles') return json(404, headers, { error: 'not found', status: 404 });
  const perPage = Math.min(Number(searchParams.get('per_page')) || 30, 1000);
  return json(200, headers, devArticles(searchParams.get('username') ?? '').slice(0, perPage));
}
