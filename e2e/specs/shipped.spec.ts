import { card } from '../card.ts';
import { complaintsOf, expectLoaded, seeWhole } from '../device.ts';
import { printed } from '../printed.ts';
import { expect, test } from '../test.ts';

/** Columns, headings and subtitles of the portfolio page as specified, from top to bottom. Publications: the example has none. */
const specified = [
  ['left', 'theme', 'Theme', 'Default'],
  ['left', 'profile', 'Max Mustermann'],
  ['left', 'details', 'Details'],
  ['left', 'skills', 'Tech Stack'],
  ['left', 'contributions', 'GitHub Aktivität'],
  ['left', 'certifications', 'Certification'],
  ['right', 'remote-support', 'Remote Support'],
  ['right', 'badges'],
  [
    'right',
    'latest-repositories',
    'Neueste öffentliche Projekte',
    'Die 4 zuletzt aktualisierten öffentlichen Repositories',
  ],
  ['right', 'featured-repositories', 'Github Projects', 'Showcasing 3 featured repositories'],
  ['right', 'private-projects', 'Private Projekte Showcase', 'Einblicke in 3 private Projekte'],
  ['right', 'external-projects', 'My Projects', 'Showcasing 2 projects'],
  ['right', 'articles', 'My Articles', 'Recent posts'],
];

/** Below both columns, from the left edge: the end of the left one, and what is not specified. */
const below = [
  ['services', 'Meine Dienstleistungen'],
  ['results', 'Ergebnisse', 'Aus der Projekthistorie'],
  ['testimonials', 'Kundenstimmen', '3 Stimmen von Kunden'],
  ['zusammenarbeit', 'So läuft die Zusammenarbeit', 'In vier Schritten'],
];

test('The example shows all that it holds', async ({ page, open }) => {
  const complaints = complaintsOf(page);
  await open('shipped');
  await expectLoaded(page);
  expect(complaints).toEqual([]);
  await test.step('every picture', () => seeWhole(page));
  await test.step('the specified sections, titles, columns and order', async () => {
    const found = await page.locator('main section').evaluateAll((sections) =>
      sections
        .map((section) => ({
          section,
          box: (section.closest('.portfolio-slot') ?? section).getBoundingClientRect(),
        }))
        .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top)
        .map(({ section, box }) => {
          const words = (selector: string) =>
            [...section.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim()).join(', ');
          const side = box.right < innerWidth / 2 ? 'left' : 'right';
          return [
            section.closest('.portfolio-wide') ? 'below' : side,
            section.id,
            words('h1, h2, .theme-picker-title'),
            words('.card-head p, .theme-picker-name'),
          ].filter(Boolean);
        }),
    );
    for (const issuer of ['Google', 'IBM'])
      await expect(page.getByRole('img', { name: `Zertifikat von ${issuer}` })).toBeVisible();
    const [columns, across] = [false, true].map((isBelow) =>
      found.filter(([area]) => (area === 'below') === isBelow),
    );
    expect(columns).toEqual(specified);
    expect(across).toEqual(below.map((band) => ['below', ...band]));
  });
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
