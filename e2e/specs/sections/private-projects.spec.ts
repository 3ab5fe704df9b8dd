import type { Page } from 'playwright/test';
import { card } from '../../card.ts';
import { expect, test } from '../../test.ts';

const heading = 'Private Projekte Showcase';
const project = (page: Page, name: string) =>
  card(page, heading)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const summary = (page: Page, name: string) => project(page, name).getByRole('heading', { name, exact: true });

test('Private projects open, and show more in a dialog', async ({ page, open }) => {
  await open('live');
  await test.step('A closed card shows name, status, category and description', async () => {
    const portal = project(page, 'Kundenportal');
    await expect(portal).toContainText('Abgeschlossen');
    await expect(portal).toContainText('Webanwendung');
    await expect(portal.getByText('Angebote, Termine und Rechnungen an einem Ort.')).toBeVisible();
    await expect(portal.getByText('README Ausschnitt')).toBeHidden();
    await expect(portal.getByText('Privates Repository')).toBeHidden();
  });
  await test.step('An open card shows technologies, screenshot, README excerpt, highlights and that it is private', async () => {
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
  await test.step('Without a screenshot there is no button for details', async () => {
    await summary(page, 'Lagerverwaltung').click();
    const storage = project(page, 'Lagerverwaltung');
    await expect(storage.getByText('Privates Repository')).toBeVisible();
    await expect(storage.getByRole('button')).toHaveCount(0);
    await expect(storage.getByText('README Ausschnitt')).toHaveCount(0);
  });
  await test.step('Cards open and close independently', async () => {
    const isPrivate = (name: string) => project(page, name).getByText('Privates Repository');
    await summary(page, 'Messnetz').click();
    await expect(isPrivate('Kundenportal')).toBeVisible();
    await expect(isPrivate('Messnetz')).toBeVisible();
    await summary(page, 'Kundenportal').click();
    await expect(isPrivate('Kundenportal')).toBeHidden();
    await expect(isPrivate('Messnetz')).toBeVisible();
  });
  await test.step('"Details" and the picture open the dialog with the whole project', async () => {
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
  await test.step('On a phone its picture is as wide as the screen, and can be enlarged and moved', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await project(page, 'Kundenportal')
      .getByRole('button', { name: /vergrößern/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Kundenportal' });
    const sheet = await dialog.boundingBox();
    expect(sheet, 'a sheet at the lower edge').toMatchObject({ x: 0, width: 390 });
    expect(sheet?.y).toBeGreaterThan(0);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
    const place = dialog.getByRole('img', { name: /Kundenportal/ });
    const widthOf = async () => (await place.boundingBox())?.width;
    // A scrollbar has the rest.
    expect(await widthOf()).toBeGreaterThanOrEqual(375);
    await dialog.getByRole('button', { name: 'Bild vergrößern' }).click();
    expect(await widthOf()).toBeGreaterThanOrEqual(937);
    await place.hover();
    await page.mouse.wheel(300, 200);
    await expect.poll(async () => (await place.boundingBox())?.x).toBeLessThan(-200);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await test.step('Selecting text beyond the dialog’s edge does not close it, a click there does', async () => {
    await project(page, 'Kundenportal')
      .getByRole('button', { name: /Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Kundenportal' });
    const words = await dialog.getByText('Angebote, Termine und Rechnungen').boundingBox();
    await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  });
});
