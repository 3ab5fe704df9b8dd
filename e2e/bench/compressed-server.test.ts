import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { CompressedServer } from './compressed-server.ts';

let directory: string;
let server: CompressedServer;
const altered: string[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'compressed-'));
  await writeFile(join(directory, 'index.html'), 'Home');
  await writeFile(join(directory, '404.html'), 'Nothing');
  await writeFile(join(directory, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const alter = (html: string) => {
    altered.push(html);
    return `${html}!`;
  };
  server = new CompressedServer({ directory, base: '/', certificate: await makeCertificate(), alter });
  await server.up();
});

afterAll(async () => {
  server.down();
  await rm(directory, { recursive: true });
});

async function get(path: string): Promise<[status: unknown, body: string]> {
  const session = connect(new URL(server.url).origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path });
  const [headers] = await once(stream, 'response');
  const chunks: Buffer[] = await stream.toArray();
  session.close();
  return [headers[':status'], brotliDecompressSync(Buffer.concat(chunks)).toString()];
}

it('Every address gets its file compressed, and what is missing the page that says so', async () => {
  expect(await get('/')).toEqual([200, 'Home!']);
  expect(await get('/index.html')).toEqual([200, 'Home!']);
  expect(await get('/missing')).toEqual([404, 'Nothing!']);
  expect(await get('/missing/too')).toEqual([404, 'Nothing!']);
});

it('However many addresses lead to a file, it is compressed once', async () => {
  await get('/');
  await get('/missing');
  expect(altered.toSorted()).toEqual(['Home', 'Nothing']);
});
