import type { Page } from 'playwright/test';
import { refuseConsent } from '../../analytics.ts';
import { card } from '../../card.ts';
import { expectLoaded } from '../../device.ts';
import { expect, test } from '../../test.ts';

interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
}

/** What Chromium's accessibility tree says of the controls, in the order in which they are read. */
async function controls(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  return nodes
    .filter(({ ignored, role }) => !ignored && /^(?:button|DisclosureTriangle|link)$/.test(role?.value ?? ''))
    .map(({ role, name, description }) => ({
      role: role?.value ?? '',
      name: name?.value ?? '',
      description: description?.value ?? '',
    }));
}

test('Each control has the name of what it is for, once', async ({ page, open }) => {
  await refuseConsent(page);
  for (const [site, width] of [
    ['shipped', 1280],
    ['shipped', 390],
    ['full', 1280],
  ] as const)
    await test.step(`${site} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (width > 390) await open(site);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const found = await controls(page);
      expect(found.filter(({ name }) => name.trim() === '')).toEqual([]);
      expect(
        found.filter(({ name, description }) => description !== '' && name.includes(description)),
      ).toEqual([]);
      // What opens or acts is told apart by its name alone.
      const acting = found.filter(({ role }) => role !== 'link').map(({ name }) => name);
      expect(acting.length).toBeGreaterThan(2);
      expect(acting).toEqual([...new Set(acting)]);
      const summaries = found.filter(({ role }) => role === 'DisclosureTriangle').map(({ name }) => name);
      // A service that is always open has no control.
      const headings = await page
        .locator('summary')
        .evaluateAll((all) =>
          all.flatMap((summary) =>
            getComputedStyle(summary).display === 'contents'
              ? []
              : (summary.querySelector('h3')?.textContent ?? []),
          ),
        );
      for (const heading of headings)
        expect(
          summaries.filter((name) => name.startsWith(heading)),
          heading,
        ).toHaveLength(1);
    });
});

/** The longest line of running text, in characters. */
const longestLine = (page: Page) =>
  page.locator('main :is(p, li, .item-text)').evaluateAll((texts) => {
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rows = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      const isOne = !text.querySelector('p, li, div, article, svg') && text.checkVisibility();
      return isOne && rows.size > 1 ? [(text.textContent?.length ?? 0) / rows.size] : [];
    });
    return Math.max(...lines);
  });

/** Readability, behind the reader views of Firefox and others, drops elements with such names. */
const unlikely =
  /-ad-|banner|breadcrumbs|combx|comment|community|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|pagination|pager|popup/i;

/** Classes and ids of all headings and of what is around them. */
const namesAboveHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const above: string[] = [];
      for (let at: Element | null = heading; at && at.id !== 'main'; at = at.parentElement)
        above.push(`${at.getAttribute('class') ?? ''} ${at.id}`);
      return above;
    }),
  );

async function expectPortfolioRead(page: Page): Promise<void> {
  const [first] = await page
    .locator(':is(h1, h2, h3)')
    .evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(first, 'no heading comes before the name').toBe('H1');
  const technology = card(page, 'Tech Stack').getByRole('link', { name: 'TypeScript: Projekte zeigen' });
  await expect(technology, 'a technology leads to its projects').toHaveText('TypeScript');
  const results = await card(page, 'Ergebnisse')
    .getByRole('article')
    .evaluateAll((all) => all.map((each) => each.firstElementChild?.tagName));
  expect(new Set(results), 'the heading of a result comes before its words').toEqual(new Set(['H3']));
  const headings = await page.locator(':is(.item, .result) h3:has(> a)').evaluateAll((all) =>
    all.map((heading) => {
      const host = new URL(heading.querySelector('a')?.href ?? '').host;
      return [host !== location.host, getComputedStyle(heading, '::after').content !== 'none'];
    }),
  );
  expect(headings.length).toBeGreaterThan(8);
  expect(
    headings.filter(([leaves, hasArrow]) => leaves !== hasArrow),
    'arrows lead away',
  ).toEqual([]);
  expect(headings).toContainEqual([false, false]);
}

test('Pages say where their links lead, in lines and with headings that can be read', async ({
  page,
  open,
}) => {
  await refuseConsent(page);
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['', 'profil', 'datenschutz', 'impressum'])
    await test.step(`/${path}`, async () => {
      await open('shipped', path);
      await expectLoaded(page);
      if (path === '') await expectPortfolioRead(page);
      const opening = await page
        .getByRole('link')
        .evaluateAll((all) => all.filter((link) => link.matches('[target=_blank]')).length);
      const told = (await controls(page)).filter(
        ({ description }) => description === 'öffnet einen neuen Tab',
      );
      if (path !== 'impressum') expect(opening).toBeGreaterThan(0);
      expect(told, 'links that open a tab say so, and no others').toHaveLength(opening);
      expect(await longestLine(page)).toBeLessThanOrEqual(70);
      const names = await namesAboveHeadings(page);
      expect(names.length).toBeGreaterThan(3);
      expect(
        names.filter((name) => unlikely.test(name)),
        'headings that reader views drop',
      ).toEqual([]);
    });
  await test.step('only the title of an error page is an alert', async () => {
    await page.goto(new URL('gibt-es-nicht', page.url()).href);
    await expect(page.getByRole('alert')).toHaveText('404Seite nicht gefunden');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
  });
});
