import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';

/** For tests: what a command says and how it ends, without a process of its own. */
export async function ran(command: (args: string[]) => Promise<number>, ...args: string[]) {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const status = await command(args);
    return { status, text: stripVTControlCharacters(said.mock.calls.map(([line]) => String(line)).join('')) };
  } finally {
    said.mockRestore();
  }
}
