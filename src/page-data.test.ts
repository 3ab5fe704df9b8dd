import { expect, test } from 'vitest';
import config from './config/complete-config.fixture.ts';
import { siteOf } from './config/site.fixture.ts';
import { serializePageData, siteForPage, siteForProfile, siteWithoutPortfolio } from './page-data.ts';
import { anonymizer } from './text/anonymizer.ts';

const hostile = '</script><script>alert(1)</script><!-- \u2028';
const data = {
  renderedAt: 1,
  path: '/',
  snapshot: { answers: { 'https://a.example/': { value: hostile, fetchedAt: 1 } }, pictures: {} },
};

test('no text of an answer can end the element or begin another, and it is read as it was', () => {
  expect(serializePageData(data)).not.toContain('<');
  expect(JSON.parse(serializePageData(data))).toEqual(data);
});

test('a document without the portfolio carries none of the texts that only the portfolio shows', () => {
  const site = siteOf(config);
  expect(JSON.stringify(siteForPage(site))).toContain('Erreichbar, ehrlich, schnell.');
  expect(JSON.stringify(siteWithoutPortfolio(site))).not.toMatch(/Erreichbar|Bestandsaufnahme|TypeScript/);
});

test("only the document of the profile page carries the project history, and none a client's name", () => {
  const engagement = { from: '2024-03', title: 'Vertragsportal', clientName: 'Secret AG' };
  const site = siteOf({ ...config, engagements: [engagement] });
  expect(JSON.stringify(site)).not.toContain('Secret AG');
  expect(JSON.stringify(siteForProfile(site))).toContain('Vertragsportal');
  for (const data of [siteForPage(site), siteWithoutPortfolio(site)])
    expect(JSON.stringify(data)).not.toMatch(/Vertragsportal|profilePage|spokenLanguages/);
});

test("the profile page's data have of the legal details only what the projects repeat, so that it can be hidden", () => {
  const legal = { name: 'Muster IT GmbH', street: 'Geheimweg 1', phone: '+49 30 23125 042' };
  const profileOf = (title: string) =>
    siteForProfile(siteOf({ ...config, social: {}, legal, engagements: [{ from: '2024-03', title }] }));
  expect(profileOf('Vertragsportal der Musterstadt').legal).toEqual({});
  const page = profileOf('Als muster it gmbh:\nein Portal');
  expect(page.legal).toEqual({ name: 'Muster IT GmbH' });
  expect(anonymizer(page)('als Muster IT GmbH')).toBe('als …');
});

test('no document carries settings and lists that nothing of it reads', () => {
  const site = siteOf({ ...config, projects: { github: { mode: 'manual', manual: { projects: ['a/b'] } } } });
  const shown = siteForPage({ ...site, publications: [] });
  expect(shown).not.toHaveProperty('publications');
  expect(shown.projects.github.automatic).toBeUndefined();
  expect(shown.projects.github.manual).toEqual({ projects: ['a/b'] });
});
