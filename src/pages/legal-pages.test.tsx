import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import complete from '../config/complete-config.fixture.ts';
import type { Config } from '../config/config.ts';
import { siteOf } from '../config/site.fixture.ts';
import { pageDocument, pages, siteMap } from '../site/pages.ts';
import DatenschutzPage from './datenschutz.tsx';
import ImpressumPage from './impressum.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
const [map, legal] = vi.hoisted(() => [
  { links: {}, footer: [] },
  { impressum: {}, datenschutz: {} },
]);
vi.mock('virtual:pages', () => map);
vi.mock('virtual:legal', () => legal);

const erika: Config = {
  github: { username: 'erika' },
  legal: {
    name: 'Erika Beispiel',
    email: 'post@beispiel.de',
    hosting: { provider: 'Beispiel Hosting GmbH' },
  },
};

/** The page as the server writes it, below a base path. */
function markupOf(
  Page: typeof ImpressumPage,
  config: Config = erika,
  id: 'portfolio' | 'impressum' = 'impressum',
): string {
  const site = siteOf(config);
  Object.assign(map, siteMap(site));
  Object.assign(legal, {
    impressum: pages.impressum.texts?.(site),
    datenschutz: pages.datenschutz.texts?.(site),
  });
  return renderToStaticMarkup(
    <Router base="/sub" ssrPath="/sub/impressum">
      <Page site={pageDocument(id, site).site} />
    </Router>,
  );
}

const count = (text: string, part: string) => text.split(part).length - 1;

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
      badges: [{ label: 'A', image: 'https://b.example/c.png' }],
    };
    expect(markupOf(Page, config)).toBe(markupOf(Page, config, 'portfolio'));
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
});

describe('the privacy policy', () => {
  test('begins with its date and its contents, which lead to every section', () => {
    const markup = markupOf(DatenschutzPage);
    expect(markup).toContain('Stand: Januar 2025');
    const anchors = [...markup.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
    const sections = [...markup.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(sections);
  });
});
