import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consultant } from '../src/tooling/documents/profile/profile.fixture.ts';
import { root } from './site-build.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'client-names-'));
});
afterEach(() => {
  delete process.env.SITE_CONFIG;
  rmSync(place, { recursive: true });
});

test('A build publishes the profile as files, and the real name of a client in none of its own, source maps included', async () => {
  const file = join(place, 'config.ts');
  const site = { ...consultant, projects: { github: { display: false } }, remoteSupport: { display: false } };
  writeFileSync(file, `export default ${JSON.stringify(site)};`);
  process.env.SITE_CONFIG = file;
  const outDir = join(place, 'dist');
  await build({
    root,
    logLevel: 'silent',
    publicDir: join(root, 'e2e/public'),
    build: { outDir, emptyOutDir: true, sourcemap: true },
  });
  for (const name of ['profil.docx', 'resume.json', 'en/profile.docx', 'en/resume.json'])
    expect(existsSync(join(outDir, name)), name).toBe(true);
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const contents = files.flatMap(({ parentPath, name }) => {
    const content = readFileSync(join(parentPath, name));
    const inside = name.endsWith('.docx') ? Object.values(unzipSync(content)) : [content];
    return inside.map((part) => [name, Buffer.from(part).toString()] as const);
  });
  expect(contents.some(([name]) => name.endsWith('.map'))).toBe(true);
  expect(contents.some(([, text]) => text.includes('Versicherung, 5.000 Mitarbeitende'))).toBe(true);
  expect(contents.filter(([, text]) => text.includes('Geheimwort')).map(([name]) => name)).toEqual([]);
}, 300_000);
