import type { Page } from 'playwright/test';
import { layout } from '../../src/model/section.ts';
import { themeNames } from '../../src/model/theme-name.ts';
import { card } from '../card.ts';
import { expect, test } from '../test.ts';

const orderOfHeadings = (page: Page) =>
  page.locator('h1, h2').evaluateAll((headings) => headings.map((heading) => heading.textContent?.trim()));

test('The sections stand in the order of the specification', async ({ seen }) => {
  const page = await seen('full');
  await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
  const order = await orderOfHeadings(page);
  const left = ['Theme', 'Erika Mustermann', 'Details', 'Tech Stack', 'GitHub Aktivität', 'Certification'];
  const right = [
    'Remote Support',
    'Neueste öffentliche Projekte',
    'Ausgewählte Repositories',
    'Private Projekte Showcase',
    'Publications',
    'My Projects',
    'My Articles',
  ];
  for (const column of [left, right]) {
    expect(order.filter((heading) => heading !== undefined && column.includes(heading))).toEqual(column);
  }
  expect(order).toContain('Meine Dienstleistungen');
});

test('On a wide screen the page has columns side by side, on a phone one below the other', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('full');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  const boxes = async () => [
    await card(page, 'Details').boundingBox(),
    await card(page, 'Remote Support').boundingBox(),
  ];
  const [details, support] = await boxes();
  expect(details && support && details.x + details.width <= support.x).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  const [narrowDetails, narrowSupport] = await boxes();
  expect(narrowDetails?.x).toBe(narrowSupport?.x);
});

for (const width of [390, 768]) {
  test(`In one column of ${width} pixels a client reads first who it is, what they made and what they offer`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('full');
    await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(3);
    const places = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section) => {
        const { top, left, width } = section.getBoundingClientRect();
        return { id: section.id, top, left, width };
      }),
    );
    expect(places.toSorted((a, b) => a.top - b.top).map(({ id }) => id)).toEqual(layout.phone);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    expect(new Set(places.map(({ width }) => width)).size).toBe(1);
  });
}

test('The footer shows the owner’s content and the legal links', async ({ seen }) => {
  const page = await seen('full');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2026 Erika Mustermann');
  await expect(footer.getByRole('link', { name: 'Erika Mustermann' })).toHaveAttribute(
    'href',
    'https://mustermann.example/',
  );
  await expect(footer.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
  await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz');
});

test('Without footer content there is no footer, and the legal links stand in the details card', async ({
  seen,
}) => {
  const page = await seen('listed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(card(page, 'Details').getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect(card(page, 'Details').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
});

test('A download button holds its word in one line, in every theme', async ({ page, open }) => {
  await open('shipped');
  const labels = card(page, 'Remote Support').locator('.button > span:not(.visually-hidden)');
  await expect(labels).toHaveCount(2);
  const broken = await labels.evaluateAll((elements, themes) => {
    const isBroken = (element: Element) =>
      element.getBoundingClientRect().height > 2 * Number.parseFloat(getComputedStyle(element).fontSize);
    return themes.filter((theme) => {
      document.documentElement.dataset.theme = theme;
      return elements.some(isBroken);
    });
  }, themeNames);
  expect(broken).toEqual([]);
});
