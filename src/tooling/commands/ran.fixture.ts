import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';

/** For tests: a result, and what was written to standard output meanwhile. */
export async function heard<Result>(work: () => Promise<Result>) {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    return { result: await work(), lines: said.mock.calls.map(([line]) => String(line)) };
  } finally {
    said.mockRestore();
  }
}

/** For tests: what a command says and how it ends, without a process of its own. */
export async function ran(command: (args: string[]) => Promise<number>, ...args: string[]) {
  const { result: status, lines } = await heard(() => command(args));
  return { status, text: stripVTControlCharacters(lines.join('')) };
}
