import { title } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expect, test } from '../../test.ts';

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
  });
});
