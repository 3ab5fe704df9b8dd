import type { Page } from 'playwright/test';
import { refuseConsent } from '../../analytics.ts';
import { card } from '../../card.ts';
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
      await open(site);
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

test('The page begins with the person’s name, and links say where they lead', async ({ page, open }) => {
  await refuseConsent(page);
  await test.step('no heading comes before the name', async () => {
    await open('shipped');
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(
      await page
        .locator(':is(h1, h2, h3)')
        .first()
        .evaluate(({ tagName }) => tagName),
    ).toBe('H1');
  });
  await test.step('a technology leads to its projects', async () => {
    const link = card(page, 'Tech Stack').getByRole('link', { name: 'TypeScript: Projekte zeigen' });
    await expect(link).toHaveText('TypeScript');
  });
  for (const path of ['', 'profil', 'datenschutz'])
    await test.step(`links of /${path} that open a tab say so, and no others`, async () => {
      if (path) await open('shipped', path);
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.filter((link) => link.matches('[target=_blank]')).length);
      const told = (await controls(page)).filter(
        ({ description }) => description === 'öffnet einen neuen Tab',
      );
      expect(links).toBeGreaterThan(0);
      expect(told).toHaveLength(links);
    });
});

test('Results and error pages are read in an order that makes sense', async ({ page, open }) => {
  await test.step('the heading of a result comes before its words', async () => {
    await open('shipped');
    const order = await card(page, 'Ergebnisse')
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.firstElementChild?.tagName));
    expect(new Set(order)).toEqual(new Set(['H3']));
  });
  await test.step('only the title of an error page is an alert', async () => {
    await page.goto(new URL('gibt-es-nicht', page.url()).href);
    await expect(page.getByRole('alert')).toHaveText('404Seite nicht gefunden');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
  });
});
