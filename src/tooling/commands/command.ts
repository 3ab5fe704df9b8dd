import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from './run.mjs';

/** Parses the options; undefined after an explanation. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  const takenByNpm = Object.keys(options).filter((name) => isKeptByNpm(name, args));
  if (takenByNpm.length > 0) {
    const names = takenByNpm.map((name) => `--${name}`).join(' and ');
    say(
      `npm kept ${names} for itself: the -- before it is missing, or PowerShell removed it (there, write npm.cmd instead of npm).\nUsage: ${usage}`,
    );
    return undefined;
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // Node's second sentence is about a rare way to write arguments.
    const [reason = ''] = messageOf(error).split('. ');
    say(`${reason.replace(/\.$/, '')}.\nUsage: ${usage}`);
    return undefined;
  }
}

/** Options that npm has, too: its own settings may switch them on for good. */
const npms = ['offline', 'force', 'yes'];

/** npm takes what comes before a `--` for its own setting, and says so to the script's environment. */
const isKeptByNpm = (name: string, args: readonly string[]): boolean =>
  process.env[`npm_config_${name}`] !== undefined &&
  !npms.includes(name) &&
  !args.some((arg) => arg.split('=')[0] === `--${name}`);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Shortages of an owner's machine, by the code of the system's error. */
const shortages: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'Your share of the disk is full. Free some space',
  EROFS: 'The folder cannot be written. Use one that is not read-only',
  EACCES: 'The folder or file belongs to somebody else or is read-only. Change its permissions',
  EPERM:
    'The folder or file is read-only, or another program has it open. Close that program, or change the permissions',
  EBUSY: 'Another program has the file open. Close that program',
  ENOTDIR: 'There is a file in the place of a folder. Move it away',
  EMFILE: 'Too many files are open. Close other programs',
};

/** Explains to owners what a command threw: with a stack only for faults of the product. */
export function explain(error: unknown): string {
  // Bundlers pass on the message of what a plugin threw, and the error itself below theirs.
  const causes = causesOf(error);
  for (const cause of causes) {
    const shortage = shortageOf(cause);
    if (shortage) return `${shortage}, and run the command again.\n  ${firstLine(cause.message)}`;
  }
  const owners = causes.find(({ name }) => name === 'InvalidConfigError');
  if (owners) return owners.message;
  const bundlers = causes.find(({ errors }) => errors);
  if (bundlers) return bundlers.message.replace(/\n +at .+/g, '');
  return error instanceof Error ? String(error.stack) : String(error);
}

function shortageOf({ code, message }: Thrown): string | undefined {
  const name = /^(E[A-Z]+): /.exec(message)?.[1] ?? code;
  // Folders are made with those above them. On a read-only disk Node reports the first of them as missing.
  if (name === 'ENOENT' && message.includes(", mkdir '"))
    return 'The folder cannot be made: its disk is read-only, or missing. Use another one';
  return shortages[name];
}

type Thrown = Record<'name' | 'code' | 'message', string> & { errors?: unknown };

function causesOf(error: unknown): Thrown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { name = '', code = '', message = '', cause, errors } = error as Thrown & { cause: unknown };
  const below = [cause, ...(Array.isArray(errors) ? errors : [])];
  return [{ name, code, message, errors }, ...below.flatMap(causesOf)];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
