import { devArticles } from './content/dev-articles.ts';
import { type Answer, json, type WorldRequest } from './exchange.ts';

/** `GET https://dev.to/api/articles`: newest first, an empty list for an unknown user, no custom request headers allowed. */
export function answerDevTo({ url, headers: asked }: WorldRequest): Answer {
  const { pathname, searchParams } = url;
  const headers = {
    // The Forem API echoes the page's origin.
    'access-control-allow-origin': asked.origin ?? '*',
    'cache-control': 'public, no-cache',
    vary: 'Origin, Accept-Encoding',
  };
  if (pathname !== '/api/articles') return json(404, headers, { error: 'not found', status: 404 });
  const perPage = Number(searchParams.get('per_page')) || 30;
  return json(200, headers, devArticles(searchParams.get('username') ?? '').slice(0, perPage));
}
