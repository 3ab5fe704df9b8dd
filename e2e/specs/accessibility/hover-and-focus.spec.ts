import { themeNames } from '../../../src/model/theme-name.ts';
import { expectLegible, force, leaveOnly, leaveWhatHolds, thinOut, touchable } from '../../axe.ts';
import { states } from '../../states.ts';
import { test } from '../../test.ts';

for (const name of [
  'the shipped portfolio, offline, with every project expanded',
  'the open theme picker',
  'the dialog',
]) {
  test(`In every theme one can read what the pointer is on, or the focus, in ${name}`, async ({
    page,
    open,
  }) => {
    test.slow();
    const { site, reach, inAllThemes = 'body' } = states[name] ?? {};
    if (!site || !reach) throw new Error(`There is no state "${name}".`);
    await open(site);
    await reach(page);
    await leaveOnly(page, inAllThemes);
    await leaveWhatHolds(page, touchable);
    await thinOut(page);
    await force(page, ['hover']);
    await expectLegible(page, themeNames, touchable);
    await force(page, ['focus', 'focus-visible']);
    await expectLegible(page, themeNames, touchable);
  });
}
