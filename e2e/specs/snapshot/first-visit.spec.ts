import { title } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { altered, type Json, mapValues } from '../../world/behaviours/payload.ts';

test.use({ hurried: true });

test('A later name of the account wins over that of the snapshot', async ({ page, open, world }) => {
  const renamed = (value: Json, field: string) => (field === 'name' ? 'Erika Neumann' : value);
  world.when(
    'github',
    altered((body) => (body && 'login' in Object(body) ? mapValues(body, renamed) : body)),
  );
  await open('snapshot');
  await expect(title(page)).toHaveText('Erika Neumann');
  await expect(page).toHaveTitle(/^Erika Neumann/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in the document', async ({ page, open, world }) => {
    await open('snapshot');
    await expect(title(page)).toHaveText('Erika Mustermann');
    const articles = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');
    await expect(articles('Ausgewählte Repositories')).toHaveCount(6);
    await expect(articles('Neueste öffentliche Projekte')).toHaveCount(4);
    await expect(articles('My Articles')).toHaveCount(3);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await untilQuiet(page);
    expect(world.count('*')).toBe(0);
    await test.step('a long testimonial opens after a whole sentence, and paper has all of it', async () => {
      const first = page.getByRole('region', { name: 'Kundenstimmen' }).getByRole('figure').first();
      const quote = first.locator('blockquote');
      const rest = quote.getByText(
        'Die Rechnung war am Ende kleiner als das Angebot, und z. B. die Schulung',
      );
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
});
