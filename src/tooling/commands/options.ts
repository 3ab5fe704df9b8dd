import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from './run.mjs';

/** The options of a command; undefined after an explanation. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
    return undefined;
  }
}
