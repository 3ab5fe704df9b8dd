import { windows1252 } from '../../../model/markup.ts';
import type { Fetch } from '../../../providers/request.ts';
import { ProviderError } from '../../../providers/resource.ts';

/** `fetch` whose texts are UTF-8, as `Response.text()` expects, whatever they came as. */
export const inUtf8 =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    if (!response.ok) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    return new Response(decodeText(bytes, headers.get('content-type') ?? '', url), { status, headers });
  };

/** Byte order marks. */
const marks: readonly (readonly [encoding: string, start: string])[] = [
  ['utf-8', '\xef\xbb\xbf'],
  ['utf-16le', '\xff\xfe'],
  ['utf-16be', '\xfe\xff'],
];

/**
 * Decodes an XML or JSON document by its byte order mark, the `charset` of its Content-Type, its declaration, or as UTF-8:
 * the first that fits all of its bytes. @throws ProviderError 'malformed'
 */
export function decodeText(bytes: Uint8Array, contentType: string, url: string): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const markedCharset = marks.find(([, mark]) => start.startsWith(mark))?.[0];
  const sentCharset = /charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType)?.[1];
  const declaredCharset = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(start)?.[1];
  for (const label of [markedCharset, sentCharset, declaredCharset, 'utf-8']) {
    const text = label && decodedAs(label, bytes);
    if (text !== undefined) return text;
  }
  const charset = markedCharset ?? sentCharset ?? declaredCharset;
  const reason = charset
    ? `not in ${charset.toLowerCase()}, as it is said to be`
    : 'not in UTF-8, and nothing names another encoding';
  throw new ProviderError('malformed', { url, detail: `its text is ${reason}` });
}

function decodedAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const text = decoder.decode(bytes);
    // Node 20 to 23 decode it as ISO-8859-1, which differs from 0x80 to 0x9f.
    return decoder.encoding === 'windows-1252'
      ? text.replace(/[\x80-\x9f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
      : text;
  } catch {
    // An unknown label, or bytes that it does not have.
    return undefined;
  }
}
