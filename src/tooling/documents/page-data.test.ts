import { expect, test } from 'vitest';
import config from '../../config/complete-config.fixture.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { sharedSite } from '../../model/page-site.ts';
import { anonymizer } from '../../text/anonymizer.ts';
import { cvData, portfolioData, serializePageData } from './page-data.ts';

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
  expect(JSON.stringify(portfolioData(site))).toContain('Erreichbar, ehrlich, schnell.');
  expect(JSON.stringify(sharedSite(site))).not.toMatch(/Erreichbar|Bestandsaufnahme|TypeScript/);
});

test("only the CV’s document carries the project history, and none a client's name", () => {
  const engagement = { from: '2024-03', title: 'Vertragsportal', clientName: 'Secret AG' };
  const site = siteOf({ ...config, engagements: [engagement] });
  expect(JSON.stringify(site)).not.toContain('Secret AG');
  expect(JSON.stringify(cvData(site))).toContain('Vertragsportal');
  for (const data of [portfolioData(site), sharedSite(site)])
    expect(JSON.stringify(data)).not.toMatch(/Vertragsportal|profilePage|spokenLanguages/);
});

test("the CV's data have of the legal details only what the projects repeat, so that it can be hidden", () => {
  const legal = { name: 'Muster IT GmbH', street: 'Geheimweg 1', phone: '+49 30 23125 042' };
  const cvOf = (title: string) =>
    cvData(siteOf({ ...config, social: {}, legal, engagements: [{ from: '2024-03', title }] }));
  expect(cvOf('Vertragsportal der Musterstadt').legal).toEqual({});
  const page = cvOf('Als muster it gmbh:\nein Portal');
  expect(page.legal).toEqual({ name: 'Muster IT GmbH' });
  expect(anonymizer(page)('als Muster IT GmbH')).toBe('als …');
});

test('no document carries a field that no page names, nor what is switched off', () => {
  const site = siteOf({ ...config, services: { display: false, list: [{ name: 'Geheimes Angebot' }] } });
  const withTalks = { ...site, talks: [{ title: 'Vortrag' }] };
  for (const dataOf of [portfolioData, cvData, sharedSite])
    expect(JSON.stringify(dataOf(withTalks))).not.toMatch(/Vortrag|Geheimes Angebot|"layout"|"publish"/);
});
