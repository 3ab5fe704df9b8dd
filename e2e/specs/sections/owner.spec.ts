import { card } from '../../card.ts';
import { expectLoaded, iconsOn } from '../../device.ts';
import { expectOutbound } from '../../outbound-link.ts';
import { expect, test } from '../../test.ts';

/** Some rows of the details card. The unit test of accounts has every network. */
const rows = [
  [0, 'Based in:', 'Köln, Deutschland', ''],
  [1, 'Organization:', '@mustermann-it Freie Beraterin', ''],
  [2, 'GitHub:', 'erika-mustermann', 'https://github.com/erika-mustermann'],
  [22, 'Discord:', 'erika#0815', 'https://discord.com/app'],
] as const;

test('What the owner has written is on the page as they wrote it', async ({ page, open }) => {
  await open('full');
  await expectLoaded(page);
  await test.step('The tech stack has a chip per skill, in the order of the configuration', async () => {
    const chips = card(page, 'Tech Stack').getByRole('listitem');
    await expect(chips).toHaveText(['TypeScript', 'Docker', 'Linux', 'Gemüsebrühe']);
    const icons = await chips
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    expect(new Set(icons.slice(0, 3)).size, 'known technologies have icons of their own').toBe(3);
    // An icon that is missing in the sprite draws nothing.
    await expect.poll(async () => (await iconsOn(page)).empty).toEqual([]);
  });
  await test.step('The certification timeline has year, name as a link, body and a badge when there is one', async () => {
    const entries = card(page, 'Certification').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    const [first, second] = [entries.nth(0), entries.nth(1)];
    await expect(first).toContainText('2025');
    await expect(first).toContainText('Linux Professional Institute');
    await expectOutbound(first.getByRole('link', { name: 'Linux Engineer' }), 'https://lpi.example/erika');
    await expect(first.getByRole('img', { name: 'Abzeichen Linux Engineer' })).toHaveAttribute(
      'src',
      'https://media2.dev.to/badge.png',
    );
    await expect(second).toContainText('Ersthelferin');
    await expect(second.getByRole('link')).toHaveCount(0);
    await expect(second.getByRole('img')).toHaveCount(0);
  });
  await test.step('Experience and education are timelines; entries without any content are dropped', async () => {
    const jobs = card(page, 'Experience').getByRole('listitem');
    await expect(jobs).toHaveCount(2);
    await expect(jobs.nth(0)).toContainText('03/2019 – heute');
    await expect(jobs.nth(0)).toContainText('Administratorin');
    await expectOutbound(
      jobs.nth(0).getByRole('link', { name: 'Beispiel GmbH' }),
      'https://beispiel.example',
    );
    await expect(jobs.nth(0)).toContainText('Netze für zwölf Standorte');
    await expect(jobs.nth(1)).toContainText('Stadtwerke Musterstadt');
    const degrees = card(page, 'Education').getByRole('listitem');
    await expect(degrees).toHaveCount(1);
    await expect(degrees).toContainText('2010 – 2014');
    await expect(degrees).toContainText('Bachelor Informatik');
    await expect(degrees).toContainText('Universität Musterstadt');
    await expect(degrees).toContainText('Schwerpunkt Netze.');
  });
  await test.step('External projects show title, description and a thumbnail when there is one', async () => {
    const external = card(page, 'My Projects');
    await expect(external).toContainText('Showcasing 2 projects');
    const [first, second] = [external.getByRole('article').nth(0), external.getByRole('article').nth(1)];
    await expect(first).toContainText('Termine zum Abonnieren.');
    await expect(first.locator('img')).toHaveAttribute('src', 'https://media2.dev.to/kalender.png');
    await expect(second).toHaveText('Passwortspiel');
    await expect(second.locator('img')).toHaveCount(0);
  });
  await test.step('A testimonial is a quotation with who said it; there are neither stars nor reviews for search engines', async () => {
    const section = card(page, 'Kundenstimmen');
    await expect(section).toContainText('2 Stimmen von Kunden');
    const figures = section.getByRole('figure');
    await expect(figures).toHaveCount(2);
    const [first, second] = [figures.nth(0), figures.nth(1)];
    await expect(first.locator('blockquote')).toContainText('Nach dem Ausfall lief unser Netz');
    await expect(first.locator('figcaption')).toHaveText('Gerda MusterInhaberin, Bäckerei Muster');
    await expectOutbound(first.getByRole('link', { name: 'Gerda Muster' }), 'https://baeckerei.example/');
    await expect(first.locator('figcaption img')).toHaveAttribute('src', 'https://media2.dev.to/gerda.png');
    const quote = first.locator('blockquote');
    const rest = quote.getByText('Die Rechnung war am Ende kleiner als das Angebot, und z. B. die Schulung');
    const more = first.locator('summary');
    await expect(
      quote.getByText(/in einem Satz in der Mail\.$/),
      'a long one opens after a sentence',
    ).toBeVisible();
    await expect(rest).toBeHidden();
    await expect(more).toHaveText('Weiterlesen, was Gerda Muster sagt');
    await more.click();
    await expect(rest).toBeVisible();
    await more.click();
    await expect(rest).toBeHidden();
    await expect(second.locator('blockquote')).toHaveText('Erreichbar, ehrlich, schnell.');
    await expect(second.locator('figcaption')).toHaveText('Rainer Zufall');
    await expect(second.locator('a, details')).toHaveCount(0);
    const logo = second.locator('figcaption img');
    await expect(logo, 'a logo keeps its shape').toHaveCSS('object-fit', 'contain');
    await expect(logo).toHaveAttribute('src', '/images/badge-ibm.svg');
    expect(await page.locator('html').innerHTML()).not.toMatch(/itemprop|"(Aggregate)?(Review|Rating)"/i);
  });
  await test.step('A section of one’s own shows its Markdown, and nothing that could do harm', async () => {
    const section = card(page, 'So arbeite ich');
    await expect(section).toHaveAttribute('id', 'arbeitsweise');
    await expect(section).toContainText('In vier Schritten');
    await expect(section.locator('.card-head use')).toHaveAttribute('href', /#lucide:handshake$/);
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
  await test.step('Two certification badges are labelled Google and IBM', async () => {
    const badges = page.getByRole('region', { name: 'Abzeichen' }).getByRole('figure');
    const drawings = badges.getByRole('img', { name: /^Zertifikat von/ });
    for (const [index, issuer] of ['Google', 'IBM'].entries())
      await expect(drawings.nth(index)).toHaveAccessibleName(`Zertifikat von ${issuer}`);
    await expect(drawings).toHaveCount(2);
    await expect(drawings.first(), 'a badge of any shape is whole').toHaveCSS('object-fit', 'contain');
  });
  await test.step('A publication shows title, conference, journal, authors and description and links out; one of a title alone just that', async () => {
    const publications = card(page, 'Publications');
    await expect(publications).toContainText('Showcasing 2 publications');
    const articles = publications.getByRole('article');
    await expectOutbound(
      articles.first().getByRole('link', { name: 'Jitter in kleinen Netzen' }),
      'https://papers.example/jitter',
    );
    for (const words of [
      'Tagung Netze 2024',
      'Zeitschrift für Netze',
      'Author: Erika Mustermann, Max Mustermann',
      'Messungen an zwölf Standorten.',
    ])
      await expect(articles.first()).toContainText(words);
    await expect(articles.nth(1)).toHaveText('Ein Titel allein');
  });
  await test.step('The details card has a row for place, organisation, GitHub and every configured account', async () => {
    const details = card(page, 'Details');
    await expect(details.getByRole('term')).toHaveCount(23);
    for (const [index, label, text, address] of rows) {
      await expect(details.getByRole('term').nth(index)).toHaveText(label);
      const definition = details.getByRole('definition').nth(index);
      await expect(definition).toHaveText(text);
      if (address) await expectOutbound(definition.getByRole('link'), address);
    }
  });
  await test.step('The footer shows the owner’s content and the legal links', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2026 Erika Mustermann');
    for (const [name, address] of [
      ['Erika Mustermann', 'https://mustermann.example/'],
      ['Impressum', '/impressum'],
      ['Datenschutz', '/datenschutz'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  });
  await test.step('On paper a row has its address, but for Discord’s, which leads to nobody, and a testimonial all its words', async () => {
    const details = card(page, 'Details');
    await expect(details.getByText('erika_m', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const printed = (href: string) =>
      details
        .locator(`a[href="${href}"]`)
        .evaluate((link) => getComputedStyle(link, '::after').content.replaceAll('"', ''));
    await expect(details.getByText('erika_m', { exact: true })).toBeHidden();
    expect(await printed('https://x.com/erika_m')).toBe('https://x.com/erika_m');
    await expect(details.getByText('erika#0815', { exact: true })).toBeVisible();
    expect(await printed('https://discord.com/app')).toBe('none');
    const quote = card(page, 'Kundenstimmen').getByRole('figure').first();
    await expect(quote.getByText('Die Rechnung war am Ende kleiner')).toBeVisible();
    await expect(quote.locator('summary')).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('A text runs in the direction of its script, and a short entry has no hole beside a long one', async () => {
    const entries = card(page, 'Publications').getByRole('article');
    const gap = await entries.first().evaluate((entry) => {
      const other = entry.closest('li')?.parentElement?.querySelectorAll('article')[1];
      other?.append(Object.assign(document.createElement('p'), { textContent: 'Wort '.repeat(200) }));
      const facts = entry.querySelector('.item-facts')?.getBoundingClientRect();
      return (facts?.top ?? 999) - (entry.querySelector('h3')?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeLessThan(24);
    for (const [text, side] of [
      ['متن فارسی در یک سطر', 'right'],
      ['Latin in one line', 'left'],
    ] as const) {
      const distance = await entries.first().evaluate(
        (entry, [text, side]) => {
          const paragraph = entry.querySelector('.item-text') as HTMLElement;
          paragraph.textContent = text;
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          return Math.abs(range.getBoundingClientRect()[side] - paragraph.getBoundingClientRect()[side]);
        },
        [text, side] as const,
      );
      expect(distance, text).toBeLessThan(2);
    }
  });
});
