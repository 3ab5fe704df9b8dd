import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';

/** For tests: what a command says and how it ends, without a process of its own. @param load imports its module */
export async function ran(load: () => Promise<unknown>, ...args: string[]) {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.argv.splice(2, process.argv.length, ...args);
  vi.resetModules();
  await load();
  const text = stripVTControlCharacters(said.mock.calls.map(([line]) => String(line)).join(''));
  said.mockRestore();
  const status = process.exitCode;
  process.exitCode = undefined;
  return { status, text };
}
