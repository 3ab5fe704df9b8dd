import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files below a directory, with slashes; none when there is no directory. */
export const filesBelow = (directory: string): string[] =>
  (existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'));
