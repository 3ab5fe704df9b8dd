import { themeNames } from '../../../src/model/theme-name.ts';
import { expectLegible, force } from '../../axe.ts';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';

test.use({ reducedMotion: 'reduce' });

for (const name of [
  'the shipped portfolio, offline, with every project expanded',
  'the open theme picker',
  'the dialog',
]) {
  test(`In every theme one can read what the pointer is on in ${name}`, async ({ page, open }) => {
    test.slow();
    const state = states[name];
    await open('shipped');
    await state?.reach(page);
    const contact = page.locator('#profile').getByText('Kontakt per E-Mail');
    const color = () => contact.evaluate((link) => getComputedStyle(link).backgroundColor);
    const before = await color();
    await force(page, 'hover');
    expect(await color(), 'the forced state shows').not.toBe(before);
    await expectLegible(page, themeNames, state?.inAllThemes);
  });
}
