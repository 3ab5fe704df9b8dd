import { themeNames } from '../../../src/model/theme-name.ts';
import { expectAccessible, expectLegible, leaveOnly, thinOut } from '../../axe.ts';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';

for (const [name, { site, path, world: alter, reach, inAllThemes }] of Object.entries(states)) {
  const legible = inAllThemes ? ', and in every theme one can read it' : '';
  test(`No rule is broken by ${name}${legible}`, async ({ page, open, world }) => {
    test.slow();
    alter?.(world);
    await open(site, path);
    await reach(page);
    await expectAccessible(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    if (!inAllThemes) return;
    await leaveOnly(page, inAllThemes);
    await thinOut(page);
    await expectLegible(page, themeNames);
  });
}
