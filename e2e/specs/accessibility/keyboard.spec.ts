import type { Page } from 'playwright/test';
import { parts } from '../../../src/model/section.ts';
import { card } from '../../card.ts';
import { expectHydrated } from '../../hydration.ts';
import { walk } from '../../keyboard.ts';
import { layoutOf } from '../../layout.ts';
import full from '../../sites/full.ts';
import { expect, test } from '../../test.ts';
import { cut } from '../../world/behaviours/failure.ts';
import { ordinary } from '../../world/behaviours/transport.ts';

async function openShipped(page: Page, open: (name: 'shipped') => Promise<void>): Promise<void> {
  await open('shipped');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(2);
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('Tab reaches everything that can be acted on, each marked and in sight, section by section as they stand', async ({
      page,
      open,
    }) => {
      // The site with every section.
      await open('full');
      await page.getByRole('button', { name: 'Ablehnen' }).click();
      await page.reload();
      await expectHydrated(page);
      await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const stops = await walk(page);
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
      const interactive = await page
        .locator('a[href], button, summary')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })));
      expect(stops).toHaveLength(interactive.length);

      const reached = [...new Set(stops.map(({ section }) => section).filter(Boolean))];
      const tops = await page.evaluate(
        (ids) =>
          ids.map((id) => {
            const box = document.getElementById(id)?.getBoundingClientRect();
            return { id, left: box?.left ?? 0, top: (box?.top ?? 0) + scrollY };
          }),
        reached,
      );
      const inColumns = viewport.width >= 1024;
      const inOrder = tops.toSorted((a, b) =>
        inColumns && a.left !== b.left ? a.left - b.left : a.top - b.top,
      );
      expect(reached).toEqual(inOrder.map(({ id }) => id));
      // Nobody who adds a section is left out: those with something to act on stand where the model has them.
      const layout = layoutOf(full);
      const places = inColumns ? parts.flatMap((part) => layout[part]) : layout.phone;
      expect(reached.filter((id) => places.includes(id))).toEqual(
        places.filter((id) => reached.includes(id)),
      );
    });
  });
}

test('The first press of Tab shows the way past everything, to the content', async ({ page, open }) => {
  await openShipped(page, open);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A project is opened with Enter, and its dialog gives the focus back, however it is closed', async ({
  page,
  open,
}) => {
  await openShipped(page, open);
  const summary = card(page, 'Private Projekte Showcase').locator('summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const enlarge = page.getByRole('button', { name: 'Bildschirmfoto von Kundenportal vergrößern' });
  await expect(enlarge).toBeFocused();

  const dialog = page.getByRole('dialog', { name: 'Kundenportal' });
  const close = dialog.getByRole('button', { name: 'Schließen' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Enter'),
    () => page.mouse.click(4, 4),
  ]) {
    await enlarge.press('Enter');
    await expect(close).toBeFocused();
    // There is nothing else in it, and nothing behind it can be reached.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') === null),
      'the focus stays out of the page behind',
    ).toBe(true);
    await close.focus();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  }

  const details = page.getByRole('button', { name: 'Details Kundenportal' });
  await details.press('Enter');
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();
  await summary.press('Enter');
  await expect(enlarge).toBeHidden();
});

test('A change of page takes the focus along and names the page; going back returns to the link', async ({
  page,
  open,
}) => {
  await openShipped(page, open);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Impressum' })).toBeFocused();
  await expect(page).toHaveTitle(/Impressum/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50);
  await page.goForward();
  await expect(page.getByRole('main', { name: 'Impressum' })).toBeFocused();
});

test('The focus is not lost when the error screen gives way to the page', async ({ page, open, world }) => {
  world.when('github', cut);
  await open('listed');
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  world.when('github', ordinary);
  await retry.press('Enter');
  await expect(page.getByRole('main', { name: 'Erika Mustermann' })).toBeFocused();
});
