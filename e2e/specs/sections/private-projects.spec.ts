import type { Page } from 'playwright/test';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

const heading = 'Private Projekte Showcase';
const project = (page: Page, name: string) =>
  card(page, heading)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const summary = (page: Page, name: string) => project(page, name).getByRole('heading', { name, exact: true });

test('The section says how many projects it gives an insight into', async ({ seen }) => {
  const page = await seen('full');
  await expect(card(page, heading)).toContainText('Einblicke in 3 private Projekte');
});

test('A closed card shows name, status, category and description', async ({ seen }) => {
  const page = await seen('full');
  const portal = project(page, 'Kundenportal');
  await expect(portal).toContainText('Abgeschlossen');
  await expect(portal).toContainText('Webanwendung');
  await expect(portal.getByText('Angebote, Termine und Rechnungen an einem Ort.')).toBeVisible();
  await expect(portal.getByText('README Ausschnitt')).toBeHidden();
  await expect(portal.getByText('Privates Repository')).toBeHidden();
});

test('An open card shows technologies, screenshot, README excerpt, highlights and that it is private', async ({
  page,
  open,
}) => {
  await open('live');
  await summary(page, 'Kundenportal').click();
  const portal = project(page, 'Kundenportal');
  await expect(portal.getByRole('list', { name: 'Technologien' }).getByRole('listitem')).toHaveText([
    'TypeScript',
    'PostgreSQL',
  ]);
  await expect(portal.getByText('README Ausschnitt')).toBeVisible();
  await expect(portal).toContainText('Ein Link genügt, ein Passwort braucht niemand.');
  await expect(portal.getByText('Freigabe in einer Minute')).toBeVisible();
  await expect(portal.getByText('Läuft ohne Ausfall')).toBeVisible();
  await expect(portal.getByText('Privates Repository')).toBeVisible();
  await expect(portal.getByRole('button', { name: /vergrößern/ })).toBeVisible();
  await expect(portal.getByRole('button', { name: 'Details' })).toBeVisible();
});

test('Without a screenshot there is no button for details', async ({ page, open }) => {
  await open('live');
  await summary(page, 'Lagerverwaltung').click();
  const storage = project(page, 'Lagerverwaltung');
  await expect(storage.getByText('Privates Repository')).toBeVisible();
  await expect(storage.getByRole('button')).toHaveCount(0);
  await expect(storage.getByText('README Ausschnitt')).toHaveCount(0);
});

test('Cards open and close independently', async ({ page, open }) => {
  await open('live');
  const isPrivate = (name: string) => project(page, name).getByText('Privates Repository');
  await summary(page, 'Kundenportal').click();
  await summary(page, 'Messnetz').click();
  await expect(isPrivate('Kundenportal')).toBeVisible();
  await expect(isPrivate('Messnetz')).toBeVisible();
  await summary(page, 'Kundenportal').click();
  await expect(isPrivate('Kundenportal')).toBeHidden();
  await expect(isPrivate('Messnetz')).toBeVisible();
});

test('"Details" and the picture open the dialog with the whole project', { tag: '@firefox' }, async ({
  page,
  open,
}) => {
  await open('live');
  await summary(page, 'Kundenportal').click();
  for (const opener of [/Details/, /vergrößern/]) {
    await project(page, 'Kundenportal').getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: 'Kundenportal' });
    await expect(dialog).toContainText('Abgeschlossen');
    await expect(dialog).toContainText('Angebote, Termine und Rechnungen an einem Ort.');
    await expect(dialog).toContainText('Projekt-Highlights:');
    await expect(dialog).toContainText('Läuft ohne Ausfall');
    await expect(dialog).toContainText('PostgreSQL');
    await expect(dialog.getByRole('img', { name: /Kundenportal/ })).toHaveAttribute(
      'src',
      'https://media2.dev.to/kundenportal.png',
    );
    await page.keyboard.press('Escape');
  }
});

test('The dialog closes with the X, a click on the backdrop and Escape, and gives the focus back', {
  tag: '@firefox',
}, async ({ page, open }) => {
  const closings: ((page: Page) => Promise<void>)[] = [
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click(),
    (page) => page.mouse.click(4, 4),
    (page) => page.keyboard.press('Escape'),
  ];
  await open('live');
  await summary(page, 'Messnetz').click();
  const opener = project(page, 'Messnetz').getByRole('button', { name: 'Details' });
  for (const close of closings) {
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Messnetz' })).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('Without private projects the section is hidden', async ({ seen }) => {
  const page = await seen('listed');
  await expect(card(page, 'Details')).toContainText('GitHub:');
  await expect(card(page, heading)).toHaveCount(0);
});
