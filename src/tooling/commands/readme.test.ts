import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** What README's smallest configuration exports. */
function smallestConfig(): unknown {
  const [, content = ''] =
    /```ts\nimport .*\n\nexport default defineConfig\((\{.*?\})\);\n```/s.exec(readme) ?? [];
  return new Function(`return (${content})`)();
}

test('The smallest configuration of README gives a page without anything to warn about', () => {
  const compiled = compileSite(smallestConfig());
  expect(compiled.warnings).toEqual([]);
  const shown = ['theme', 'profile', 'details', 'skills', 'featured-repositories', 'services'];
  expect('site' in compiled && compiled.site.sections).toEqual(shown);
});
