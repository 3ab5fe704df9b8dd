import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { remoteSupportText } from '#text/sections.ts';
import type { Config } from '../config/config.ts';
import { siteOf } from '../config/site.fixture.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { emptySnapshot } from '../offline/page-snapshot.ts';
import { portfolioData } from '../site/page-site.ts';
import { siteResources } from '../site/providers.ts';
import { cvDocument } from '../tooling/documents/cv/cv-document.ts';
import Articles from './articles.tsx';
import { Availability } from './availability.tsx';
import type { SectionProps } from './card-section.tsx';
import Details from './details.tsx';
import RemoteSupport from './remote-support.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('virtual:pages', () => ({ footer: [{ name: 'Impressum', href: '/impressum' }] }));

const github = { username: 'erika' };

/** A section of the site of a configuration, and of one answer for its articles. */
function markupOf(Section: ComponentType<SectionProps>, config: Config, articles?: unknown[]) {
  const site = siteOf(config);
  const address = siteResources(site).articles?.url ?? '';
  const answers = articles && { [address]: { value: articles, fetchedAt: 0 } };
  return renderToStaticMarkup(
    <OfflineProvider base="/" snapshot={{ ...emptySnapshot, ...(answers && { answers }) }} live>
      <Router ssrPath="/">
        <Section id="articles" site={site} loading={false} />
      </Router>
    </OfflineProvider>,
  );
}

test.each([
  ['IPv6 at the office', /<h3 lang="en">/],
  ['Warum dein Backup keines ist', /<h3 lang="de">/],
  ['dotfiles', /<h3 lang="">.*<p class="item-facts"><time/s],
])(
  'The article %j says its language, as far as it is known, and its time that of the page',
  (title, shown) => {
    const facts = { description: '', link: 'https://blog.example/neues', categories: [] };
    const article = { title, ...facts, publishedAt: '2026-11-01T00:00:00Z' };
    expect(markupOf(Articles, { github, blog: github }, [article])).toMatch(shown);
  },
);

test.each<[string, Config, RegExp]>([
  ['has accounts', { social: { linkedin: 'erika' }, footer: '©' }, /<dl/],
  ['has nothing to say, but the legal links', {}, /^(?!.*<dl).*\/impressum/s],
  ['has nothing to say', { footer: '©' }, /^$/],
])('The card of details of a site that %s', (_, config, shown) => {
  const profile = { name: 'Erika', bio: 'Baut.', avatar: 'images/me.jpg' };
  expect(markupOf(Details, { profile, ...config })).toMatch(shown);
});

test('The card of remote support says that public servers are used where the owner has none', () => {
  const { note, publicServers } = remoteSupportText;
  const server = { server: 'rustdesk.example.com', key: 'PublicKeyOfYourServerPublicKeyOfYourServer0=' };
  expect(markupOf(RemoteSupport, { github, remoteSupport: {} })).toContain(`${note} ${publicServers}`);
  const markup = markupOf(RemoteSupport, { github, remoteSupport: server });
  expect(markup).toContain(note);
  expect(markup).not.toContain(publicServers);
});

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
  const siteWith = (services: Config['services']) =>
    siteOf({
      ...{ github, availability, engagements: [{ from: '2024-03', title: 'Kundenportal' }] },
      services: { prices: { vat: 'excluded' }, list: [{ name: 'Beratung' }], ...services },
    });
  const hidden = siteWith({});
  const sites = [hidden, siteWith({ display: true })];
  sites.push(siteWith({ display: true, list: [{ name: 'Beratung', audience: 'businesses' }] }));
  const { from: _, until: __, ...words } = availability;
  const missingIn = (text: string) =>
    Object.entries(words).flatMap(([field, value]) => (text.includes(String(value)) ? [] : field));
  for (const site of sites) {
    const markup = renderToStaticMarkup(<Availability site={portfolioData(site)} />);
    const text = markup.replaceAll(/<[^>]+>/g, '');
    expect(text).toContain('Stundensatz120 €/Stunde zzgl. USt.Umfang3 Tage pro Woche');
    expect(text).toContain('Verfügbar ab 15. Januar 2031 bis 30. Juni 2031');
    expect(missingIn(text)).toEqual(['travel']);
  }
  const cv = JSON.stringify(cvDocument(hidden, { today: '2026-11-26' }));
  expect(cv).toContain('Verfügbar ab 15. Januar 2031 bis 30. Juni 2031');
  expect(missingIn(cv)).toEqual(['note']);
});
