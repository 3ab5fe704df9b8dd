import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

test('The tech stack has a chip per skill, in the order of the configuration', async ({ seen }) => {
  const page = await seen('full');
  const chips = card(page, 'Tech Stack').getByRole('listitem');
  await expect(chips).toHaveText(['TypeScript', 'Docker', 'Linux', 'Gemüsebrühe']);
});

test('A known technology has the icon of its own', async ({ seen }) => {
  const page = await seen('full');
  const chips = card(page, 'Tech Stack').getByRole('listitem');
  await expect(chips.nth(0)).toHaveText('TypeScript');
  const icons = await chips.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(new Set(icons.slice(0, 3)).size).toBe(3);
  // Every icon is drawn, not only referred to.
  const drawn = await chips
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => (icon as SVGGraphicsElement).getBBox().width > 0));
  expect(drawn.slice(0, 3)).toEqual([true, true, true]);
});

test('Without skills there is no such card', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, 'Tech Stack')).toHaveCount(0);
});
