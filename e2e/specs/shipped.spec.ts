import { card, title } from '../card.ts';
import { seeWhole } from '../device.ts';
import { printed } from '../printed.ts';
import { expect, test } from '../test.ts';

test('The example shows all that it holds, and no empty card', async ({ seen }) => {
  const page = await seen('shipped');
  await test.step('every picture', () => seeWhole(page));
  await test.step('what it holds', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lofi');
    await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(14);
    await expect(card(page, 'Certification').getByRole('listitem')).toHaveCount(4);
    await expect(card(page, 'Certification').getByText('2025', { exact: true })).toHaveCount(4);
    await expect(card(page, 'Kundenstimmen')).toContainText('3 Stimmen von Kunden');
    await expect(card(page, 'Meine Dienstleistungen').getByRole('article')).toHaveCount(12);
    await expect(card(page, 'Private Projekte Showcase')).toContainText('Einblicke in 3 private Projekte');
    await expect(card(page, 'Github Projects')).toContainText('Showcasing 3 featured repositories');
    await expect(card(page, 'My Articles').getByRole('article')).toHaveCount(2);
    for (const heading of ['Experience', 'Education', 'Publications']) {
      await expect(card(page, heading)).toHaveCount(0);
    }
  });
  await test.step('on paper the first sheet says whom to ask for what, and no sheet but the last has a hole', async () => {
    const { text, holes } = await printed(page);
    for (const words of [
      'Max Mustermann',
      'IT-Berater und Entwickler',
      'Ab sofort verfügbar',
      'kontakt@max-mustermann.example',
      'max-mustermann.example',
      'Meine Dienstleistungen',
    ])
      expect(text[0]).toContain(words);
    expect(holes.length).toBeGreaterThan(1);
    expect(Math.max(...holes.slice(0, -1))).toBeLessThan(0.2);
  });
  await test.step('its own order of repositories', async () => {
    await expect(card(page, 'Github Projects').getByRole('heading', { level: 3 })).toHaveText([
      'linguist',
      'boysenberry-repo-1',
      'test-repo1',
    ]);
  });
  await test.step('the usual placeholder name', async () => {
    await expect(title(page)).toHaveText(/^(Max|Erika) Mustermann$/);
  });
  await test.step('prices as they were written, and "Auf Anfrage" where none is given', async () => {
    const services = card(page, 'Meine Dienstleistungen');
    for (const price of [
      '1.500€',
      '3.000€',
      '2.500€',
      '80€',
      '50€',
      '120€',
      '150€',
      '100€',
      '800€',
      '1.200€',
      'Auf Anfrage',
    ]) {
      await expect(services).toContainText(price);
    }
  });
});

for (const [name, width, height, seesServices] of [
  ['shipped', 390, 844, true],
  ['shipped', 1280, 800, false],
  ['consultant-order', 390, 844, true],
  ['consultant-order', 1280, 800, true],
] as const) {
  test(`The first screen of "${name}" at ${width} pixels says all that a client asks first`, async ({
    seen,
  }) => {
    const page = await seen(name);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const profile = page.locator('#profile');
    const services = card(page, 'Meine Dienstleistungen');
    for (const part of [
      profile.getByRole('heading', { level: 1 }),
      page.locator('.profile-role'),
      page.locator('.profile-promise'),
      profile.getByText('Ab sofort verfügbar'),
      profile.getByText('ab 80 €/Stunde'),
      profile.getByRole('link', { name: 'Kontakt per E-Mail' }),
      profile.getByRole('link', { name: 'Anrufen' }),
      ...(seesServices
        ? [
            services.getByRole('heading', { level: 2 }),
            services.getByRole('heading', { level: 3 }).first(),
            services.getByText('ab 1.500€'),
          ]
        : []),
    ])
      await expect(part).toBeInViewport({ ratio: 0.9 });
    if (width < 400) expect((await page.locator('#theme').boundingBox())?.height).toBeLessThanOrEqual(44);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}
