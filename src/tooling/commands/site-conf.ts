/**
 * For the container image: prints the part of nginx's settings that belongs to the site that was built last.
 * Usage: tsx src/tooling/commands/site-conf.ts > site.conf
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConf } from '../container/site-conf.ts';
import { parseHeaders } from '../response-headers.ts';
import { root } from './run.mjs';

process.stdout.write(siteConf(parseHeaders(readFileSync(join(root, 'dist/_headers'), 'utf8'))));
