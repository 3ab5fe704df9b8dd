import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Article } from '../../../model/content.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { nothingStored } from './snapshot-file.ts';
import { takeSnapshot } from './take-snapshot.ts';

let answer: RequestListener;
let server: Server;
let host = '';
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The title of the only article as the snapshot has it, or why there is none. */
async function titleOf(send: RequestListener): Promise<string | undefined> {
  answer = send;
  const url = `http://${host}/feed`;
  const site = siteOf({
    github: { username: 'a' },
    profile: { name: 'A', bio: 'A', avatar: 'a.png' },
    badges: [],
    projects: { github: { display: false } },
    blog: { source: 'feed', url },
  });
  const fetch = guardedFetch({ trusted: new Set([host]) });
  const { snapshot, items } = await takeSnapshot(site, nothingStored, { fetch, retryPauseMs: 0 });
  const [article] = (snapshot.answers[url]?.value ?? []) as Article[];
  return article?.title ?? items[0]?.error?.detail ?? items[0]?.error?.kind;
}

const sent =
  (body: Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

const title = 'Größere Übungen – „5 €“';
const latin = 'Größere Übungen';
const polish = 'Łódź';

const bytes = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-16le': (text: string) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(text, 'utf16le').swap16(),
  'iso-8859-1': (text: string) => Buffer.from(text, 'latin1'),
  'windows-1252': (text: string) =>
    Buffer.from(
      text.replace(/[–„€“]/g, (one) => ({ '–': '\x96', '„': '\x84', '€': '\x80', '“': '\x93' })[one] ?? ''),
      'latin1',
    ),
  'iso-8859-15': (text: string) => Buffer.from(text.replace('€', '\xa4'), 'latin1'),
  'windows-1250': (text: string) =>
    Buffer.from(
      text.replace(/[Łź]/g, (one) => ({ Ł: '\xa3', ź: '\x9f' })[one] ?? ''),
      'latin1',
    ),
};

/** The ways of saying an encoding: what the host sends, what the document declares, and how it begins. */
const ways: Record<string, (encoding: string) => { type?: string; declared?: string; mark?: string }> = {
  'in its declaration': (declared) => ({ declared }),
  'in Content-Type': (encoding) => ({ type: `text/xml; charset=${encoding}` }),
  'in Content-Type, before another in its declaration': (encoding) => ({
    type: `application/rss+xml;charset="${encoding.toUpperCase()}"`,
    declared: encoding === 'utf-8' ? 'iso-8859-1' : 'utf-8',
  }),
  'by its mark, before both': () => ({
    mark: '\ufeff',
    type: 'text/xml; charset=iso-8859-1',
    declared: 'iso-8859-1',
  }),
  'by nothing': () => ({}),
};
const compressions: Record<string, (content: Uint8Array) => Uint8Array> = {
  identity: (content) => content,
  gzip: gzipSync,
  deflate: deflateSync,
  'deflate, without its head': deflateRawSync,
  br: brotliCompressSync,
  'gzip, br': (content) => brotliCompressSync(gzipSync(content)),
};

const texts: Record<keyof typeof bytes, string> = {
  'utf-8': title,
  'utf-16le': title,
  'utf-16be': title,
  'iso-8859-1': latin,
  'windows-1252': title,
  'iso-8859-15': `${latin} 5 €`,
  'windows-1250': polish,
};

/** Only Unicode has a mark, and can be recognised without a word about it. */
const isUnicode = (encoding: string) => encoding.startsWith('utf');
const cases = Object.keys(bytes).flatMap((encoding) =>
  Object.keys(ways)
    .filter((way) => isUnicode(encoding) || !way.includes('mark'))
    .flatMap((way) => Object.keys(compressions).map((compression) => [encoding, way, compression] as const)),
);

const feedOf = (text: string, declared?: string) => {
  const declaration = `<?xml version="1.0"${declared ? ` encoding="${declared}"` : ''}?>`;
  return `${declaration}<rss version="2.0"><channel><title>B</title><item><title>${text}</title><link>/a</link></item></channel></rss>`;
};

test.each(cases)(
  'A feed in %s, said %s, sent as %s, is read or the cause is named',
  async (encoding, way, compression) => {
    const { type, declared, mark = '' } = ways[way]?.(encoding) ?? {};
    const text = texts[encoding as keyof typeof texts];
    const content = bytes[encoding as keyof typeof bytes](mark + feedOf(text, declared));
    const body = compressions[compression]?.(content) ?? content;
    const headers = {
      'content-encoding': compression.replace(', without its head', ''),
      ...(type && { 'content-type': type }),
    };
    const isSaid = isUnicode(encoding) || way !== 'by nothing';
    expect(await titleOf(sent(body, headers))).toBe(
      isSaid ? text : 'its text is not in UTF-8, and nothing names another encoding',
    );
  },
);

const latinBytes = bytes['iso-8859-1'];
const wrong: Record<string, [RequestListener, string]> = {
  'names an encoding that nobody knows, and then the right one': [
    sent(latinBytes(feedOf(latin, 'iso-8859-1')), { 'content-type': 'text/xml; charset=x-none' }),
    latin,
  ],
  'has other bytes than its host says': [
    sent(latinBytes(feedOf(latin, 'utf-8')), { 'content-type': 'text/xml; charset=utf-8' }),
    'its text is not in utf-8, which it is said to be in',
  ],
  'cuts a character in two': [
    sent(
      Buffer.concat([
        Buffer.from('<rss version="2.0"><channel><item><title>Größe und Gr'),
        Buffer.of(0xc3),
        Buffer.from('…</title><link>/a</link></item></channel></rss>'),
      ]),
    ),
    'Größe und Gr…',
  ],
  'has a replacement character of its own': [sent(Buffer.from(feedOf('a\ufffdb'))), 'a\ufffdb'],
  'is not compressed as it says': [
    sent(Buffer.from(feedOf(latin)), { 'content-encoding': 'gzip' }),
    'bytes that cannot be decompressed as its Content-Encoding says',
  ],
  'is not compressed with Brotli as it says': [
    sent(Buffer.from(feedOf(latin)), { 'content-encoding': 'br' }),
    'bytes that cannot be decompressed as its Content-Encoding says',
  ],
  'ends with trailers': [
    (_, response) => {
      response.writeHead(200, { trailer: 'x-sum', 'transfer-encoding': 'chunked' });
      response.write(feedOf(latin));
      response.addTrailers({ 'x-sum': '1' });
      response.end();
    },
    latin,
  ],
};

test.each(Object.entries(wrong))('A feed that %s', async (_, [send, told]) => {
  expect(await titleOf(send)).toBe(told);
});
