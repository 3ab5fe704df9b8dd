import { expect, test } from 'vitest';
import config from '../config/complete-config.fixture.ts';
import { siteOf } from '../config/site.fixture.ts';
import { nameHider } from '../model/anonymous.ts';
import { siteLanguages } from '../model/site-language.ts';
import { type PageId, pageDocument, pageIds, pageIdsOf, pagePath, pages, siteMap } from './pages.ts';

const carriedBy = (id: PageId, site = siteOf(config)) => JSON.stringify(pageDocument(id, site));
const withHistory = (title: string, more = {}) =>
  siteOf({ ...config, ...more, engagements: [{ from: '2024-03', title, clientName: 'Secret AG' }] });

test("only the CV’s document carries the project history, and none a client's name", () => {
  const site = withHistory('Vertragsportal');
  expect(JSON.stringify(site)).not.toContain('Secret AG');
  expect(carriedBy('cv', site)).toContain('Vertragsportal');
  for (const id of pageIds.filter((id) => id !== 'cv'))
    expect(carriedBy(id, site)).not.toMatch(/Vertragsportal|profilePage|spokenLanguages/);
});

test('the CV carries of the names in the legal details only those that its texts repeat, to hide them', () => {
  const legal = { name: 'Muster IT GmbH', representative: 'Anna Geheim', street: 'Geheimweg 1' };
  const cvOf = (title: string) => {
    const document = pageDocument('cv', withHistory(title, { social: {}, legal }));
    if (document.page !== 'cv') throw new Error('not the CV');
    return document.site;
  };
  expect(JSON.stringify(cvOf('Vertragsportal'))).not.toMatch(/Muster IT|Geheim/);
  const page = cvOf('Als Muster IT:\nein Portal');
  expect(page.names).toContain('Muster IT');
  expect(nameHider(page.names)('als MUSTER IT')).toBe('als …');
});

test('no document carries a field that no page names', () => {
  const withUnnamed = { ...siteOf(config), unnamed: [{ title: 'Ungenannt' }] };
  for (const id of pageIds)
    expect(carriedBy(id, withUnnamed)).not.toMatch(
      /Ungenannt|"layout":{(?!"order":"\w+"})|"publish"|"street"/,
    );
});

test('no document carries what is switched off', () => {
  const [display, header, names] = [false, 'Geheim', ['octocat/geheim']];
  const site = siteOf({
    ...config,
    services: { display, header, list: [{ name: 'Geheim', link: 'files/geheim.pdf' }] },
    githubContributions: { display, header },
    blog: { display, source: 'dev', username: 'geheim' },
    projects: {
      latestPublic: { display, header },
      private: { display, header, projects: [{ name: 'Geheim', screenshot: 'images/geheim.png' }] },
      github: {
        ...{ display, header, automatic: { exclude: { projects: names } }, manual: { projects: names } },
      },
    },
  });
  for (const id of pageIds) expect(carriedBy(id, site)).not.toMatch(/geheim/i);
});

test("only the portfolio's document has projects, by which a link knows that it can show the portfolio", () => {
  const site = withHistory('A');
  expect(pageIdsOf(site)).toContain('cv');
  expect(pageIds.filter((id) => 'projects' in pageDocument(id, site).site)).toEqual(['portfolio']);
});

test.each(siteLanguages)('in %s, no two pages share an address', (language) => {
  const paths = pageIds
    .map((id) => pagePath(id, siteLanguages, language))
    .filter((path) => path !== undefined);
  expect(paths).toEqual([...new Set(paths)]);
});

test('a site links the pages that it has, with their names in its language', () => {
  const [without, german] = [siteOf(config), withHistory('A', { languages: ['de', 'en'] })];
  expect(pageIdsOf(without)).not.toContain('cv');
  expect(siteMap(without)).toMatchObject({ card: [], otherLanguages: [] });
  expect(siteMap(german).card).toEqual([
    { name: 'Profil und Projekthistorie', href: '/profil', needsDocument: true, icon: pages.cv.links?.card },
  ]);
  const english = siteOf({ ...config, languages: ['de', 'en'] }, { language: 'en' });
  expect(siteMap(english).footer).toEqual([
    { name: 'Legal notice (German)', href: '/impressum', hrefLang: 'de' },
    { name: 'Privacy policy (German)', href: '/datenschutz', hrefLang: 'de' },
  ]);
  const abroad = siteOf({ ...config, languages: ['en'], legal: { outsideGermany: true } });
  expect(siteMap(abroad).footer.map(({ href }) => href)).toEqual(['/datenschutz']);
  expect(Object.keys(siteMap(abroad).routes)).not.toContain('/impressum');
});
