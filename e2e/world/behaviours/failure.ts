import { type Answer, type Behaviour, json } from '../exchange.ts';
import { rss2jsonError } from '../rss2json.ts';

/** The usual headers, above all those for other origins, without the one that describes the usual body. */
function headersOf({ headers }: Answer): Record<string, string> {
  const { 'content-type': _type, ...rest } = headers;
  return rest;
}

/** This JSON value in place of the usual one. */
export const answering =
  (body: unknown, status = 200): Behaviour =>
  async (_request, answer) =>
    json(status, headersOf(await answer()), body);

/** A failure of the provider's own, with an HTTP status such as 404 or 500. */
export const failing = (status: number): Behaviour =>
  answering({ message: 'Server Error', error: 'Server Error', status: String(status) }, status);

/** An overloaded edge before the provider: status, a page of HTML, and no word for other origins. */
export const unavailable: Behaviour = () => ({
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>503</title><h1>Provider Unavailable</h1>',
});

/** What a captive portal or a broken proxy sends: a web page with status 200. */
export const html: Behaviour = async (_request, answer) => ({
  status: 200,
  headers: { ...headersOf(await answer()), 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html><head><title>Anmeldung</title></head><body><h1>WLAN im Café</h1></body></html>',
});

/** JSON that ends in the middle. */
export const cut: Behaviour = async (_request, answer) => {
  const usual = await answer();
  const body = Buffer.from(usual.body);
  return { ...usual, body: body.subarray(0, body.length / 2) };
};

/** rss2json could not read the feed: an error of its own under HTTP 200. */
export const feedError: Behaviour = answering(rss2jsonError);

/** Too many requests to a provider other than GitHub; `retryAfter` in seconds. */
export const tooMany =
  (retryAfter: number): Behaviour =>
  async (_request, answer) =>
    json(
      429,
      { ...headersOf(await answer()), 'retry-after': String(retryAfter) },
      { status: 429, error: `Rate limit reached, try again in ${retryAfter} seconds` },
    );
