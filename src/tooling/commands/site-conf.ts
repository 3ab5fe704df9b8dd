/**
 * For the container image: prints the part of nginx's settings that belongs to the site that was built last.
 * Usage: tsx src/tooling/commands/site-conf.ts > site.conf
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '../../model/site-language.ts';
import { parseHeaders } from '../documents/response-headers.ts';
import { siteConf } from './container/site-conf.ts';
import { root } from './run.mjs';

const languages = siteLanguages.filter((language) => existsSync(join(root, 'dist', language, '404.html')));
process.stdout.write(siteConf(parseHeaders(readFileSync(join(root, 'dist/_headers'), 'utf8')), languages));
