import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { type HeaderRule, headersFor, parseHeaders } from '../documents/response-headers.ts';

interface ServeOptions {
  directory: string;
  /** The path it was built for: `/`, or `/portfolio/`. */
  base: string;
  /** 0 for any free port. */
  port: number;
  /** Try the following ports if this one is taken. */
  orNext?: boolean;
}

export type ServedSite = Awaited<ReturnType<typeof serve>>;

/**
 * Serves a built site as static hosts do: `/impressum` is `impressum.html`, an unknown path gets the nearest `404.html`,
 * `_headers` is obeyed, and nothing exists outside the base. Reads the files for each answer, so that the site can be
 * rebuilt meanwhile. Only this machine can reach it.
 */
export async function serve({ directory, base, port, orNext = false }: ServeOptions) {
  const server = createServer((request, response) => {
    answer(directory, base, request)
      .catch((): Answer => ({ status: 500, headers: plainText, body: 'The file could not be read\n' }))
      .then(({ status, headers, body }) => {
        const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
        response.writeHead(status, { ...headers, ...length });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
  for (let candidate = port; !server.listening; candidate += 1) {
    try {
      await once(server.listen(candidate, '127.0.0.1'), 'listening');
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || !orNext || candidate >= port + 100) throw error;
    }
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    /** Address of the first page, base included. */
    url: `http://localhost:${taken}${base}`,
    port: taken,
    /** Cuts open connections too. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

export async function answer(
  directory: string,
  base: string,
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (`${pathname}/` === base) return { status: 301, headers: { location: base }, body: '' };
  if (!pathname.startsWith(base))
    return { status: 404, headers: plainText, body: `This site lives under ${base}\n` };
  const path = pathname.slice(base.length);
  const found = await firstOf(directory, filesFor(path));
  const [folder = ''] = /^\w+\//.exec(path) ?? [];
  const file = found ?? (await firstOf(directory, [`${folder}404.html`, '404.html']));
  const rules = headersFor(await headerRules(directory), pathname);
  const headers: OutgoingHttpHeaders = {
    // Missing files are revalidated whatever a rule says.
    'cache-control': 'no-cache',
    ...Object.fromEntries(rules.map(([name, value]) => [name.toLowerCase(), value])),
    ...(found ? {} : { 'cache-control': 'no-cache' }),
  };
  if (!file) return { status: 404, headers: { ...headers, ...plainText }, body: 'Not found\n' };
  headers['content-type'] = contentType(file.name);
  headers.etag = `"${createHash('sha256').update(file.body).digest('base64url')}"`;
  if (found && request.headers['if-none-match'] === headers.etag) return { status: 304, headers, body: '' };
  return { status: found ? 200 : 404, headers, body: file.body };
}

/** The files that hosts try for a path below the base; none for hidden ones. */
function filesFor(path: string): string[] {
  try {
    const parts = decodeURIComponent(path).split('/');
    const name = parts.filter(Boolean).join('/');
    if (name === headersFile || parts.some((part) => /^\.(?!well-known$)|[\\\0]/.test(part))) return [];
    const pages = [...(name ? [`${name}.html`] : []), join(name, 'index.html')];
    return path.endsWith('/') || !name ? pages : [name, ...pages];
  } catch {
    return [];
  }
}

async function firstOf(directory: string, names: readonly string[]) {
  for (const name of names) {
    const body = await content(join(directory, name));
    if (body) return { name, body };
  }
  return undefined;
}

/** Undefined when there is no such file, also behind a dangling link. */
async function content(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code)) return undefined;
    throw error;
  }
}

function contentType(name: string): string {
  const type = lookup(name) ?? (name.endsWith('.vcf') ? 'text/vcard' : 'application/octet-stream');
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

const headersFile = '_headers';

const headerRules = async (directory: string): Promise<HeaderRule[]> =>
  parseHeaders(String((await content(join(directory, headersFile))) ?? ''));

/** The base of a built site, from its first rule. */
export const baseOf = async (directory: string): Promise<string> =>
  (await headerRules(directory))[0]?.path.replace('*', '') ?? '/';
