import { card } from '../card.ts';
import { complaintsOf, expectLoaded, seeWhole } from '../device.ts';
import { printed } from '../printed.ts';
import { expect, test } from '../test.ts';

test('The example shows all that it holds', async ({ page, open }) => {
  const complaints = complaintsOf(page);
  await open('shipped');
  await expectLoaded(page);
  expect(complaints).toEqual([]);
  await test.step('every picture', () => seeWhole(page));
  await test.step('what it holds', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lofi');
    await expect(card(page, 'Tech Stack').getByRole('listitem')).toHaveCount(14);
    await expect(card(page, 'Certification').getByRole('listitem')).toHaveCount(4);
    await expect(card(page, 'Certification').getByText('2025', { exact: true })).toHaveCount(4);
    await expect(card(page, 'Meine Dienstleistungen').getByRole('article')).toHaveCount(12);
  });
  await test.step('on paper the first sheet says whom to ask for what, and no sheet but the last has a hole', async () => {
    const { text, holes } = await printed(page);
    for (const words of [
      'Max Mustermann',
      'IT-Berater und Entwickler',
      'Ab sofort verfügbar',
      'kontakt@max-mustermann.example',
      'max-mustermann.example',
      'Meine Dienstleistungen',
    ])
      expect(text[0]).toContain(words);
    expect(holes.length).toBeGreaterThan(1);
    expect(Math.max(...holes.slice(0, -1))).toBeLessThan(0.2);
  });
  await test.step('its own order of repositories', async () => {
    await expect(card(page, 'Github Projects').getByRole('heading', { level: 3 })).toHaveText([
      'linguist',
      'boysenberry-repo-1',
      'test-repo1',
    ]);
  });
  await test.step('prices as they were written, and "Auf Anfrage" where none is given', async () => {
    const services = card(page, 'Meine Dienstleistungen');
    for (const price of [
      '1.500€',
      '3.000€',
      '2.500€',
      '80€',
      '50€',
      '120€',
      '150€',
      '100€',
      '800€',
      '1.200€',
      'Auf Anfrage',
    ]) {
      await expect(services).toContainText(price);
    }
  });
});

for (const name of ['shipped', 'consultant-order'] as const) {
  test(`The first screen of "${name}" says all that a client asks first`, async ({ page, open }) => {
    await open(name);
    await expectLoaded(page);
    const profile = page.locator('#profile');
    const services = card(page, 'Meine Dienstleistungen');
    const parts = [
      profile.getByRole('heading', { level: 1 }),
      page.locator('.profile-role'),
      page.locator('.profile-promise'),
      profile.getByText('Ab sofort verfügbar'),
      profile.getByText('ab 80€/Stunde'),
      profile.getByRole('link', { name: 'Kontakt per E-Mail' }),
      profile.getByRole('link', { name: 'Anrufen', exact: true }),
    ];
    const word = profile.getByText('Endlich jemand, den ich anrufen kann');
    const offer = services.getByRole('heading', { level: 2 });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of [...parts, word, offer]) await expect(part).toBeInViewport({ ratio: 0.9 });
    const button = page.getByRole('button', { name: 'Theme wechseln' });
    const [corner, head] = [await button.boundingBox(), await profile.boundingBox()];
    expect(corner?.y, 'the theme takes no room of its own').toBeGreaterThan(head?.y ?? 0);
    expect(Math.min(corner?.width ?? 0, corner?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1280, height: 800 });
    const proofs =
      name === 'shipped'
        ? [word]
        : [
            card(page, 'Kundenstimmen').getByText('Unser Büro war in zwei Tagen'),
            offer,
            ...['ab 1.500€', 'ab 3.000€', 'ab 2.500€'].map((price) => services.getByText(price)),
          ];
    for (const part of [...parts, ...proofs]) await expect(part).toBeInViewport({ ratio: 0.9 });
  });
}

test('The profile is printed without blank thirds, and no project begins at the end of a sheet', async ({
  page,
  open,
}) => {
  await open('shipped', 'profil');
  const { text, holes } = await printed(page);
  expect(text).toHaveLength(3);
  expect(Math.max(...holes.slice(0, -1))).toBeLessThan(0.2);
  expect(text[0]?.match(/Technologie /g), 'a head on each column of skills').toHaveLength(2);
});

test('Firefox prints text as text, and no heading alone at the end of a sheet @firefox', async ({
  page,
  open,
}) => {
  for (const [path, words] of [
    [
      '',
      ['Meine Dienstleistungen', 'kontakt@max-mustermann.example', 'ab 1.500€', 'Private Projekte Showcase'],
    ],
    ['profil', ['Projekthistorie', 'Kundenportal für Wartungsverträge', '+49 30 23125 042', 'Englisch (C1)']],
    ['impressum', ['Impressum', '+49 30 23125 042', 'kontakt@max-mustermann.example']],
    ['datenschutz', ['Datenschutzerklärung']],
  ] as const) {
    await open('shipped', path);
    const headings = await page.locator('main :is(h2, .cv-what > h3)').allTextContents();
    const { lines } = await printed(page);
    const all = lines.flat().join('');
    for (const word of words) expect(all, path).toContain(word.replace(/\s+/g, ''));
    const ends = lines.slice(0, -1).map((sheet) => sheet.filter((line) => !line.includes('Stand:')).at(-1));
    expect(ends.filter((end) => headings.some((heading) => heading.replace(/\s+/g, '') === end))).toEqual([]);
  }
});

test('Reader views keep the headings', async ({ page, open }) => {
  // Readability, behind the reader views of Firefox and others, drops elements with such names.
  const unlikely =
    /-ad-|banner|breadcrumbs|combx|comment|community|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|pagination|pager|popup/i;
  for (const path of ['', 'profil', 'impressum']) {
    await open('shipped', path);
    const names = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const above: string[] = [];
        for (let at: Element | null = heading; at && at.id !== 'main'; at = at.parentElement)
          above.push(`${at.getAttribute('class') ?? ''} ${at.id}`);
        return above;
      }),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => unlikely.test(name))).toEqual([]);
  }
});
