import { describe, expect, it } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Profile } from '../../../model/content.ts';
import type { SiteLanguage } from '../../../model/site-language.ts';
import { type Page, pagesOf } from '../pages.ts';
import { type HeadFacts, pageHead } from './page-head.ts';

const max: Config = {
  github: { username: 'octocat' },
  profile: { name: 'Max', bio: 'Baut & pflegt.' },
  seo: { url: 'https://max.example' },
};
const picture = { address: '/portfolio/share.png', size: { width: 1200, height: 630 } };

/** The title, what the meta elements and links say by their names, and the structured data. */
function read(head: string) {
  const elements = head.matchAll(
    /<(?:meta (?:name|property)|link rel)="([^"]*)" (?:content|href)="([^"]*)"/g,
  );
  const [, title] = /<title>(.*)<\/title>/.exec(head) ?? [];
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const said = Object.fromEntries([...elements].map(([, name = '', value = '']) => [name, value]));
  return { title, said, data: JSON.parse(data) };
}

/** The head of a page of Max, with more. */
function headOf(more: Config, facts?: HeadFacts, path = '') {
  const site = siteOf({ ...max, ...more });
  const page = pagesOf(site).find((one) => one.path === path) as Page;
  return read(pageHead(site, page, facts));
}
const personOf = (more: Config) => headOf(more).data.mainEntity;

describe('The head of the portfolio', () => {
  it('says title, description and address, to search engines and for shared links', () => {
    const { title, said } = headOf({ base: '/portfolio/' }, { picture });
    expect(title).toBe('Max');
    expect(said).toEqual({
      description: 'Baut &amp; pflegt.',
      canonical: 'https://max.example/portfolio/',
      'og:type': 'profile',
      'og:title': 'Max',
      'og:description': 'Baut &amp; pflegt.',
      'og:url': 'https://max.example/portfolio/',
      'og:site_name': 'Max',
      'og:locale': 'de_DE',
      'og:image': 'https://max.example/portfolio/share.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Max',
      'twitter:card': 'summary_large_image',
      preconnect: 'https://api.github.com',
    });
  });

  it('describes the person as structured data: work, offers, languages, places, and prices as they are said', () => {
    const profile = { avatar: 'https://avatars.example/1', location: 'Berlin', company: { text: '@github' } };
    const { title, said, data } = headOf(
      {
        profile: {
          name: 'Dr.-Ing. Max von Muster, M.Sc.',
          familyName: 'von Muster',
          bio: 'Baut & pflegt.',
          role: 'Berater',
          location: { de: 'Köln', en: 'Cologne' },
        },
        social: {
          ...{ linkedin: 'max', website: 'https://max.example/', email: 'a@b.example', discord: 'max' },
          mastodon: 'max@social.example',
        },
        skills: ['Linux'],
        certifications: [{ name: 'LPIC-1', body: 'LPI', link: 'https://lpi.example/max' }],
        services: { display: true, list: [{ name: 'Netze', pricing: 'ab 80 €/Stunde' }, { name: 'Rat' }] },
        spokenLanguages: [{ name: 'Englisch', level: 'C1' }],
        engagements: [{ from: '2024-01', to: '2024-12', title: 'Portal', technologies: ['Linux', 'Go'] }],
        experiences: [
          { company: 'Jetzt AG', from: '2024', to: 'heute' },
          { company: 'Einst AG', from: '2020', to: '2023' },
        ],
        profilePage: { updated: '2026-01-15' },
      },
      { profile: { name: 'octo cat', bio: 'A cat.', publicRepositories: 1, ...profile } },
    );
    expect(title).toBe('Dr.-Ing. Max von Muster, M.Sc. – Berater');
    expect(said['fediverse:creator']).toBe('@max@social.example');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      name: title,
      inLanguage: 'de',
      url: 'https://max.example/',
      dateModified: '2026-01-15',
      mainEntity: {
        '@type': 'Person',
        name: 'Dr.-Ing. Max von Muster, M.Sc.',
        ...{ givenName: 'Max', familyName: 'von Muster' },
        ...{ honorificPrefix: 'Dr.-Ing.', honorificSuffix: 'M.Sc.' },
        alternateName: 'octocat',
        description: 'Baut & pflegt.',
        image: 'https://avatars.example/1',
        url: 'https://max.example/',
        jobTitle: 'Berater',
        homeLocation: { '@type': 'Place', name: 'Köln' },
        worksFor: [{ '@type': 'Organization', name: 'Jetzt AG' }],
        hasOccupation: { '@type': 'Occupation', name: 'Berater' },
        hasCredential: [
          expect.objectContaining({
            ...{ name: 'LPIC-1', url: 'https://lpi.example/max' },
            recognizedBy: { '@type': 'Organization', name: 'LPI' },
          }),
        ],
        makesOffer: [
          {
            ...{ '@type': 'Offer', description: 'ab 80 €/Stunde' },
            itemOffered: expect.objectContaining({ '@type': 'Service', name: 'Netze' }),
          },
          { '@type': 'Offer', itemOffered: expect.objectContaining({ name: 'Rat' }) },
        ],
        knowsLanguage: [{ '@type': 'Language', name: 'Englisch' }],
        knowsAbout: ['Linux', 'Go'],
        sameAs: [
          'https://github.com/octocat',
          'https://social.example/@max',
          'https://www.linkedin.com/in/max',
        ],
      },
    });
  });

  it('says name, bio and place of the account where the configuration has none', () => {
    const profile = { name: 'Erika', bio: 'Netze & mehr', location: 'Berlin' } as Profile;
    const { title, said, data } = headOf({ profile: {} }, { profile });
    expect([title, said['og:site_name'], said.description]).toEqual(['Erika', 'Erika', 'Netze &amp; mehr']);
    expect(data.mainEntity.homeLocation.name).toBe('Berlin');
  });

  it.each([
    ['excluded', {}, { valueAddedTaxIncluded: false, description: 'zzgl. USt.' }],
    ['excluded', { audience: 'consumers' }, { valueAddedTaxIncluded: true, description: 'inkl. USt.' }],
    ['smallBusiness', {}, { description: expect.stringContaining('§ 19 UStG') }],
  ] as const)('says whether a price includes tax: %s, %o', (vat, service, tax) => {
    const list = [{ name: 'Netze', pricing: '80 €', ...service }, { name: 'Betrieb' }];
    const [paid, free] = personOf({ services: { display: true, prices: { vat }, list } }).makesOffer;
    expect(paid.priceSpecification).toEqual({ '@type': 'PriceSpecification', ...tax });
    expect(free).not.toHaveProperty('priceSpecification');
  });

  it('calls a firm an organisation, without what only a person has', () => {
    const profile = { name: 'Muster IT GmbH', bio: 'A', role: 'Systemhaus', location: 'Köln' };
    const firm = personOf({ profile });
    expect(firm).toMatchObject({ '@type': 'Organization', name: 'Muster IT GmbH' });
    for (const field of ['jobTitle', 'homeLocation', 'familyName']) expect(firm).not.toHaveProperty(field);
  });

  it('connects to nobody where the page asks nobody', () => {
    expect(headOf({ data: 'snapshot' }).said.preconnect).toBeUndefined();
    expect(headOf({}, {}, 'impressum').said.preconnect).toBeUndefined();
  });

  it('says nothing that needs an address while nobody knows where the site is, but for a picture that lies elsewhere', () => {
    const seo = { title: 'T', description: 'D' };
    const { said } = headOf({ seo }, { picture });
    expect(said).toMatchObject({ description: 'D', 'og:title': 'T', 'twitter:card': 'summary' });
    expect(Object.keys(said).filter((name) => /canonical|url|image/.test(name))).toEqual([]);
    const elsewhere = { address: 'https://cdn.example/share.png' };
    expect(headOf({ seo }, { picture: elsewhere }).said['og:image']).toBe(elsewhere.address);
  });

  it.each([
    ['dev', 'max', 'https://dev.to/feed/max'],
    ['medium', '@max.m', 'https://medium.com/feed/@max.m'],
    ['no such source', 'max', undefined],
  ])('leads feed readers to the articles at %s', (source, username, feed) => {
    expect(headOf({ blog: { source, username } }).said.alternate).toBe(feed);
  });
});

it('Another page has its own title, description and address, and that of a path without a page keeps it out of search results', () => {
  const { title, said, data } = headOf({}, { picture }, 'impressum');
  expect(title).toBe('Impressum – Max');
  expect(said).toMatchObject({
    description: expect.stringContaining('Max'),
    canonical: 'https://max.example/impressum',
    'og:url': 'https://max.example/impressum',
    'og:type': 'website',
  });
  expect(data).toEqual({});
  expect(headOf({}, { picture }, '404').said).toEqual({ robots: 'noindex' });
});

describe('The heads of a page in two languages', () => {
  const config: Config = {
    ...max,
    base: '/sub/',
    languages: ['en', 'de'],
    profile: { name: 'Max', bio: { de: 'Baut.', en: 'Builds.' } },
  };
  const headIn = (language: SiteLanguage, partly?: readonly SiteLanguage[]) => {
    const site = { ...siteOf(config, { language }), ...(partly?.includes(language) && { isPartly: true }) };
    return pageHead(site, pagesOf(site)[0] as Page, { partly: partly ?? [] });
  };
  const alternates = (head: string) =>
    [...head.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)">/g)].map(
      ([, href, language]) => [language, href],
    );

  it('name each other, the first for everybody else, and each its own address and language', () => {
    const [english, german] = [headIn('en'), headIn('de')];
    for (const head of [english, german])
      expect(alternates(head)).toEqual([
        ['en', 'https://max.example/sub/'],
        ['de', 'https://max.example/sub/de/'],
        ['x-default', 'https://max.example/sub/'],
      ]);
    const url = 'https://max.example/sub/de/';
    expect(read(german)).toMatchObject({
      said: { canonical: url, 'og:url': url, description: 'Baut.', 'og:locale': 'de_DE' },
      data: { inLanguage: 'de', url },
    });
    expect(read(english)).toMatchObject({
      said: { description: 'Builds.', 'og:locale': 'en_GB' },
      data: { inLanguage: 'en' },
    });
  });

  it('keep a page from being found of which too much is not translated, and name none', () => {
    expect(headIn('de', ['de'])).toContain('<meta name="robots" content="noindex">');
    expect(alternates(headIn('de', ['de']))).toEqual([]);
    expect(alternates(headIn('en', ['de']))).toEqual([]);
    expect(headIn('en', ['de'])).not.toContain('noindex');
  });
});
