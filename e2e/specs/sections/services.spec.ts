import { card } from '../../card.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

test('Services are shown with all that the owner says of them', async ({ page, open }) => {
  await open('full');
  await test.step('A service shows icon, name, category, description, at most three features and its price', async () => {
    const network = card(page, 'Meine Dienstleistungen')
      .getByRole('article')
      .filter({ hasText: 'Netzwerke' });
    await expect(network.getByRole('heading')).toHaveText('Netzwerke');
    await expect(network).toContainText('Infrastructure');
    await expect(network).toContainText('Planung und Betrieb');
    await expect(network.locator('.service-features li')).toHaveText(['Planung', 'Aufbau', 'Betrieb']);
    await expect(network).toContainText('120€/Stunde');
  });
  await test.step('Below the services one sentence says what holds for all prices', async () => {
    const services = card(page, 'Meine Dienstleistungen');
    const sentence = 'Alle Preise zuzüglich Umsatzsteuer. Das Angebot richtet sich an Unternehmen.';
    await expect(services.getByText(sentence, { exact: true })).toBeVisible();
  });
  await test.step('A service without a price is "Auf Anfrage", an unknown icon is the consulting one', async () => {
    const services = card(page, 'Meine Dienstleistungen').getByRole('article');
    await expect(services).toHaveCount(3);
    await expect(services.nth(1)).toContainText('Auf Anfrage');
    await expect(services.nth(2).locator('use').first()).toHaveAttribute('href', /consulting/);
  });
  await test.step('In a narrow column each is a line that opens in place', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const network = card(page, 'Meine Dienstleistungen')
      .getByRole('article')
      .filter({ hasText: 'Netzwerke' });
    await expect(network.getByText('Planung und Betrieb')).toBeHidden();
    await expect(network.getByText('120€/Stunde')).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open('listed');
  await test.step('In a wide one there is nothing to open: the keyboard and a screen reader pass by', async () => {
    const consulting = card(page, 'Dienstleistungen').getByRole('article').first();
    await expect(consulting.getByRole('listitem').first()).toBeVisible();
    await expect(consulting.getByRole('heading', { name: 'Beratung' })).toBeVisible();
    await consulting.locator('summary').focus();
    await expect(consulting.locator('summary')).not.toBeFocused();
  });
  await test.step('A service leads to more about it', async () => {
    const services = card(page, 'Dienstleistungen');
    const more = services.getByRole('link', { name: 'Mehr dazu: Beratung' });
    await expectOutbound(more, 'https://mustermann.example/beratung');
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
  await test.step('Below an empty header, net prices for businesses and gross prices for consumers say so', async () => {
    const services = card(page, 'Dienstleistungen');
    await expect(services.locator('.service-pricing')).toHaveText([
      '120 €/Stundezzgl. USt., nur für Unternehmen',
      '95 €/Stundeinkl. USt., für Verbraucher',
      '800 €/Tag',
    ]);
    await expect(
      services.getByText('Alle übrigen Preise inklusive Umsatzsteuer.', { exact: true }),
    ).toBeVisible();
  });
  await test.step('Without a footer the legal links end the details', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const document = await (await page.request.get(page.url())).text();
    for (const name of ['Impressum', 'Datenschutz']) {
      await expect(card(page, 'Details').getByRole('link', { name })).toBeVisible();
      expect(document, 'before providers answer').toContain(`href="/${name.toLowerCase()}"`);
    }
  });
  await test.step('Paper has the address of a link, but no path of a file of the site', async () => {
    await page.emulateMedia({ media: 'print' });
    const printed = () =>
      page
        .getByRole('main')
        .locator('a')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content).join());
    await expect.poll(printed).toContain('https://mustermann.example/beratung');
    await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((links) => {
        for (const link of links) link.setAttribute('href', '/portfolio/files/preise.pdf');
      });
    expect(await printed()).not.toContain('preise.pdf');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('on a phone each is a line that opens on demand', async ({ page, open }) => {
    await open('shipped', '#services');
    const services = card(page, 'Meine Dienstleistungen');
    await expect(services.getByRole('heading', { level: 2 })).toBeInViewport();
    const support = services.getByRole('article').filter({ hasText: 'IT-Support' });
    const line = [support.getByRole('heading'), support.getByText('Support', { exact: true })];
    for (const part of [...line, support.getByText('80€/Stunde')]) await expect(part).toBeVisible();
    const more = [support.getByText('Hilfe bei Rechnern'), support.getByText('Termine vor Ort')];
    for (const part of more) await expect(part).toBeHidden();
    // Twelve services on less than two screens.
    expect((await services.boundingBox())?.height).toBeLessThan(1200);

    await support.locator('summary').click();
    for (const part of more) await expect(part).toBeVisible();
    await support.locator('summary').press('Enter');
    for (const part of more) await expect(part).toBeHidden();

    // On the narrowest one neither a category nor a price takes two lines.
    await page.setViewportSize({ width: 320, height: 568 });
    for (const text of await services.locator('.badge, .service-pricing').all())
      expect((await text.boundingBox())?.height).toBeLessThan(30);

    await page.setViewportSize({ width: 900, height: 844 });
    for (const part of more) await expect(part).toBeVisible();
  });
});

test('A search that finds what is closed opens it, and paper shows all of it', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A text fragment in the address uses the browser's find-in-page.
  await page.goto(`${(await site('shipped')).url}#:~:text=Getrennte%20Gastnetze`);
  await expect(page.getByText('Getrennte Gastnetze')).toBeInViewport();
  const closed = page.getByText('Termine vor Ort');
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toBeVisible();
});
