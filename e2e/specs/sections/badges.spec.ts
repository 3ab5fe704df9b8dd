import { expect, test } from '../../test.ts';

test('Two certification badges are labelled Google and IBM', async ({ seen }) => {
  const page = await seen('full');
  const badges = page.getByRole('region', { name: 'Zertifizierungen' }).getByRole('figure');
  await expect(badges).toHaveText(['Google', 'IBM']);
  for (const label of ['Google', 'IBM']) {
    const picture = badges.getByRole('img', { name: `Zertifikat von ${label}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});
