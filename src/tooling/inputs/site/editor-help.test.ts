import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { configSchema } from '../../../config/config.ts';
import { blogSources } from '../../../config/fields/page.ts';
import { bare } from '../../../config/schema-tree.ts';
import { blogProviders } from '../../../providers/providers.ts';

const blogNames = Object.values(blogProviders).map(({ name }) => name);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const uri = new URL('../../../../config.ts', import.meta.url).href;

let editor: Editor;
beforeAll(() => {
  editor = new Editor();
});
afterAll(() => editor.close());

it('Every field of config.ts explains itself in the editor', async () => {
  const lines = [
    "import { defineConfig } from './src/config/define-config.ts';",
    'export default defineConfig(',
  ];
  const fields = write(configSchema, '', lines);
  lines.push(');');
  expect(fields.length).toBeGreaterThan(150);

  await editor.open(lines.join('\n'));
  const silent: string[] = [];
  let helpOnBlogs = '';
  for (const { path, line, character } of fields) {
    const help = await editor.hover(line, character);
    const [, declaration, explanation = ''] = /^```typescript\n(.*?)```(.*)$/s.exec(help) ?? [];
    if (path === '.blog.source') helpOnBlogs = explanation;
    if (!declaration || !/\w{3}.* \w/.test(explanation.split('*@')[0] ?? '')) silent.push(path);
  }
  expect(silent).toEqual([]);
  for (const name of [...blogSources, ...blogNames]) expect(helpOnBlogs).toContain(name);
}, 60_000);

it.each(blogNames)('README says that articles can come from %s', (name) => {
  expect(readFileSync(`${root}/README.md`, 'utf8')).toContain(name);
});

interface Place {
  path: string;
  line: number;
  character: number;
}

/** Writes a configuration in which every field is given once, one to a line, and says where each stands. */
function write(field: z.ZodType, path: string, lines: string[]): Place[] {
  const inner = bare(field);
  if (inner instanceof z.ZodArray) {
    lines.push('[');
    const places = write(inner.element as z.ZodType, `${path}[]`, lines);
    lines.push(']');
    return places;
  }
  if (!(inner instanceof z.ZodObject)) {
    lines.push('0 as never');
    return [];
  }
  lines.push('{');
  const places = Object.entries(inner.shape).flatMap(([key, value]) => {
    const place = { path: `${path}.${key}`, line: lines.length, character: 1 };
    lines.push(/^\w+$/.test(key) ? `${key}:` : `'${key}':`);
    const below = write(value as z.ZodType, place.path, lines);
    lines.push(',');
    return [place, ...below];
  });
  lines.push('}');
  return places;
}

/** TypeScript's language server, spoken to as an editor does. */
class Editor {
  readonly #server: ChildProcess = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url)),
      '--lsp',
      '--stdio',
    ],
    { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #received = Buffer.alloc(0);

  constructor() {
    this.#server.stdout?.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data]);
      this.#read();
    });
  }

  async open(text: string): Promise<void> {
    const rootUri = pathToFileURL(root).href;
    const capabilities = { textDocument: { hover: { contentFormat: ['markdown'] } } };
    await this.#ask('initialize', { processId: process.pid, rootUri, capabilities });
    this.#send({ method: 'initialized', params: {} });
    const textDocument = { uri, languageId: 'typescript', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
  }

  async hover(line: number, character: number): Promise<string> {
    const answer = await this.#ask('textDocument/hover', {
      textDocument: { uri },
      position: { line, character },
    });
    const { contents } = (answer ?? {}) as { contents?: string | { value: string } };
    return typeof contents === 'object' ? contents.value : (contents ?? '');
  }

  async close(): Promise<void> {
    this.#server.kill();
    await once(this.#server, 'exit');
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = this.#waiting.size + 1;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ id, method, params });
    });
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** Takes every whole message out of what has been received. */
  #read(): void {
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/.exec(this.#received.toString('latin1', 0, end))?.[1]);
      if (end < 0 || this.#received.length < end + 4 + length) return;
      const body = this.#received.toString('utf8', end + 4, end + 4 + length);
      this.#received = this.#received.subarray(end + 4 + length);
      const { id, method, result } = JSON.parse(body) as { id?: number; method?: string; result?: unknown };
      if (id === undefined) continue;
      // A question of the server's own, such as for the editor's settings: there are none.
      if (method !== undefined) this.#send({ id, result: null });
      else this.#waiting.get(id)?.(result);
    }
  }
}
