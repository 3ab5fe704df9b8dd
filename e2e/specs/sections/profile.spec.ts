import { refuseConsent } from '../../analytics.ts';
import { card } from '../../card.ts';
import { untilQuiet } from '../../device.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('The profile card shows the account, its networks and the ways to get in touch', async ({
  page,
  open,
}) => {
  await refuseConsent(page);
  await open('full');
  await test.step('The profile card shows avatar, name and bio of the GitHub account', async () => {
    const profile = page.getByRole('region', { name: 'Erika Mustermann', exact: true });
    await expect(profile.getByRole('heading', { level: 1 })).toHaveText('Erika Mustermann');
    await expect(profile).toContainText('Netzwerke, Server & Software für den Mittelstand – aus Köln');
    await expect(profile.getByRole('img', { name: 'Porträt von Erika Mustermann' })).toHaveAttribute(
      'src',
      /^https:\/\/avatars\.githubusercontent\.com\/u\/40302010/,
    );
  });
  await test.step('The social icons are links that open in a new tab', async () => {
    const accounts = page.getByRole('list', { name: 'Soziale Netzwerke und Kontakt' });
    await expectOutbound(
      accounts.getByRole('link', { name: 'GitHub: erika-mustermann' }),
      'https://github.com/erika-mustermann',
    );
    await expectOutbound(
      accounts.getByRole('link', { name: 'Mastodon: erika@social.example' }),
      'https://social.example/@erika',
    );
    // Telephone and e-mail are buttons.
    await expect(accounts.getByRole('link')).toHaveCount(19);
    await expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+493023125042');
  });
  await test.step('Buttons lead to a mail, where the owner says, and to the résumé', async () => {
    const mail = page.getByRole('link', { name: 'Kontakt per E-Mail' });
    await expect(mail).toHaveAttribute('href', 'mailto:erika@mustermann.example');
    const link = (name: string) => page.getByRole('link', { name });
    await expectOutbound(link('Termin vereinbaren'), 'https://cal.example/erika');
    await expectOutbound(link('Download Resume'), 'https://mustermann.example/lebenslauf.pdf');
  });
  await test.step('The same two ways end the page, on a phone beside each other within reach', async () => {
    const call = page.getByRole('complementary', { name: 'Fragen?' });
    const mail = call.getByRole('link', { name: 'E-Mail' });
    await expect(mail).toHaveAttribute('href', 'mailto:erika@mustermann.example');
    const phone = call.getByRole('link', { name: '+49 30 23125 042' });
    await expect(phone).toHaveAttribute('href', 'tel:+493023125042');
    await page.setViewportSize({ width: 390, height: 844 });
    const [left, right] = [await mail.boundingBox(), await phone.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)).toBeGreaterThan(310);
  });
});

test('The availability follows the visitor’s clock, and nothing moves for it', async ({ page, open }) => {
  const availability = page.locator('.availability');
  const says = (text: string) => expect(availability.getByText(text, { exact: true })).toBeVisible();
  /** Heights at phone widths, at some of which the shorter line saves a row. */
  const heights = async () => {
    const found: number[] = [];
    for (let width = 320; width <= 440; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      found.push((await availability.boundingBox())?.height ?? 0);
    }
    return found;
  };
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));

  await page.clock.setFixedTime(new Date('2031-01-14T23:59:00+01:00'));
  await open('full');
  await says('Verfügbar ab 15. Januar 2031');
  for (const term of ['Remote, Köln', 'Stundensatz', '3 Tage pro Woche', 'zzgl. USt.']) await says(term);
  await expect(availability.getByRole('definition')).toHaveText([
    '120 €/Stunde zzgl. USt.',
    '3 Tage pro Woche',
  ]);
  await says('Kurze Einsätze sind auch vorher möglich.');
  const before = await heights();
  await page.clock.setFixedTime(new Date('2031-01-15T00:00:00+01:00'));
  await page.reload();
  await says('Ab sofort verfügbar');
  expect(await heights()).toEqual(before);
  const document = await page.request.get(page.url());
  expect(await document.text(), 'in the document as it was built').toContain('Verfügbar ab 15. Januar 2031');
  expect(messages.filter((message) => /hydrat/i.test(message))).toEqual([]);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the contact is shown as a large QR code on a phone', async ({ page, open }) => {
    await open('self-described');
    const code = page.getByRole('dialog', { name: 'QR-Code mit den Kontaktdaten' });
    await expect(code).toBeHidden();
    await page.getByRole('button', { name: 'QR-Code zeigen' }).click();
    expect((await code.locator('> svg').boundingBox())?.width).toBeGreaterThan(300);
    await expect(code).toContainText('Mit der Kamera scannen, um den Kontakt zu speichern');
    await expect(code.getByRole('button', { name: 'QR-Code schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await page.getByRole('button', { name: 'QR-Code zeigen' }).click();
    await code.getByRole('button', { name: 'QR-Code schließen' }).click();
    await expect(code).toBeHidden();
    expect(await (await page.request.get(new URL('sw.js', page.url()).href)).text()).toContain('kontakt.svg');
    const card = await (await page.request.get(new URL('kontakt.vcf', page.url()).href)).text();
    expect(card, 'with the portrait').toMatch(/\r\nPHOTO;ENCODING=b;TYPE=JPEG:\/9j/i);
  });
});

test('Name, bio and avatar of the configuration need no requests', async ({ page, open, world }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio@/|theme', 'dark'));
  await open('self-described');
  await expect(page.locator('[data-skeleton]'), 'nothing waits').toHaveCount(0);
  await test.step('where themes cannot be switched, a stored one is not shown', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'retro');
    await expect(page.getByRole('button', { name: 'Theme wechseln' })).toHaveCount(0);
  });
  const profile = page.getByRole('region', { name: 'Erika aus der Konfiguration' });
  await expect(profile).toContainText('Ein Satz aus der Konfiguration.');
  await test.step('what the person does and promises stands below the name, where they are in the details', async () => {
    const words = profile.locator('h1, .profile-role, .profile-promise, .profile-bio');
    await expect(words).toHaveText([
      'Erika aus der Konfiguration',
      'Beraterin für Netzwerke',
      'Ihr Netz läuft, auch wenn niemand hinsieht.',
      'Ein Satz aus der Konfiguration.',
    ]);
    const sizes = await words.evaluateAll((lines) =>
      lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
    );
    expect(sizes[2], 'the promise is larger than the bio').toBeGreaterThan(sizes[3] ?? 0);
    await expect(page).toHaveTitle('Erika aus der Konfiguration – Beraterin für Netzwerke');
    await expect(card(page, 'Details').locator('dl > div').first()).toHaveText('Based in:Köln');
  });
  await test.step('Skills stand in groups, networks and pages of any kind in the details, files beside the contact', async () => {
    const skills = card(page, 'Tech Stack');
    await expect(skills.getByRole('heading', { level: 3 })).toHaveText(['Netze']);
    await expect(skills.getByRole('list')).toHaveText(['Linux', 'OPNsenseWireGuard']);
    const accounts = page.getByRole('list', { name: 'Soziale Netzwerke und Kontakt' });
    await expectOutbound(
      accounts.getByRole('link', { name: /^XING/ }),
      'https://www.xing.com/profile/Erika_Mustermann',
    );
    await expectOutbound(
      accounts.getByRole('link', { name: 'Malt: malt.example/erika' }),
      'https://malt.example/erika',
    );
    await expect(accounts.getByRole('link', { name: /^Signal/ })).toHaveCount(0);
    await expect(card(page, 'Details')).toContainText('Signal:erika.42');
    const file = page.getByRole('link', { name: 'Referenzen (PDF)' });
    await expectOutbound(file, 'https://mustermann.example/referenzen.pdf');
  });
  await expect(profile.getByRole('img')).toHaveAttribute('src', '/images/avatar.svg');
  await untilQuiet(page);
  await expect(page.getByRole('region', { name: 'My Articles' })).toHaveCount(0);
  expect(world.count()).toBe(0);
});
