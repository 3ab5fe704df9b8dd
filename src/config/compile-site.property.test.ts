import { describe, expect, it } from 'vitest';
import { filled } from '../../e2e/sites/every-field.ts';
import fc from '../property.fixture.ts';
import { compileSite } from './compile-site.ts';
import config, { changed, problemsOf } from './complete-config.fixture.ts';
import { formatPath, textsIn } from './messages/problem.ts';
import { warningsOf } from './messages/warnings/warnings.ts';
import { blocksOf } from './schema-tree.ts';

/** Written out, so that a new block does not draw other cases. */
const keys =
  'github username languages profile social links label skills display header list from to projects private automatic ' +
  'limit services prices vat layout left customSections id text themeConfig customTheme engagements legal footer ' +
  '__proto__ constructor toString then';

/** Values that cannot become a text, or look like something else. */
const odd = [{ toString: [] }, [{ toString: [] }], [[]], Object.create(null), 0, '?', Symbol('s')];

/** Any value that a file can export, often with keys of the schema. */
const anything = fc.oneof(
  { weight: 6, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, maxDepth: 3 }) },
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown[]>(Symbol('s'), () => 1, Number.NaN, -0, Promise.resolve(), new Error('x')),
);
const configLike = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, anything, tie('block'), fc.array(tie('value'), { maxLength: 3 })),
  block: fc
    .array(fc.tuple(fc.constantFrom(...keys.split(' ')), tie('value')), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries)),
})).value;

/** A path in the complete configuration: of a text, or of what is around it. */
const paths = textsIn(config).map(({ path }) => path);
const anyPath = fc.constantFrom(...paths, ...paths.map((path) => path.replace(/(\.\w+|\[\d+\])$/, '')));

/** Holds for every result. */
function check(value: unknown): void {
  const result = compileSite(value, { files: [] });
  if ('problems' in result) {
    expect(result.problems.length).toBeGreaterThan(0);
    for (const { path, message } of result.problems) {
      expect(path).not.toBe('');
      expect(message).toMatch(/^(Found|Missing).*\. .*(Allowed|Remove|public\/)/s);
      expect(message).not.toMatch(/[\s`]undefined[.`]/);
    }
  } else {
    const { site } = result;
    const warnings = warningsOf(value, site);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
    expect(warnings.every(({ path, message }) => path !== '' && message.endsWith('.'))).toBe(true);
  }
}

describe('A site or mistakes come, and never a throw,', () => {
  it('of anything at all', () => {
    fc.assert(fc.property(configLike, check), { numRuns: 40 });
  }, 180_000);

  it('of an odd value in the place of every field, or of any block', () => {
    for (const value of odd) {
      check(filled(() => value));
      for (const { path } of blocksOf()) if (path.length > 0) check(changed(formatPath(path), value));
    }
  });

  it('of a good configuration with anything at any path', () => {
    fc.assert(
      fc.property(anyPath, anything, (path, value) => check(changed(path, value))),
      { numRuns: 40, examples: [['projects.github.manual.projects', { length: new Date(0) }]] },
    );
  }, 180_000);
});

it('A value that is said to be meant is right, whatever was found', () => {
  const word = fc.constantFrom('de', 'en', 'xx', 'skills', 'Docker', 'ja', '7', 'a.de', 'max', '€');
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), word, fc.array(word, { maxLength: 3 }));
  const places = fc.oneof(
    anyPath,
    fc.constantFrom('languages', 'skills', 'blog.limit', 'services.list', 'layout.left'),
  );
  const isRight = (place: string, found: unknown) => {
    const given = changed(place, found);
    for (const { path, correct } of problemsOf(given).filter((problem) => problem.correct !== undefined))
      expect(problemsOf(changed(path, correct, given)).filter((left) => left.path.startsWith(path))).toEqual(
        [],
      );
  };
  fc.assert(fc.property(places, value, isRight), {
    numRuns: 100,
    examples: [['languages', ['en', 'xx', 'en']]],
  });
}, 180_000);
