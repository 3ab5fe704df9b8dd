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
      .map((section) => ({ id: section.id, box: section.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
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
  ['left', 'services', 'Meine Dienstleistungen'],
  ['right', 'remote-support', 'Remote Support'],
  ['right', 'badges', 'Google, IBM'],
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
  // Not specified.
  ['right', 'results', 'Ergebnisse', 'Aus der Projekthistorie'],
  ['right', 'testimonials', 'Kundenstimmen', '3 Stimmen von Kunden'],
  ['right', 'zusammenarbeit', 'So läuft die Zusammenarbeit', 'In vier Schritten'],
];

test('The example has the specified sections, titles, columns and order', async ({ page, open }) => {
  await open('shipped');
  await expectLoaded(page);
  const found = await page.locator('main section').evaluateAll((sections) =>
    sections
      .map((section) => ({ section, box: section.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
      .map(({ section, box }) => {
        const words = (selector: string) =>
          [...section.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim()).join(', ');
        return [
          box.right < innerWidth / 2 ? 'left' : 'right',
          section.id,
          words('h1, h2, .badge-card-label'),
          words('.card-header p, .theme-picker-current p'),
        ].filter(Boolean);
      }),
  );
  expect(found).toEqual(specified);
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

test('The example’s columns end within half a screen of each other', async ({ page, open }) => {
  for (const name of ['shipped', 'consultant-order'] as const) {
    await open(name);
    await expectLoaded(page);
    for (const width of [1024, 1040, 1180, 1280]) {
      await test.step(`${name} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const endOf = (parts: string) =>
          page
            .locator(parts)
            .locator('section')
            .evaluateAll((sections) =>
              Math.max(...sections.map((section) => section.getBoundingClientRect().bottom)),
            );
        const [left, right] = [await endOf('.portfolio-left'), await endOf('.portfolio-right')];
        expect.soft(Math.abs(left - right)).toBeLessThanOrEqual(450);
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
