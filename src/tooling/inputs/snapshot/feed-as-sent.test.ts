import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Article } from '../../../model/content.ts';
import { TestHost } from '../../host.fixture.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { nothingStored } from './snapshot-file.ts';
import { takeSnapshot } from './take-snapshot.ts';

const host = new TestHost();

/** The title of the only article as the snapshot has it, or why there is none. */
async function titleOf(send: RequestListener): Promise<string | undefined> {
  host.answer = send;
  const address = `127.0.0.1:${host.port}`;
  const url = `http://${address}/feed`;
  const site = siteOf({
    github: { username: 'a' },
    profile: { name: 'A', bio: 'A', avatar: 'a.png' },
    badges: [],
    projects: { github: { display: false } },
    blog: { source: 'feed', url },
  });
  const fetch = guardedFetch({ trusted: new Set([address]) });
  const { snapshot, items } = await takeSnapshot(site, nothingStored, { fetch, retryPauseMs: 0 });
  const [article] = (snapshot.answers[url]?.value ?? []) as Article[];
  return article?.title ?? items[0]?.error?.detail ?? items[0]?.error?.kind;
}

const sent =
  (body: Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

const text = 'Größere Übungen';

const utf8 = (content: string) => Buffer.from(content);
const latin1 = (content: string) => Buffer.from(content, 'latin1');
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le');

const feedOf = (title: string, declared = 'utf-8') =>
  `<?xml version="1.0" encoding="${declared}"?><rss version="2.0"><channel><title>B</title><item><title>${title}</title><link>/a</link></item></channel></rss>`;

const xml = (charset: string) => ({ 'content-type': `text/xml; charset="${charset}"` });

const undecodable = 'bytes that cannot be decompressed as its Content-Encoding says';

const feeds: Record<string, [send: RequestListener, told: string]> = {
  'in UTF-8, compressed with gzip': [
    sent(gzipSync(utf8(feedOf(text))), { 'content-encoding': 'gzip' }),
    text,
  ],
  'in UTF-8 with a mark, said to be another': [
    sent(utf8(`\ufeff${feedOf(text, 'iso-8859-1')}`), xml('ISO-8859-1')),
    text,
  ],
  'in UTF-16 with a mark': [sent(utf16(feedOf(text))), text],
  'in UTF-16, the other way round': [sent(utf16(feedOf(text)).swap16()), text],
  'in ISO-8859-1 by its declaration': [sent(latin1(feedOf(text, 'iso-8859-1'))), text],
  'in Windows-1252 by its host, before its declaration': [
    sent(latin1(feedOf('\x845 \x80\x93')), xml('windows-1252')),
    '„5 €“',
  ],
  'in Windows-1250': [sent(latin1(feedOf('\xa3\xf3d\x9f', 'windows-1250'))), 'Łódź'],
  'in another encoding than its host says': [sent(latin1(feedOf(text, 'iso-8859-1')), xml('utf-8')), text],
  'in an encoding that nobody knows, and then in the right one': [
    sent(latin1(feedOf(text, 'iso-8859-1')), xml('x-none')),
    text,
  ],
  'in none that it names': [
    sent(latin1(feedOf(text)), xml('utf-8')),
    'its text is not in utf-8, as it is said to be',
  ],
  'in none that anything names': [
    sent(latin1(feedOf(text).replace(/^.*\?>/, ''))),
    'its text is not in UTF-8, and nothing names another encoding',
  ],
  'with a replacement character of its own': [sent(utf8(feedOf('a\ufffdb'))), 'a\ufffdb'],
  'not compressed as it says': [sent(utf8(feedOf(text)), { 'content-encoding': 'gzip' }), undecodable],
  'not compressed with Brotli as it says': [
    sent(utf8(feedOf(text)), { 'content-encoding': 'br' }),
    undecodable,
  ],
  'with trailers at its end': [
    (_, response) => {
      response.writeHead(200, { trailer: 'x-sum', 'transfer-encoding': 'chunked' });
      response.write(feedOf(text));
      response.addTrailers({ 'x-sum': '1' });
      response.end();
    },
    text,
  ],
};

test.each(Object.entries(feeds))('A feed %s is read, or the cause is named', async (_, [send, told]) => {
  expect(await titleOf(send)).toBe(told);
});
