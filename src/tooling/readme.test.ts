import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSite } from '../config/compile-site.ts';
import { type SectionId, sections } from '../model/section.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** What README's smallest configuration exports. */
function smallestConfig(): unknown {
  const [, content = ''] =
    /```ts\nimport .*\n\nexport default defineConfig\((\{.*?\})\);\n```/s.exec(readme) ?? [];
  return new Function(`return (${content})`)();
}

test('The smallest configuration of README gives a page without anything to warn about', () => {
  const compiled = compileSite(smallestConfig());
  expect(compiled.warnings).toEqual([]);
  expect('site' in compiled && compiled.site.sections).toEqual([
    'theme',
    'profile',
    'details',
    'skills',
    'featured-repositories',
    'services',
  ]);
});

test('README names everything that is on the page by itself', () => {
  const compiled = compileSite({ github: { username: 'octocat' } });
  const used: SectionId[] = 'site' in compiled ? compiled.site.sections : [];
  // The details card shows the account, which somebody has given.
  const blocks = used.filter((id) => id !== 'details').map((id) => sections[id]);
  const [, table = ''] = /\| left out \|.*\n\|---.*\n((?:\|.*\n)+)/.exec(readme) ?? [];
  for (const block of blocks) expect(table).toContain(`| \`${block}\` |`);
});
