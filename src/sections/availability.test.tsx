import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { siteOf } from '../config/site.fixture.ts';
import type { Site } from '../model/site.ts';
import { portfolioData } from '../site/page-site.ts';
import { cvDocument } from '../tooling/documents/cv/cv-document.ts';
import { Availability } from './availability.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

/** Every field: the compiler asks here for a new one. */
const availability: Required<NonNullable<Config['availability']>> = {
  from: '2031-01-15',
  until: '2031-06-30',
  workload: '3 Tage pro Woche',
  places: ['Ganz Köln'],
  travel: 'bundesweit unterwegs',
  rate: '120 €/Stunde',
  note: 'Kurze Einsätze sind vorher möglich.',
};

test('All that an owner says of their availability is on the portfolio, and in the CV as page, PDF and Word file', () => {
  const siteWith = (display: boolean, audience?: 'businesses') =>
    siteOf({
      github: { username: 'erika' },
      availability,
      services: {
        display,
        prices: { vat: 'excluded' },
        list: [{ name: 'Beratung', ...(audience && { audience }) }],
      },
      engagements: [{ from: '2024-03', title: 'Kundenportal' }],
    });
  const site = siteWith(false);
  const { from: _, until: __, ...words } = availability;
  const missingIn = (text: string) =>
    Object.entries(words).flatMap(([field, value]) => (text.includes(String(value)) ? [] : field));
  const markupOf = (site: Site) =>
    renderToStaticMarkup(<Availability site={portfolioData(site)} />).replaceAll(/<[^>]+>/g, '');
  const portfolio = markupOf(site);
  for (const markup of [portfolio, markupOf(siteWith(true)), markupOf(siteWith(true, 'businesses'))])
    expect(markup).toContain('Stundensatz120 €/Stunde zzgl. USt.Umfang3 Tage pro Woche');
  expect(portfolio).toContain('Verfügbar ab 15. Januar 2031 bis 30. Juni 2031');
  expect(missingIn(portfolio)).toEqual(['travel']);
  const cv = JSON.stringify(cvDocument(site, { today: '2026-11-26' }));
  expect(cv).toContain('Verfügbar ab 15. Januar 2031 bis 30. Juni 2031');
  expect(missingIn(cv)).toEqual(['note']);
});
