import { readFileSync } from 'node:fs';
import { shortHash } from './files.ts';

/** The version of a source's declarations, whatever its comments and layout. */
export const versionOf = (source: string): string =>
  shortHash(source.replace(/\/\*.*?\*\/|\/\/[^\n]*|\s+/gs, ''));

/** Responses that devices and the snapshot stored with another version are not read. */
export const modelVersion = versionOf(readFileSync(new URL('../model/content.ts', import.meta.url), 'utf8'));
