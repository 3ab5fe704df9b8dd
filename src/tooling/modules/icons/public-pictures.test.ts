import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isShipped } from '../../inputs/shipped.fixture.ts';

const folder = fileURLToPath(new URL('../../../../public', import.meta.url));
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);

test.runIf(isShipped).each(drawings)('%s is a self-contained drawing of a moderate size', async (name) => {
  const source = readFileSync(join(folder, name), 'utf8');
  // An image has a natural size only when the root gives one.
  expect(source).toMatch(/^<svg (?=[^>]* viewBox=)(?=[^>]* width="\d+")(?=[^>]* height="\d+")/);
  expect(source).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)|@import/i);
  expect(source.length).toBeLessThan(100_000);
  const { width, height } = await sharp(Buffer.from(source)).metadata();
  expect(width * height).toBeGreaterThan(0);
});
