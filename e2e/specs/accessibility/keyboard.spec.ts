import type { Page } from 'playwright/test';
import { siteOf } from '../../../src/config/site.fixture.ts';
import { areas } from '../../../src/model/section.ts';
import { refuseConsent } from '../../analytics.ts';
import { card } from '../../card.ts';
import { holdTime, passTime } from '../../clock.ts';
import full from '../../sites/full.ts';
import { expect, test } from '../../test.ts';
import { shortened } from '../../world/behaviours/payload.ts';

/** The focused element, and whether it is marked and visible. */
interface Stop {
  name: string;
  section: string;
  isMarked: boolean;
  isCovered: boolean;
}

/** Presses Tab from the start of the document until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isMarked = [element, element.closest('.item')].some((candidate) => {
        if (!candidate) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const [firstLine] = element.getClientRects();
      const seen = firstLine
        ? document.elementFromPoint(firstLine.x + firstLine.width / 2, firstLine.y + firstLine.height / 2)
        : null;
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        section: element.closest('section, footer, header, nav')?.id ?? '',
        isMarked,
        isCovered: !(seen && (element.contains(seen) || seen.contains(element))),
      };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error('The keyboard never leaves the page.');
}

test('Tab reaches everything in the order on screen, marked and in sight', async ({ page, open }) => {
  test.slow();
  await refuseConsent(page);
  // The site with every section.
  await open('full');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  const layout = siteOf(full).arrangement;
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const inColumns = width >= 1024;
      const ordered = inColumns ? areas.flatMap((area) => layout[area]) : layout.phone;
      const stops = await walk(page);
      expect(stops[0]?.name).toBe('Zum Inhalt springen');
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
            const slot = document.getElementById(id)?.closest('.portfolio-slot');
            const [box, next] = [slot, slot?.nextElementSibling].map((at) => at?.getBoundingClientRect());
            // What stands in the corner of the next one comes before it.
            const isInCorner = box && next && next.top <= box.top && box.bottom < next.bottom;
            return { id, left: box?.left ?? 0, top: isInCorner ? 0 : (box?.top ?? 0) + scrollY };
          }),
        reached,
      );
      // Sections across both columns also start at the left.
      const isWide = (id: string) => Number(layout.wide.includes(id));
      const inOrder = tops.toSorted((a, b) =>
        inColumns ? isWide(a.id) - isWide(b.id) || a.left - b.left || a.top - b.top : a.top - b.top,
      );
      expect(reached).toEqual(inOrder.map(({ id }) => id));
      // Focusable sections follow the order of the model.
      expect(reached.filter((id) => ordered.includes(id))).toEqual(
        ordered.filter((id) => reached.includes(id)),
      );
    });
  }
  await test.step('The first press of Tab shows the way past everything, to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('The services are at most 15 steps away, and names tell controls apart', async ({ page, open }) => {
  await open('shipped');
  // On wide screens services are open, and nothing in them takes the focus.
  await page.setViewportSize({ width: 390, height: 800 });
  const inServices = () => page.evaluate(() => document.activeElement?.closest('#services') !== null);
  const skip = page.getByRole('link', { name: 'Zu „Meine Dienstleistungen“ springen' });
  let steps = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    steps += 1;
  };
  while (steps < 15 && !(await skip.evaluate((link) => link === document.activeElement))) await press('Tab');
  await press('Enter');
  while (steps < 15 && !(await inServices())) await press('Tab');
  expect(await inServices()).toBe(true);

  const repeated = await page.locator('a[href], button, summary').evaluateAll((controls) => {
    const targets = new Map<string, Set<unknown>>();
    for (const control of controls) {
      // The term says of which network a name in Details is.
      if (control.closest('dd')) continue;
      const name = (control.ariaLabel ?? control.textContent).trim().replaceAll(/\s+/g, ' ');
      const target = control instanceof HTMLAnchorElement ? control.href : control;
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    }
    return [...targets].flatMap(([name, { size }]) => (size > 1 ? name : []));
  });
  expect(repeated).toEqual([]);
});

test('The keyboard changes the page, and opens a project and its dialog', async ({ page, open }) => {
  await open('shipped');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(2);
  await test.step('A change of page takes the focus along and names the page; going back returns to the link', async () => {
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
    await page.goBack();
    await expect(link).toBeFocused();
  });
  await test.step('A project is opened with Enter, and its dialog gives the focus back, however it is closed', async () => {
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
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.matches('main :not(dialog *)')),
        'the focus stays out of the page behind',
      ).toBe(false);
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
});

test('The focus goes to the content of the page when a newer list lacks the entry that has it', async ({
  page,
  open,
  world,
}) => {
  await holdTime(page);
  await open('live');
  const entries = card(page, 'My Articles').getByRole('article');
  await expect(entries).toHaveCount(3);
  await entries.last().getByRole('link').first().focus();
  world.when('dev.to', shortened);
  await passTime(page, world, 11 * 60);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});
