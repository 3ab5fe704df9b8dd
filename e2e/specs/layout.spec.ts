import type { Locator, Page } from 'playwright/test';
import { siteOf } from '../../src/config/site.fixture.ts';
import { areas } from '../../src/model/section.ts';
import { card } from '../card.ts';
import { expectLoaded } from '../device.ts';
import arranged from '../sites/arranged.ts';
import { expect, test } from '../test.ts';

/** The visual order on screen or paper: from top to bottom, column by column. */
const seenOrder = (page: Page) =>
  page.locator('main section').evaluateAll((sections) =>
    sections
      .filter((section) => section.checkVisibility())
      .map((section) => {
        const slot = section.closest('.portfolio-slot') ?? section;
        const [box, next] = [slot, slot.nextElementSibling].map((at) => at?.getBoundingClientRect());
        // What stands in the corner of the next one comes before it.
        const isInCorner =
          box && next && next.top <= box.top && box.bottom < next.bottom && box.left >= next.left;
        return { id: section.id, box: isInCorner ? next : box };
      })
      .sort((a, b) => (a.box?.left ?? 0) - (b.box?.left ?? 0) || (a.box?.top ?? 0) - (b.box?.top ?? 0))
      .map(({ id }) => id),
  );

/** The DOM order, as the keyboard follows it unless a style changes it. */
const readOrder = (page: Page) =>
  page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id));

/** The headings in the order in which they are seen in one column, and in that in which a screen reader reads them. */
async function expectReadAsSeen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // A heading changes when its answer comes.
  await expect(async () => {
    const inView = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((headings) =>
        headings
          .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((heading) => heading.textContent.trim()),
      );
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const headings = new Set(inView);
    const read = (id: string): string[] => {
      const { role, name, childIds = [] } = byId.get(id) ?? {};
      const isHeading = role?.value === 'heading' && headings.has(name?.value);
      return isHeading ? [name?.value] : childIds.flatMap(read);
    };
    expect(inView.length).toBeGreaterThan(10);
    expect(read(nodes[0]?.nodeId ?? '')).toEqual(inView);
  }).toPass({ timeout: 60_000 });
}

/** On a wide screen services say all without a click, across both columns or up to four in one. */
async function expectServicesOpen(page: Page): Promise<void> {
  await expect(page.locator('article.service')).not.toHaveCount(0);
  const parts = '.tile, h3, .badge, .service-description, .service-features li, .service-pricing';
  const isSeen = await page
    .locator('article.service')
    .locator(parts)
    .evaluateAll((elements) =>
      elements.map((element) => element.checkVisibility({ visibilityProperty: true })),
    );
  expect(isSeen.length).toBeGreaterThan(10);
  expect(isSeen).not.toContain(false);
}

test('Sections in an order of the owner are seen and read in it everywhere', async ({ page, open }) => {
  const layout = siteOf(arranged).arrangement;
  await page.setViewportSize({ width: 390, height: 844 });
  await open('arranged');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  await expect.poll(() => seenOrder(page)).toEqual(layout.phone);
  await expectReadAsSeen(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => readOrder(page)).toEqual(layout.phone);
  await expectReadAsSeen(page);
  const project = card(page, 'Private Projekte Showcase').locator('details').first();
  await project.locator('summary').click();

  await page.setViewportSize({ width: 1280, height: 900 });
  const columns = areas.flatMap((area) => layout[area]);
  await expect.poll(() => readOrder(page)).toEqual(columns);
  // A section across both columns starts where the left one does.
  const [left, right] = [[...layout.top, ...layout.left, ...layout.wide], layout.right];
  expect(await seenOrder(page)).toEqual([...left, ...right]);
  await expectServicesOpen(page);

  await page.setViewportSize({ width: 768, height: 900 });
  await page.keyboard.press('Tab');
  await expect.poll(() => readOrder(page)).toEqual(layout.phone);
  expect(await seenOrder(page)).toEqual(layout.phone);
  await expect(project, 'nothing is drawn anew').toHaveAttribute('open');

  await page.emulateMedia({ media: 'print' });
  expect(await seenOrder(page)).toEqual(layout.paper);
});

/** Differences of the ends of both columns, while the page is at its top. */
const columnsApart = (page: Page) =>
  page.evaluate(() => {
    const [left = 0, right = 0] = ['.portfolio-left', '.portfolio-right'].map((column) =>
      Math.max(
        ...[...document.querySelectorAll(`${column} .card`)].map(
          (card) => card.getBoundingClientRect().bottom,
        ),
      ),
    );
    // A page without anything at the right has one column.
    return Number.isFinite(right) ? Math.abs(left - right) : 0;
  });

test('The columns of sites of all sizes end together', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of [
    ...(['small', 'modest', 'many-jobs', 'many-projects'] as const),
    ...(['consultant', 'full', 'bilingual', 'crowded'] as const),
  ]) {
    await open(name);
    await expectLoaded(page);
    expect.soft(await columnsApart(page), name).toBeLessThanOrEqual(240);
  }
});

/** The widths of a screen, and by how many pixels the columns may end apart. */
const screens = [
  [1024, 600],
  [1180, 600],
  [1280, 240],
  [1440, 240],
  [1920, 240],
] as const;

/** Checks what the first screen says to a client, on a phone and on a small laptop. */
async function expectFirstScreen(page: Page, proofs: readonly Locator[]): Promise<void> {
  const profile = page.locator('#profile');
  const parts = [
    profile.getByRole('heading', { level: 1 }),
    page.locator('.profile-role'),
    page.locator('.profile-promise'),
    profile.getByText('Ab sofort verfügbar'),
    profile.getByText('ab 80€/Stunde'),
    profile.getByRole('link', { name: 'Kontakt per E-Mail' }),
    profile.getByRole('link', { name: 'Anrufen', exact: true }),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = [
    profile.getByText('Endlich jemand, den ich anrufen kann'),
    card(page, 'Meine Dienstleistungen').getByRole('heading', { level: 2 }),
  ];
  for (const part of [...parts, ...onPhone]) await expect(part).toBeInViewport({ ratio: 0.9 });
  const button = page.getByRole('button', { name: 'Theme wechseln' });
  const [corner, head] = [await button.boundingBox(), await profile.boundingBox()];
  expect(corner?.y, 'the theme takes no room of its own').toBeGreaterThan(head?.y ?? 0);
  expect(Math.min(corner?.width ?? 0, corner?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const part of [...parts, ...proofs]) await expect(part).toBeInViewport({ ratio: 0.9 });
}

/** Services beside each other without a gap. */
const tightServices = (page: Page) =>
  page.locator('.services > li').evaluateAll((entries) =>
    entries.flatMap((entry, index) => {
      const [box, before] = [entry, entries[index - 1] ?? entry].map((e) => e.getBoundingClientRect());
      const isBeside = entry !== entries[index - 1] && box && before && box.top === before.top;
      return isBeside && box.left > before.left && box.left - before.right < 12 ? index : [];
    }),
  );

/** Values of the details that take more than one line. */
const brokenDetails = (page: Page) =>
  page.locator('.details dd').evaluateAll((values) =>
    values.flatMap((value) => {
      const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = new Set<number>();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) lines.add(Math.round(top));
      }
      return lines.size === 1 ? [] : value.textContent;
    }),
  );

/** Headings of what sells are larger than those of what proves, and each column has one left edge. */
async function expectHeadingsInTwoSizes(page: Page): Promise<void> {
  const sells = ['services', 'results', 'testimonials', 'zusammenarbeit'];
  for (const area of ['left', 'right', 'wide']) {
    const headings = await page.locator(`.portfolio-${area} .card-head`).evaluateAll((headers) =>
      headers.map((header) => {
        const [tile, heading] = [header.querySelector('.tile'), header.querySelector('h2')];
        const { fontSize, fontWeight } = getComputedStyle(heading ?? header);
        const card = getComputedStyle(header.closest('.card') ?? header);
        return {
          id: header.closest('.card')?.id ?? '',
          edge: tile?.getBoundingClientRect().left,
          card: `${card.backgroundColor} ${card.boxShadow}`,
          // Their own left edge, which follows from the width of the tile.
          style: [heading?.getBoundingClientRect().left, tile?.clientWidth, fontSize, fontWeight].join(),
          size: Number.parseFloat(fontSize),
        };
      }),
    );
    expect(headings.length).toBeGreaterThan(1);
    const [selling, proving] = [true, false].map((isSelling) =>
      headings.filter(({ id }) => sells.includes(id) === isSelling),
    );
    for (const group of [selling, proving])
      expect(new Set(group?.map(({ style }) => style)).size, area).toBeLessThan(2);
    expect(new Set(headings.map(({ edge, card }) => `${edge} ${card}`)).size).toBe(1);
    for (const { size } of selling ?? [])
      for (const other of proving ?? []) expect(size).toBeGreaterThan(other.size);
  }
}

/** One filled button at a time is on the screen: contact. */
async function expectOneFilledButton(page: Page): Promise<void> {
  const filled = await page.evaluate(() => {
    const of = document.createElement('a');
    of.className = 'button';
    document.body.append(of);
    const fill = getComputedStyle(of).backgroundColor;
    of.remove();
    return [...document.querySelectorAll('main :is(a, button), aside :is(a, button)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).backgroundColor === fill)
      .map((element) => ({
        href: element.getAttribute('href') ?? '',
        top: element.getBoundingClientRect().top,
      }));
  });
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.filter(({ href }) => !href.startsWith('mailto:'))).toEqual([]);
  for (const [index, { top }] of filled.entries())
    expect(top - (filled[index - 1]?.top ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(844);
}

for (const name of ['shipped', 'consultant-order'] as const)
  test(`"${name}" is laid out for clients in all windows`, async ({ page, open }) => {
    await open(name);
    await expectLoaded(page);
    for (const [width, apart] of screens)
      await test.step(`at ${width} pixels its columns end together, nothing stands without a gap or is broken`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await columnsApart(page)).toBeLessThanOrEqual(apart);
        expect.soft(await tightServices(page)).toEqual([]);
        expect.soft(await brokenDetails(page)).toEqual([]);
      });
    for (const width of [390, 768, 1280])
      await test.step(`at ${width} pixels one button is filled, and services are open beside each other`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await expectOneFilledButton(page);
        if (width > 390) await expectServicesOpen(page);
      });
    await test.step('headings have two sizes', () => expectHeadingsInTwoSizes(page));
    await test.step('the first screen says all that a client asks first', () => {
      const services = card(page, 'Meine Dienstleistungen');
      return expectFirstScreen(
        page,
        name === 'shipped'
          ? [page.locator('#profile').getByText('Endlich jemand, den ich anrufen kann')]
          : [
              card(page, 'Kundenstimmen').getByText('Unser Büro war in zwei Tagen'),
              services.getByRole('heading', { level: 2 }),
              ...['ab 1.500€', 'ab 3.000€', 'ab 2.500€'].map((price) => services.getByText(price)),
            ],
      );
    });
  });

test('The shorter column stays in view beside a longer one', async ({ page, open }) => {
  await open('small');
  await expectLoaded(page);
  for (const [longer, shorter] of [
    ['.portfolio-right', '.portfolio-side'],
    ['.portfolio-side', '.portfolio-right'],
  ] as const) {
    const lengthen = (padding: string) =>
      page
        .locator(`${longer} .card`)
        .last()
        .evaluate((card, padding) => {
          card.style.paddingBottom = padding;
        }, padding);
    await lengthen('1500px');
    for (const width of [1280, 1440])
      await test.step(`${shorter} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => scrollTo(0, 0));
        const start = await page.locator(`${shorter} .portfolio-slot`).first().boundingBox();
        expect(start?.y, 'it begins where the other one does').toBeLessThan(64);
        // The last screen on which there is something of the longer one.
        await page.locator(longer).evaluate((column) => {
          scrollTo(0, column.getBoundingClientRect().bottom + scrollY - innerHeight);
        });
        const last = page.locator(`${shorter} .card`).last();
        await expect(last).toBeInViewport();
        // A keyboard gets to what has been scrolled past.
        await page.locator(`${shorter} a`).first().focus();
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toBeInViewport();
        await page.locator(':focus').blur();
      });
    await lengthen('');
  }
});

test('On a phone that is held sideways nothing lies under its notch', async ({ page, open, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } });
  await page.setViewportSize({ width: 844, height: 390 });
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.card, .footer, .legal-page > *, .consent, .skip-link, dialog')]
        .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < 59 || box.right > innerWidth - 59))
        .map(({ name, box }) => `${name}: ${box.left} to ${box.right}`),
    );
  await open('full');
  await expect(page.locator('.consent')).toBeVisible();
  expect(await covered()).toEqual([]);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await card(page, 'Private Projekte Showcase').locator('summary').first().click();
  await page.getByRole('button', { name: 'Details Kundenportal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await covered()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await open('full', 'impressum');
  await page.keyboard.press('Tab');
  expect(await covered()).toEqual([]);
});
