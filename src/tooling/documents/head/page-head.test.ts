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
const pages = pagesOf(siteOf(max));
const portfolio = pages[0] as Page;
const pageAt = (path: string): Page => pages.find((page) => page.path === path) ?? portfolio;

/** Attribute values by the name of the meta element or link. */
function saidIn(head: string): Record<string, string> {
  const elements = head.matchAll(
    /<(?:meta (?:name|property)|link rel)="([^"]*)" (?:content|href)="([^"]*)"/g,
  );
  return Object.fromEntries([...elements].map(([, name = '', value = '']) => [name, value]));
}

/** The head of the portfolio of Max, with more. */
const headOf = (more: Config, facts?: HeadFacts) => pageHead(siteOf({ ...max, ...more }), portfolio, facts);

const personOf = (more: Config) => structured(headOf(more)).mainEntity;

function structured(head: string) {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return JSON.parse(json);
}

describe('The head of the portfolio', () => {
  it('says name and bio of the account where the configuration has none', () => {
    const site = siteOf({ github: { username: 'octocat' } });
    const head = pageHead(site, portfolio, {
      profile: { name: 'Erika', bio: 'Netze & mehr', avatar: undefined, publicRepositories: 1 } as Profile,
    });
    expect(head).toContain('<title>Erika</title>');
    expect(saidIn(head)).toMatchObject({
      description: 'Netze &amp; mehr',
      'og:title': 'Erika',
      'og:site_name': 'Erika',
      'og:description': 'Netze &amp; mehr',
    });
  });

  it('says what the person does and can do, sells and speaks, and where, and prices as they are said', () => {
    const head = headOf({
      profile: { ...max.profile, role: 'Berater', location: { de: 'Köln', en: 'Cologne' } },
      social: { mastodon: 'max@social.example' },
      skills: ['Linux'],
      certifications: [{ name: 'LPIC-1', body: 'LPI', link: 'https://lpi.example/max' }],
      services: { display: true, list: [{ name: 'Netze', pricing: 'ab 80 €/Stunde' }, { name: 'Rat' }] },
      spokenLanguages: [{ name: 'Englisch', level: 'C1' }],
      engagements: [{ from: '2024-01', to: '2024-12', title: 'Portal', technologies: ['Linux', 'Go'] }],
      profilePage: { updated: '2026-01-15' },
    });
    expect(head).toContain('<title>Max – Berater</title>');
    expect(saidIn(head)['fediverse:creator']).toBe('@max@social.example');
    const { mainEntity, dateModified } = structured(head);
    expect(dateModified).toBe('2026-01-15');
    expect(mainEntity).toMatchObject({
      jobTitle: 'Berater',
      homeLocation: { name: 'Köln' },
      hasOccupation: { '@type': 'Occupation', name: 'Berater' },
      hasCredential: [{ name: 'LPIC-1', url: 'https://lpi.example/max', recognizedBy: { name: 'LPI' } }],
      makesOffer: [
        { description: 'ab 80 €/Stunde', itemOffered: { '@type': 'Service', name: 'Netze' } },
        { itemOffered: { name: 'Rat' } },
      ],
      knowsLanguage: [{ '@type': 'Language', name: 'Englisch' }],
      knowsAbout: ['Linux', 'Go'],
    });
    expect(mainEntity.makesOffer[1]).not.toHaveProperty('description');
    expect(head).not.toMatch(/rating|review/i);
  });

  it('names the parts of a name, and the employer of today', () => {
    const person = personOf({
      profile: { name: 'Dr.-Ing. Max von Muster, M.Sc.', familyName: 'von Muster', bio: 'A' },
      experiences: [
        { company: 'Jetzt AG', from: '2024', to: 'heute' },
        { company: 'Einst AG', from: '2020', to: '2023' },
      ],
    });
    expect(person).toMatchObject({
      '@type': 'Person',
      givenName: 'Max',
      familyName: 'von Muster',
      honorificPrefix: 'Dr.-Ing.',
      honorificSuffix: 'M.Sc.',
      worksFor: [{ name: 'Jetzt AG' }],
    });
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

  it('says title, description and address, to search engines and for shared links', () => {
    const head = pageHead(siteOf({ ...max, base: '/portfolio/' }), portfolio, { picture });
    expect(head).toContain('<title>Max</title>');
    expect(saidIn(head)).toEqual({
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

  it('connects to nobody where the page asks nobody', () => {
    expect(saidIn(headOf({ data: 'snapshot' })).preconnect).toBeUndefined();
    expect(saidIn(pageHead(siteOf(max), pageAt('impressum'))).preconnect).toBeUndefined();
  });

  it('says nothing that needs an address while nobody knows where the site is, but for a picture that lies elsewhere', () => {
    const seo = { title: 'T', description: 'D' };
    const said = saidIn(headOf({ seo }, { picture }));
    expect(said).toMatchObject({ description: 'D', 'og:title': 'T', 'twitter:card': 'summary' });
    expect(Object.keys(said).filter((name) => /canonical|url|image/.test(name))).toEqual([]);
    const elsewhere = { address: 'https://cdn.example/share.png' };
    expect(saidIn(headOf({ seo }, { picture: elsewhere }))['og:image']).toBe(elsewhere.address);
  });

  it.each([
    ['dev', 'max', 'https://dev.to/feed/max'],
    ['medium', '@max.m', 'https://medium.com/feed/@max.m'],
    ['no such source', 'max', undefined],
  ])('leads feed readers to the articles at %s', (source, username, feed) => {
    const head = headOf({ blog: { source, username } });
    expect(saidIn(head).alternate).toBe(feed);
  });

  it('describes the person as structured data', () => {
    const social = {
      linkedin: 'max',
      website: 'https://max.example/',
      email: 'a@b.example',
      discord: 'max',
    };
    const profile = {
      avatar: 'https://avatars.example/1',
      name: 'octo cat',
      bio: 'A cat.',
      location: 'Berlin',
      company: { text: '@github' },
      publicRepositories: 1,
    };
    expect(structured(headOf({ skills: ['Linux'], social }, { profile }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      name: 'Max',
      inLanguage: 'de',
      url: 'https://max.example/',
      mainEntity: {
        '@type': 'Person',
        name: 'Max',
        alternateName: 'octocat',
        description: 'Baut & pflegt.',
        image: 'https://avatars.example/1',
        url: 'https://max.example/',
        homeLocation: { '@type': 'Place', name: 'Berlin' },
        knowsAbout: ['Linux'],
        sameAs: ['https://github.com/octocat', 'https://www.linkedin.com/in/max'],
      },
    });
  });
});

describe('The head of another page', () => {
  it('has its own title, description and address, and that of a path without a page keeps it out of search results', () => {
    const head = pageHead(siteOf(max), pageAt('impressum'), { picture });
    expect(head).toContain('<title>Impressum – Max</title>');
    expect(saidIn(head)).toMatchObject({
      description: expect.stringContaining('Max'),
      canonical: 'https://max.example/impressum',
      'og:url': 'https://max.example/impressum',
      'og:type': 'website',
    });
    expect(head).not.toContain('ld+json');
    expect(saidIn(pageHead(siteOf(max), pageAt('404'), { picture }))).toEqual({ robots: 'noindex' });
  });
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
    expect(saidIn(german)).toMatchObject({
      canonical: url,
      'og:url': url,
      description: 'Baut.',
      'og:locale': 'de_DE',
    });
    expect(structured(german)).toMatchObject({ inLanguage: 'de', url });
    expect(saidIn(english)).toMatchObject({ description: 'Builds.', 'og:locale': 'en_GB' });
    expect(structured(english)).toMatchObject({ inLanguage: 'en' });
  });

  it('keep a page from being found of which too much is not translated, and name none', () => {
    expect(headIn('de', ['de'])).toContain('<meta name="robots" content="noindex">');
    expect(alternates(headIn('de', ['de']))).toEqual([]);
    expect(alternates(headIn('en', ['de']))).toEqual([]);
    expect(headIn('en', ['de'])).not.toContain('noindex');
  });
});
