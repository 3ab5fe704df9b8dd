import { describe, expect, it } from 'vitest';
import fc from '../../property.fixture.ts';
import { table } from '../../table.fixture.ts';
import * as legal from '../fields/legal.ts';
import { color } from '../fields/themes.ts';
import * as account from './account.ts';
import * as address from './address.ts';
import { availableFrom, day, month, monthOrToday } from './dates.ts';
import type { TextFormat } from './text-format.ts';

const formats: Readonly<Record<string, unknown>> = {
  vatId: legal.vatId,
  businessId: legal.businessId,
  countryCode: legal.countryCode,
  ...account,
  ...address,
  ...{ availableFrom, color, day, month, monthOrToday },
  linkedin: account.handle('linkedin.com/in/', 'max-mustermann'),
  facebook: account.handle('facebook.com/', 'max.mustermann'),
  stackOverflow: account.handle('stackoverflow.com/users/', '1/jeff-atwood'),
  whatsapp: account.messenger('wa.me'),
  privacyDate: legal.germanMonth,
  signal: account.messenger('signal.me', 'max.42'),
};
const faultIn = (name: string, text: string) => (formats[name] as TextFormat).faultIn(text);

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
    phone | +49 30 23125 042 | 030/23125-042 | (030) 23125042 | 110 | +49 (0) 30.1 | (+49) 157-30404 | 030 – 12 34
    mastodon | max@mastodon.social | @max@social.example | m_x@a.b.de
    website | example.com | http://localhost:8080 | example.com:8080/x | www.müller.de/ü?x=1
    analyticsId | G-ABC123DEF4 | UA-12345-1 | whatever_1
    hotjarId | 1 | 1234567
    vatId | DE123456789 | DE 123 456 789 | ATU12345678 | NL123456789B01
    businessId | DE123456789-00001
    countryCode | DE | US | CH | EU
    webAddress | https://example.com/privacy | http://example.com
  `)('%s', (name = '', ...texts) => {
    expect(texts.filter((text) => faultIn(name, text) !== undefined)).toEqual([]);
  });
});

/** Behind an arrow, the text that was meant, which is right; without one, nobody can know. */
describe('Wrong:', () => {
  it.each(table`
    githubUsername | https://github.com/octocat/ → octocat | github.com/a → a | @a → a | a/b → b
    githubUsername | -a | ${'a'.repeat(40)} | ä | a.b | octo cat
    accountName | https://codeberg.org/max → max
    repositoryName | https://github.com/max/shop.git → max/shop | github.com/a/b?c → a/b | a/b/c → a/b
    repositoryName | /b | a/ | a b/c | -/-
    linkedin | jane-roe-55b199218/ → jane-roe-55b199218 | in/max → max
    linkedin | company/acme | Max Mustermann | ../../evil | //evil.example | @@max | mailto:a@b.de | javascript:alert(1)
    blogUsername | https://medium.com/@max → max | https://max.medium.com/ → max | max.medium.com → max | a/b → b
    blogUsername | Max M
    color | fc055b → #fc055b | lightblu → lightblue | #fc055 | rgb(0 0 0 / 50%) → #808080 | transparent → #ffffff | var(--p) | 12 Grad | rgb(0a
    day | 15. 1. 2026 → 2026-01-15 | 15.01.27 → 2027-01-15 | 2026-1-5 → 2026-01-05 | 2026/01/15 → 2026-01-15
    day | ab 1. März 2027 → 2027-03-01 | März 2027 → 2027-03-01 | 2026-02-30 | 2026 | morgen | sofort | Q1 2027
    availableFrom | Sofort → sofort | ab sofort → sofort | now → sofort | Ausgebucht → ausgebucht
    availableFrom | booked → ausgebucht | 15.01.2026 → 2026-01-15 | bald
    month | 03/2024 → 2024-03 | 2024-03-15 → 2024-03 | März 2024 → 2024-03 | 2009 | 03/2024 – heute
    monthOrToday | today → heute | present → heute
    sentenceOrAddress | www.a.de/agb → https://www.a.de/agb | public/agb.pdf → agb.pdf | ftp://a.de/agb
    linkAddress | https//a.de/x → https://a.de/x | http//a.de → https://a.de | https;//a.de → https://a.de
    linkAddress | //a.de → https://a.de | www.a.de → https://www.a.de | a.com → https://a.com | sub.a.de/x → https://sub.a.de/x
    linkAddress | https//a.de/it's → https://a.de/it's | public/www.a.de → https://www.a.de
    linkAddress | #top | ?x | a/../b | %2E%2e/a | ${'a\tb'} | ftp://a.de/a | http:a | https:// | https://a:b@c.de | a@b.de | mailto:a@b.de
    pictureAddress | public/images/me.jpg → images/me.jpg | ${'images\\me.jpg'} → images/me.jpg
    pictureAddress | javascript:alert(1) | ${'C:\\me.jpg'} | ../me.jpg
    webAddress | www.a.de/b → https://www.a.de/b | //a.de → https://a.de | javascript:alert(1) | files/b.pdf | see there
    siteAddress | example.com → https://example.com | https://a.de/?a#b → https://a.de/ | https://me:secret@a.de/?a | /b/
    feedAddress | blog.example/feed → https://blog.example/feed | feed://a.de/rss → https://a.de/rss | feed://
    basePath | portfolio → /portfolio/ | https://a.github.io/b/ → /b/ | // → / | /a//b/ → /a/b/ | /../ → / | ./ → /
    basePath | /a b/ → / | ${''} → /
    email | mailto:a@b.de → a@b.de | Max <a@b.de> → a@b.de | <a@b.de> → a@b.de | a@b | a b@c.de | a@b@c.de | a.de
    phone | tel:+49123 → +49123 | +49 30 1234 App. 12 → +49 30 1234-12 | 030 12, ext. 3 → 030 12-3 | 1 | + | 0800-PIZZA | ++49 123 | auf Anfrage
    mastodon | max | @max | max@social | @max@ | a@b@c.de | a@b.de?c
    whatsapp | 0170 1234567 | max | https://a.de/b
    matrix | max@matrix.org → @max:matrix.org | @max@matrix.org → @max:matrix.org | max:matrix.org → @max:matrix.org | max
    website | ftp://a.de | data:text/html,x | a b.de | https:// | <a> | nodots | //a.de
    countryCode | de → DE | Deutschland → DE | Germany → DE | UK → GB | Atlantis | ZZ | DD | ${''}
    analyticsId | <script>
    hotjarId | 0 | -1 | 1.5 | 1e3 | 12ab | ${' '}
    vatId | 123456789 → DE123456789 | DE12345678 | 12/345/67890 | 2893081508152
    businessId | DE123456789 | 12/345/67890
    privacyDate | 2025-03 → März 2025 | 2025-13
  `)('%s: %s', (name = '', ...cells) => {
    for (const cell of cells) {
      const [text = '', right] = cell.split(' → ');
      expect(faultIn(name, text), text).toBeDefined();
      expect(faultIn(name, text)?.correct, text).toBe(right);
      if (right !== undefined) expect(faultIn(name, right), right).toBeUndefined();
    }
  });
});

describe('More than the allowed texts is said of', () => {
  it.each(table`
    vatId | DE12345678 | DE and nine digits
    vatId | 12/345/67890 | a tax number (Steuernummer): it does not belong on a public page
    vatId | 2893081508152 | leave vatId out
    businessId | DE123456789 | five digits
    businessId | 12/345/67890 | leave businessId out
    month | 03/2024 – heute | Write '2024-03' in \`from\` and 'heute' in \`to\`.
    month | 2009 | '2009-01' if the project began
    color | rgb(0 0 0 / 50%) | without transparency
    color | var(--p) | the colour itself
    linkAddress | https://a:b@c.de | Remove user name and password
    linkAddress | mailto:a@b.de | belongs in \`social.email\`
    linkAddress | a@b.de | belongs in \`social.email\`
    linkAddress | ../a.pdf | Put the file into public/
    linkAddress | ${'a\tb'} | control character
    whatsapp | https://a.de/b | belong in \`links\`
  `)('%s: %s', (name = '', text = '', advice) => expect(faultIn(name, text)?.advice).toContain(advice));
});

/** Parts of which owners make addresses, names, numbers and dates. */
const parts =
  "https:// http;// // www. a.de / public/ @ \\ .. ? # mailto: feed: 01 .2026 2026 - ( +49 DE 123456789 ü März Max < > :8080 in/ '";

it('Whatever is written, the text that is said to be meant is right', () => {
  const names = Object.keys(formats).filter((name) => Object(formats[name]).faultIn);
  const text = fc
    .array(fc.constantFrom(' ', ...parts.split(' ')), { maxLength: 6 })
    .map((all) => all.join(''));
  const check = (name: string, value: string) => {
    const correct = faultIn(name, value)?.correct;
    if (correct !== undefined)
      expect(faultIn(name, String(correct)), `${value} → ${correct}`).toBeUndefined();
  };
  fc.assert(fc.property(fc.constantFrom(...names), text, check), { numRuns: 2000 });
});
