import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decoded } from '../model/http-link.ts';

export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** All files below a directory, with slashes; empty without the directory. */
export const filesBelow = (directory: string): string[] =>
  (existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll(sep, '/'));

/** Path below `public/` of a file's address below the base. */
export const publicPath = (address: string, base = '/'): string =>
  decoded(address.slice(base.length).replace(/[?#].*$/s, ''));
