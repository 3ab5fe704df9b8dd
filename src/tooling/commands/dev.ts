/** `npm run dev`: shows the page while its owner edits it. --port, --host, --base, --open: as for Vite. */
import { createServer } from 'vite';
import { readOptions } from './command.ts';
import { root, say } from './run.mjs';

export async function dev(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const definitions = { base: text, port: text, host: text, open: flag };
  const options = readOptions(
    args,
    definitions,
    `npm run dev -- [--port 5173] [--host 0.0.0.0] [--base=/repo/] [--open]`,
  );
  const port = options && portIn(options.port, 5173);
  if (port === undefined) return 2;
  const { base, host, open } = options ?? {};
  const server = await createServer({
    root,
    ...(base !== undefined && { base }),
    server: { port, open: open === true, ...(host !== undefined && { host }) },
  });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
}

/** The number of a port; undefined after an explanation. */
export function portIn(option: string | undefined, usual: number): number | undefined {
  const port = Number(option ?? usual);
  if (/^\d+$/.test(option ?? '0') && port < 65_536) return port;
  say(`--port: found '${option}', which is no port. Write a number from 1 to 65535, such as ${usual}.`);
  return undefined;
}
