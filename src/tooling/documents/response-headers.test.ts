import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../commands/run.mjs';
import { emptyDirectory, put } from '../directory.fixture.ts';
import { formatHeaders, headersFor, responseHeaders } from './response-headers.ts';

const directory = emptyDirectory();
const rules = responseHeaders('/repo/', { 'default-src': ["'none'"], 'img-src': ["'self'", 'https:'] });

it('The rules hold below the base, hashed files are kept for ever, and no header is said twice, as hosts would join the two', () => {
  const names = (path: string) => headersFor(rules, path).map(([name]) => name.toLowerCase());
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
    expect(names('/repo/')).toContain(name);
  expect(names('/repo/impressum')).not.toContain('cache-control');
  const forever = names('/repo/assets/main-1a2b.js');
  expect(forever).toContain('cache-control');
  expect(new Set(forever).size).toBe(forever.length);
  expect(names('/other/')).toEqual([]);
});

it('The documentation’s command gives Apache all headers of the site', () => {
  const manual = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [command = ''] = /^sed .+$/m.exec(manual) ?? [];
  put(join(directory, 'dist/_headers'), formatHeaders(rules));
  execFileSync('sh', ['-c', command], { cwd: directory });
  const told = readFileSync(join(directory, 'dist/.htaccess'), 'utf8').trim().split('\n');
  const expected = headersFor(rules, '/repo/').map(([name, value]) => `Header set ${name} "${value}"`);
  expect(told).toEqual(expected);
});
