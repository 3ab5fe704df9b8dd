import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('A section of one’s own shows its Markdown, and nothing that could do harm', async ({ seen }) => {
  const page = await seen('full');
  const section = card(page, 'So arbeite ich');
  await expect(section).toHaveAttribute('id', 'arbeitsweise');
  await expect(section).toContainText('In vier Schritten');
  await expect(section.locator('.card-header use')).toHaveAttribute('href', /#lucide:handshake$/);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText('Ablauf');
  await expect(section.getByRole('listitem')).toHaveText(['Angebot', 'Auftrag']);
  await expect(section.getByRole('cell')).toHaveText(['Gespräch', 'eine Stunde']);
  await expect(section.locator('code')).toHaveText('planen');
  await expectOutbound(
    section.getByRole('link', { name: 'im Vereinskalender' }),
    'https://kalender.example/',
  );
  await expect(section.getByRole('img', { name: 'Ein Plan auf Papier' })).toHaveAttribute(
    'src',
    '/images/avatar.svg',
  );
  await expect(section.locator('script')).toHaveCount(0);
});

test('A site without sections of its owner’s own has none', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(page.locator('.prose')).toHaveCount(0);
});
