import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('A testimonial is a quotation with who said it; there are neither stars nor reviews for search engines', async ({
  seen,
}) => {
  const page = await seen('full');
  const section = card(page, 'Kundenstimmen');
  await expect(section).toContainText('2 Stimmen von Kunden');
  const figures = section.getByRole('figure');
  await expect(figures).toHaveCount(2);
  const [first, second] = [figures.nth(0), figures.nth(1)];
  await expect(first.locator('blockquote')).toContainText('Nach dem Ausfall lief unser Netz');
  await expect(first.locator('figcaption')).toHaveText('Gerda MusterInhaberin, Bäckerei Muster');
  await expectOutbound(first.getByRole('link', { name: 'Gerda Muster' }), 'https://baeckerei.example/');
  await expect(first.locator('figcaption img')).toHaveAttribute('src', 'https://media2.dev.to/gerda.png');
  await expect(second.locator('blockquote')).toHaveText('Erreichbar, ehrlich, schnell.');
  await expect(second.locator('figcaption')).toHaveText('Rainer Zufall');
  await expect(second.locator('a, img, details')).toHaveCount(0);
  expect(await page.locator('html').innerHTML()).not.toMatch(/itemprop|"(Aggregate)?(Review|Rating)"/i);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long testimonial opens after a whole sentence, and paper has all of it', async ({ page, open }) => {
    // Of whom the profile is known without asking.
    await open('snapshot');
    const first = card(page, 'Kundenstimmen').getByRole('figure').first();
    const quote = first.locator('blockquote');
    const rest = quote.getByText('Die Rechnung war am Ende kleiner als das Angebot, und z. B. die Schulung');
    await expect(quote.getByText(/in einem Satz in der Mail\.$/)).toBeVisible();
    await expect(rest).toBeHidden();
    const more = first.locator('summary');
    await expect(more).toHaveText('Weiterlesen, was Gerda Muster sagt');
    await more.click();
    await expect(rest).toBeVisible();
    await more.click();
    await expect(rest).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(rest).toBeVisible();
    await expect(more).toBeHidden();
  });
});

test('Without testimonials the section is not there', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, 'Kundenstimmen')).toHaveCount(0);
});
