import { existsSync, readFileSync } from 'node:fs';
import { decodeText } from '../../inputs/snapshot/text-encoding.ts';
import { messageOf } from '../command.ts';
import { say } from '../run.mjs';
import { configBlocks } from './import-resume.ts';

/** Prints the blocks for config.ts that a JSON Resume makes. @returns the exit code */
export function printBlocks(file: string): number {
  if (!existsSync(file)) {
    say(`--from: there is no file '${file}'. Write the path of a JSON Resume.`);
    return 1;
  }
  try {
    say(configBlocks(JSON.parse(decodeText(readFileSync(file), '', file))));
    return 0;
  } catch (error) {
    say(`--from: '${file}' cannot be read as JSON Resume. ${messageOf(error)}`);
    return 1;
  }
}
