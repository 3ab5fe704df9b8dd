import type { Page } from 'playwright/test';
import { siteOf } from '../../src/config/site.fixture.ts';
import { areas } from '../../src/model/section.ts';
import { card } from '../card.ts';
import { expectLoaded } from '../device.ts';
import arranged from '../sites/arranged.ts';
import full from '../sites/full.ts';
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

/** Columns, headings and subtitles of the portfolio page as specified, from top to bottom. Publications: the example has none. */
const specified = [
  ['left', 'theme', 'Theme', 'Default'],
  ['left', 'profile', 'Max Mustermann'],
  ['left', 'details', 'Details'],
  ['left', 'skills', 'Tech Stack'],
  ['left', 'contributions', 'GitHub Aktivität'],
  ['left', 'certifications', 'Certification'],
  ['right', 'remote-support', 'Remote Support'],
  ['right', 'badges'],
  [
    'right',
    'latest-repositories',
    'Neueste öffentliche Projekte',
    'Die 4 zuletzt aktualisierten öffentlichen Repositories',
  ],
  ['right', 'featured-repositories', 'Github Projects', 'Showcasing 3 featured repositories'],
  ['right', 'private-projects', 'Private Projekte Showcase', 'Einblicke in 3 private Projekte'],
  ['right', 'external-projects', 'My Projects', 'Showcasing 2 projects'],
  ['right', 'articles', 'My Articles', 'Recent posts'],
];

/** Below both columns, from the left edge: the end of the left one, and what is not specified. */
const below = [
  ['services', 'Meine Dienstleistungen'],
  ['results', 'Ergebnisse', 'Aus der Projekthistorie'],
  ['testimonials', 'Kundenstimmen', '3 Stimmen von Kunden'],
  ['zusammenarbeit', 'So läuft die Zusammenarbeit', 'In vier Schritten'],
];

test('The example has the specified sections, titles, columns and order', async ({ page, open }) => {
  await open('shipped');
  await expectLoaded(page);
  const found = await page.locator('main section').evaluateAll((sections) =>
    sections
      .map((section) => ({
        section,
        box: (section.closest('.portfolio-slot') ?? section).getBoundingClientRect(),
      }))
      .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
      .map(({ section, box }) => {
        const words = (selector: string) =>
          [...section.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim()).join(', ');
        const side = box.right < innerWidth / 2 ? 'left' : 'right';
        return [
          section.closest('.portfolio-wide') ? 'below' : side,
          section.id,
          words('h1, h2, .theme-picker-title'),
          words('.card-head p, .theme-picker-name'),
        ].filter(Boolean);
      }),
  );
  for (const issuer of ['Google', 'IBM'])
    await expect(page.getByRole('img', { name: `Zertifikat von ${issuer}` })).toBeVisible();
  const [columns, across] = [false, true].map((isBelow) =>
    found.filter(([area]) => (area === 'below') === isBelow),
  );
  expect(columns).toEqual(specified);
  expect(across).toEqual(below.map((band) => ['below', ...band]));
});

for (const [name, config] of Object.entries({ full, arranged })) {
  test(`The sections of "${name}" are seen and read in one order everywhere`, async ({ page, open }) => {
    const layout = siteOf(config).arrangement;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(name as 'full' | 'arranged');
    await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
    await expect.poll(() => seenOrder(page)).toEqual(layout.phone);
    await page.keyboard.press('Tab');
    await expect.poll(() => readOrder(page)).toEqual(layout.phone);
    const project = card(page, 'Private Projekte Showcase').locator('details').first();
    await project.locator('summary').click();

    await page.setViewportSize({ width: 1280, height: 900 });
    const columns = areas.flatMap((area) => layout[area]);
    await expect.poll(() => readOrder(page)).toEqual(columns);
    const inColumns = await seenOrder(page);
    // A section across both columns starts where the left one does.
    const [left, right] = [[...layout.top, ...layout.left, ...layout.wide], layout.right];
    expect(inColumns).toEqual([...left, ...right]);

    await page.setViewportSize({ width: 768, height: 900 });
    await page.keyboard.press('Tab');
    await expect.poll(() => readOrder(page)).toEqual(layout.phone);
    expect(await seenOrder(page)).toEqual(layout.phone);
    await expect(project, 'nothing is drawn anew').toHaveAttribute('open');

    await page.emulateMedia({ media: 'print' });
    expect(await seenOrder(page)).toEqual(layout.paper);
  });
}

test('In one column, a screen reader reads the headings in the order in which they are seen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('arranged');
  const session = await page.context().newCDPSession(page);
  const expectInOrder = () =>
    // A heading changes when its answer comes.
    expect(async () => {
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
  await expectInOrder();
  await page.keyboard.press('Tab');
  await expectInOrder();
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

for (const name of ['shipped', 'consultant-order'] as const)
  test(`The columns of "${name}" end together in all windows, and nothing stands without a gap`, async ({
    page,
    open,
  }) => {
    await open(name);
    await expectLoaded(page);
    for (const [width, apart] of [
      [1024, 600],
      [1180, 600],
      [1280, 240],
      [1440, 240],
      [1920, 240],
    ] as const) {
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await columnsApart(page)).toBeLessThanOrEqual(apart);
        const tight = await page.locator('.services > li').evaluateAll((entries) =>
          entries.flatMap((entry, index) => {
            const [box, before] = [entry, entries[index - 1] ?? entry].map((e) => e.getBoundingClientRect());
            const isBeside = entry !== entries[index - 1] && box && before && box.top === before.top;
            return isBeside && box.left > before.left && box.left - before.right < 12 ? index : [];
          }),
        );
        expect.soft(tight, 'services beside each other without a gap').toEqual([]);
      });
    }
  });

test('On a wide screen services say all without a click, across both columns or up to four in one', async ({
  page,
  open,
}) => {
  for (const [name, width] of [
    ['shipped', 1280],
    ['consultant-order', 1280],
    ['arranged', 1280],
    ['shipped', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(name);
    await expect(page.locator('article.service')).not.toHaveCount(0);
    const parts = '.tile, h3, .badge, .service-description, .service-features li, .service-pricing';
    const isSeen = await page
      .locator('article.service')
      .locator(parts)
      .evaluateAll((elements) =>
        elements.map((element) => element.checkVisibility({ visibilityProperty: true })),
      );
    expect(isSeen.length, `${name} at ${width}`).toBeGreaterThan(10);
    expect(isSeen, `${name} at ${width}`).not.toContain(false);
  }
});

test('The shorter column stays in view beside a longer one', async ({ page, open }) => {
  for (const [longer, shorter] of [
    ['.portfolio-right', '.portfolio-side'],
    ['.portfolio-side', '.portfolio-right'],
  ] as const) {
    await open('small');
    await expectLoaded(page);
    await page
      .locator(`${longer} .card`)
      .last()
      .evaluate((card) => {
        card.style.paddingBottom = '1500px';
      });
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
  }
});

test('Headings of what sells are larger than those of what proves, and each column has one left edge', async ({
  page,
  open,
}) => {
  const sells = ['services', 'results', 'testimonials', 'zusammenarbeit'];
  for (const name of ['shipped', 'consultant-order'] as const) {
    await open(name);
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
        expect(new Set(group?.map(({ style }) => style)).size, `${name}: ${area}`).toBeLessThan(2);
      expect(new Set(headings.map(({ edge, card }) => `${edge} ${card}`)).size).toBe(1);
      for (const { size } of selling ?? [])
        for (const other of proving ?? []) expect(size).toBeGreaterThan(other.size);
    }
  }
});

test('One filled button at a time is on the screen: contact', async ({ page, open }) => {
  for (const [name, width] of [
    ['shipped', 1280],
    ['consultant-order', 1280],
    ['shipped', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(name);
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
});

test('No line of running text is longer than 70 characters', async ({ page, open }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['', 'profil', 'datenschutz']) {
    await open('shipped', path);
    const longest = await page.locator('main :is(p, li, .item-text)').evaluateAll((texts) => {
      const lines = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const rows = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        const isOne = !text.querySelector('p, li, div, article, svg') && text.checkVisibility();
        return isOne && rows.size > 1 ? [(text.textContent?.length ?? 0) / rows.size] : [];
      });
      return Math.max(...lines);
    });
    expect(longest, path).toBeLessThanOrEqual(70);
  }
});

test('No value of the details is broken', async ({ page, open }) => {
  for (const name of ['shipped', 'consultant-order'] as const) {
    await open(name);
    await expectLoaded(page);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('.details dd').evaluateAll((values) =>
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
      expect(broken, `${name} at ${width}`).toEqual([]);
    }
  }
});

test('The footer shows the owner’s content and the legal links', async ({ page, open }) => {
  await open('full');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026 Erika Mustermann');
  for (const [name, address] of [
    ['Erika Mustermann', 'https://mustermann.example/'],
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);

  await open('listed');
  await expect(footer).toHaveCount(0);
  for (const name of ['Impressum', 'Datenschutz'])
    await expect(card(page, 'Details').getByRole('link', { name })).toBeVisible();
  const document = await (await page.request.get(page.url())).text();
  for (const path of ['/impressum', '/datenschutz'])
    expect(document, 'before providers answer').toContain(`href="${path}"`);
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
