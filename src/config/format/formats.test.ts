import { describe, expect, it } from 'vitest';
import { table } from '../../table.fixture.ts';
import * as legal from '../fields/legal.ts';
import { color } from '../fields/themes.ts';
import * as account from './account.ts';
import * as address from './address.ts';
import { availableFrom, day } from './dates.ts';
import type { TextFormat } from './text-format.ts';

const formats: Readonly<Record<string, unknown>> = {
  ...legal,
  ...account,
  ...address,
  ...{ availableFrom, color, day },
  linkedin: account.handle('linkedin.com/in/', 'max-mustermann'),
  facebook: account.handle('facebook.com/', 'max.mustermann'),
  stackOverflow: account.handle('stackoverflow.com/users/', '1/jeff-atwood'),
  whatsapp: account.messenger('wa.me'),
  signal: account.messenger('signal.me', 'max.42'),
};
const hintOf = (name: string, text: string) => (formats[name] as TextFormat).hint(text);

describe('Right as they are:', () => {
  it.each(table`
    githubUsername | Max-Mustermann | 0x0 | octo_company | ${'a'.repeat(39)}
    repositoryName | octocat/Hello-World | a/.github | octocat/octocat.github.io | a/b_c
    linkedin | @max | max.muster_mann-1 | müller | //www.linkedin.com/in/max | https://a.de/b
    facebook | max.mustermann | groups/acme
    stackOverflow | 1/jeff-atwood | 1
    color | #fc055b | #FFF | teal | rgb(252, 5, 91) | oklch(65% 0.2 275) | #fc055bff
    blogUsername | max | @max.m | max_m
    whatsapp | +49 170 1234567 | 0049170 1234567 | https://wa.me/49170
    signal | max.42 | +491701234567 | https://signal.me/#eu/abc
    matrix | @max:matrix.org | https://matrix.to/#/@max:matrix.org
    day | 2026-01-15 | 2028-02-29 | 1999-12-31
    availableFrom | sofort | ausgebucht | 2026-01-15
    sentenceOrAddress | Musterstadt. | https://a.de/agb | files/agb.pdf
    linkAddress | http://localhost:3000/x?y#z | HTTPS://A.DE | /files/a.pdf | ./a.pdf | a.pdf?v=2
    linkAddress | Lebenslauf 2025.pdf | büro/ä.pdf | v1.2/notes | a..b.svg
    pictureAddress | https://a.de/a.png | me.webp | a/b/c.svg
    siteAddress | HTTPS://A.DE | http://localhost:3000 | https://max.github.io/site/
    basePath | / | /repo/ | /a/b/ | /~max/ | /my.site/
    email | a@b.de | max.mustermann+x@sub.example.com | ö@müller.example
    phone | +49 30 23125 042 | 030/23125-042 | (030) 23125042 | 110 | +49 (0) 30.1
    mastodon | max@mastodon.social | @max@social.example | m_x@a.b.de
    website | example.com | http://localhost:8080 | example.com:8080/x | www.müller.de/ü?x=1
    analyticsId | G-ABC123DEF4 | UA-12345-1 | whatever_1
    hotjarId | 1 | 1234567
    vatId | DE123456789 | DE 123 456 789 | ATU12345678 | NL123456789B01
    businessId | DE123456789-00001
    countryCode | DE | US | CH | EU
    webAddress | https://example.com/privacy | http://example.com
  `)('%s', (name = '', ...texts) => {
    expect(texts.filter((text) => hintOf(name, text) !== undefined)).toEqual([]);
  });
});

/** Beyond mistakes.test.ts. */
describe('Told with a hint that names nothing wrong:', () => {
  it.each(table`
    githubUsername | -a | ${'a'.repeat(40)} | a/b | ä | a.b
    repositoryName | a/b/c | /b | a/ | a b/c | -/-
    linkedin | company/acme | ../../evil | //evil.example | @@max | mailto:a@b.de
    blogUsername | max.medium.com | a/b | ../evil | Max M
    day | 15. 1. 2026 | 2026-1-5 | 2026/01/15 | 2026-02-30 | 2026 | morgen | sofort
    availableFrom | Sofort | ab sofort | now | Ausgebucht | booked | 15.01.2026 | bald
    sentenceOrAddress | www.a.de/agb | public/agb.pdf | ftp://a.de/agb
    linkAddress | #top | ?x | a/../b | %2E%2e/a | ${'a\tb'}
    linkAddress | ftp://a.de/a | www.a.de | a.com | sub.a.de/x | http:a | http//a.de | https;//a.de
    basePath | // | /a//b/ | /../ | /./ | /a b/ | /ä/ | ./ | x | https://a.github.io/b | ${''}
    email | a@b | a b@c.de | <a@b.de> | a@b@c.de | Max <a@b.de>
    phone | 1 | + | 0800-PIZZA | ++49 123
    mastodon | max | max@social | @max@ | a@b@c.de | a@b.de?c
    website | ftp://a.de | data:text/html,x | a b.de | https:// | <a> | nodots | //a.de
    countryCode | Atlantis | ZZ | DD | ${''}
    webAddress | javascript:alert(1) | files/privacy.pdf | see there
    hotjarId | 0 | -1 | 1.5 | 1e3 | ${' '}
  `)('%s', (name = '', ...texts) => {
    for (const text of texts) {
      const hint = hintOf(name, text) ?? '';
      expect(hint, text).toMatch(/^[A-Z].{5,}[.']\.?$/);
      const [, proposal] = /Write (?:only the name: )?'([^'<]*)'/.exec(hint) ?? [];
      if (proposal !== undefined) expect(hintOf(name, proposal), proposal).toBeUndefined();
    }
  });
});

describe('A legal text that was meant is offered:', () => {
  it.each(table`
    vatId | 123456789 | Put the country in front: 'DE123456789'.
    vatId | DE12345678 | DE and nine digits
    vatId | 12/345/67890 | a tax number (Steuernummer): it does not belong on a public page
    vatId | 2893081508152 | leave vatId out
    businessId | DE123456789 | five digits
    businessId | 12/345/67890 | leave businessId out
    countryCode | de | Write 'DE'.
    countryCode | Deutschland | Write 'DE'.
    countryCode | Germany | Write 'DE'.
    countryCode | UK | Write 'GB'.
    webAddress | www.example.com/privacy | Write 'https://www.example.com/privacy'.
    webAddress | //example.com | Write 'https://example.com'.
  `)('%s: %s', (name = '', text = '', hint) => expect(hintOf(name, text)).toContain(hint));
});
