import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import complete from '../config/complete-config.fixture.ts';
import type { Config } from '../config/config.ts';
import { blogSources } from '../config/fields/page.ts';
import { siteOf } from '../config/site.fixture.ts';
import type { Site } from '../model/site.ts';
import { siteForPage, siteWithoutPortfolio } from '../page-data.ts';
import { sitePictures, siteResources, usedDisclosures } from '../providers/providers.ts';
import type { UsedProviders } from '../text/legal/privacy-policy.ts';
import DatenschutzPage from './datenschutz.tsx';
import ImpressumPage from './impressum.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('virtual:language-switch', () => ({ LanguageSwitch: null }));
vi.mock('virtual:pages', () => ({
  links: { impressum: { href: '/impressum' }, datenschutz: { href: '/datenschutz' } },
  footer: ['impressum', 'datenschutz'],
}));
const used = vi.hoisted(() => ({
  disclosures: {} as UsedProviders,
  law: {} as Site['law'],
  legal: {} as Site['legal'],
}));
vi.mock('virtual:law', () => ({
  get law() {
    return used.law;
  },
  get legal() {
    return used.legal;
  },
}));
vi.mock('virtual:disclosures', () => ({
  get disclosures() {
    return used.disclosures;
  },
}));

const legal = {
  name: 'Erika Beispiel',
  street: 'Hauptstraße 5',
  postalCode: '10115',
  city: 'Berlin',
  email: 'post@beispiel.de',
  phone: '+49 30 1234567',
  vatId: 'DE129273398',
  hosting: { provider: 'Beispiel Hosting GmbH' },
};
const erika: Config = { github: { username: 'erika' }, legal };

/** The page as the server writes it, below a base path. */
function markupOf(Page: typeof ImpressumPage, config: Config = erika, carried = siteForPage): string {
  const site = siteOf(config);
  used.disclosures = usedDisclosures(site);
  used.law = site.law;
  used.legal = site.legal;
  return renderToStaticMarkup(
    <Router base="/sub" ssrPath="/sub/impressum">
      <Page site={carried(site)} />
    </Router>,
  );
}

const count = (text: string, part: string) => text.split(part).length - 1;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['Impressum', ImpressumPage],
  ['Datenschutzerklärung', DatenschutzPage],
])('the page %s', (_, Page) => {
  test('is the same in a document that carries nothing of the portfolio', () => {
    const config: Config = {
      ...complete,
      contact: { label: 'Termin', link: 'https://cal.example/erika' },
      googleAnalytics: { id: 'G-ABCDEF1234' },
      hotjar: { id: '1234567' },
      projects: {
        ...complete.projects,
        external: {
          projects: [
            { title: 'Ein Projekt', link: 'https://a.example', imageUrl: 'https://b.example/c.png' },
          ],
        },
      },
    };
    expect(markupOf(Page, config, siteWithoutPortfolio)).toBe(markupOf(Page, config));
  });

  test('reaches the other legal page whether there is a footer or not', () => {
    for (const footer of ['', '© Erika']) {
      const markup = markupOf(Page, { ...erika, footer });
      expect(count(markup, 'href="/sub/impressum"')).toBe(1);
      expect(count(markup, 'href="/sub/datenschutz"')).toBe(1);
    }
  });

  test('never shows what is missing in the configuration', () => {
    const markup = markupOf(Page, { github: { username: 'erika' } });
    expect(markup).not.toMatch(/config\.ts|undefined/);
  });

  test("shows the owner's words as text, whatever is in them", () => {
    const markup = markupOf(Page, { ...erika, legal: { ...legal, name: '<img src=x onerror=alert(1)>' } });
    expect(markup).not.toContain('<img');
    expect(markup).toContain('&lt;img src=x');
  });
});

describe('the privacy policy', () => {
  test('says of when it is', () => {
    expect(markupOf(DatenschutzPage)).toContain('Stand: Januar 2025');
  });

  test('begins with its contents, which lead to every section', () => {
    const markup = markupOf(DatenschutzPage);
    const anchors = [...markup.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
    const sections = [...markup.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(sections);
  });

  test('marks the names of servers as names', () => {
    const markup = markupOf(DatenschutzPage);
    expect(markup).toContain('<code>api.github.com</code>');
    expect(markup).not.toContain('`');
  });

  const everything: Config = {
    ...erika,
    projects: { latestPublic: { display: true } },
    githubContributions: { display: true },
  };

  /** The servers that a page asks by itself, those whose pictures it draws included. */
  function askedBy(config: Config): string[] {
    const site = siteOf(config);
    const addresses = [...Object.values(siteResources(site)).map((resource) => resource?.url)].concat(
      Object.values(sitePictures(site)).map((address) => address ?? undefined),
    );
    return addresses.flatMap((address) => (address ? new URL(address).host : []));
  }

  /** Every server that any configuration asks. */
  const hosts = new Set(
    blogSources.flatMap((source) => askedBy({ ...everything, blog: { username: 'erika', source } })),
  );

  test.each<[string, Config]>([
    ['the profile and automatic lists', erika],
    [
      'a list by hand and the latest',
      {
        ...erika,
        projects: {
          github: { mode: 'manual', manual: { projects: ['erika/a'] } },
          latestPublic: { display: true },
        },
      },
    ],
    ['the chart', { ...erika, githubContributions: { display: true } }],
    ...blogSources.map((source): [string, Config] => [
      `the blog at ${source}`,
      { ...erika, blog: { username: 'erika', source } },
    ]),
    [
      'nothing',
      {
        ...erika,
        profile: { name: 'Erika', bio: 'Entwicklerin', avatar: 'images/erika.jpg' },
        projects: { github: { display: false } },
      },
    ],
  ])('names exactly the servers that the page asks for %s', (_, config) => {
    const asked = askedBy(config);
    const markup = markupOf(DatenschutzPage, config);
    for (const host of hosts) {
      expect([host, markup.includes(`<code>${host}</code>`)]).toEqual([host, asked.includes(host)]);
    }
  });
});
