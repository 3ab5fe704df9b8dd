import { expectCutOff } from '../analytics.ts';
import { card } from '../card.ts';
import { expect, test } from '../test.ts';

test('After a withdrawal nothing reaches the analytics hosts', async ({ page, open, world }) => {
  await open('full');
  await expectCutOff(page, world);
  const thumbnail = card(page, 'My Articles').getByRole('article').locator('img').first();
  await thumbnail.scrollIntoViewIfNeeded();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});
