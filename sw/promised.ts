/**
 * Whether an answer is what its service promises: only such an answer may replace a stored one. A status of 200 is
 * not enough, as captive portals, proxies and rss2json's errors come with it too. A page takes what passes here.
 */
export function isPromised(url: string, status: number, body: string): boolean {
  if (status !== 200) return false;
  try {
    return isAnswerOf(new URL(url), JSON.parse(body));
  } catch {
    return false;
  }
}

function isAnswerOf({ host, pathname }: URL, body: unknown): boolean {
  switch (host) {
    case 'api.github.com':
      if (!pathname.startsWith('/search/')) return isRecord(body) && isText(body.login);
      return isRecord(body) && isListOf(body.items, ({ name, html_url }) => isText(name) && isLink(html_url));
    case 'api.rss2json.com':
      if (!isRecord(body) || body.status !== 'ok') return false;
      return isListOf(body.items, ({ title, guid, link }) => isText(title) && (isLink(guid) || isLink(link)));
    default:
      return isListOf(body, ({ title, url }) => isText(title) && isLink(url));
  }
}

type JsonObject = Record<string, unknown>;

/** A list that is empty or has something in it that can be read. */
const isListOf = (list: unknown, isReadable: (item: JsonObject) => boolean): boolean =>
  Array.isArray(list) && (list.length === 0 || list.some((item) => isRecord(item) && isReadable(item)));

const isText = (value: unknown): boolean => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value);
/** Not `URL.canParse`, which older Safaris lack. */
const isLink = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[\w.-]+(?::\d{1,4})?(?:[/?#]|$)/.test(value);

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
