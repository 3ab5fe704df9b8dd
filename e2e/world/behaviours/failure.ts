import { type Answer, type Behaviour, json } from '../exchange.ts';

/** The usual headers, including those for CORS, without `content-type`. No cache keeps a failure. */
function headersOf({ headers }: Answer): Record<string, string> {
  const { 'content-type': _type, 'cache-control': _age, ...rest } = headers;
  return rest;
}

/** Replaces the usual answer with this JSON value. */
const answering =
  (body: unknown, status = 200): Behaviour =>
  async (_request, answer) =>
    json(status, headersOf(await answer()), body);

/** An error of the provider itself, with an HTTP status such as 404 or 500. */
export const failing = (status: number): Behaviour =>
  answering({ message: 'Server Error', error: 'Server Error', status: String(status) }, status);

/** An overloaded edge in front of the provider: status, an HTML page, no CORS headers. */
export const unavailable: Behaviour = () => ({
  status: 503,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>503</title><h1>Provider Unavailable</h1>',
});

/** A captive portal or a broken proxy: a web page with status 200. */
export const html: Behaviour = async (_request, answer) => ({
  status: 200,
  headers: { ...headersOf(await answer()), 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html><head><title>Anmeldung</title></head><body><h1>WLAN im Café</h1></body></html>',
});

/** Truncated JSON. */
export const cut: Behaviour = async (_request, answer) => {
  const usual = await answer();
  const body = Buffer.from(usual.body);
  return { ...usual, body: body.subarray(0, body.length / 2) };
};

/** Rate limit of a provider other than GitHub. `retryAfter` in seconds. */
export const tooMany =
  (retryAfter: number): Behaviour =>
  async (_request, answer) =>
    json(
      429,
      { ...headersOf(await answer()), 'retry-after': String(retryAfter) },
      { status: 429, error: `Rate limit reached, try again in ${retryAfter} seconds` },
    );
