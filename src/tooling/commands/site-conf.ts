/**
 * For the container image: prints the part of nginx's settings that belongs to the site that was built last.
 * Usage: tsx src/tooling/commands/site-conf.ts > site.conf
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHeaders } from '../documents/response-headers.ts';
import { siteConf } from './container/site-conf.ts';
import { root } from './run.mjs';

const dist = join(root, 'dist');
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => file.endsWith('.html'));
process.stdout.write(siteConf(parseHeaders(readFileSync(join(dist, '_headers'), 'utf8')), documents));
