import { describe, expect, it } from 'vitest';
import { businessId, countryCode, vatId } from '../fields/legal.ts';
import { color } from '../fields/themes.ts';
import {
  analyticsId,
  blogUsername,
  email,
  githubUsername,
  handle,
  hotjarId,
  mastodon,
  matrix,
  messenger,
  phone,
  repositoryName,
  website,
} from './account.ts';
import {
  basePath,
  linkAddress,
  pictureAddress,
  sentenceOrAddress,
  siteAddress,
  webAddress,
} from './address.ts';
import { availableFrom, day } from './dates.ts';
import type { TextFormat } from './text-format.ts';

const linkedin = handle('linkedin.com/in/', 'max-mustermann');
const facebook = handle('facebook.com/', 'max.mustermann');
const stackOverflow = handle('stackoverflow.com/users/', '1/jeff-atwood');

const signal = messenger('signal.me', 'max.42');

/** What each form takes; what it refuses, and with which hint, stands in mistakes.test.ts. */
const taken: [string, TextFormat, string[]][] = [
  ['GitHub usernames', githubUsername, ['Max-Mustermann', '0x0', 'octo_company', 'a'.repeat(39)]],
  [
    'repositories',
    repositoryName,
    ['octocat/Hello-World', 'a/.github', 'octocat/octocat.github.io', 'a/b_c'],
  ],
  [
    'handles',
    linkedin,
    ['@max', 'max.muster_mann-1', 'müller', '//www.linkedin.com/in/max', 'https://a.de/b'],
  ],
  ['handles of a network without folders', facebook, ['max.mustermann', 'groups/acme']],
  ['handles in two parts', stackOverflow, ['1/jeff-atwood', '1']],
  ['colours', color, ['#fc055b', '#FFF', 'teal', 'rgb(252, 5, 91)', 'oklch(65% 0.2 275)', '#fc055bff']],
  ['names of blogs', blogUsername, ['max', '@max.m', 'max_m']],
  [
    'numbers at a messenger',
    messenger('wa.me'),
    ['+49 170 1234567', '0049170 1234567', 'https://wa.me/49170'],
  ],
  ['names at a messenger', signal, ['max.42', '+491701234567', 'https://signal.me/#eu/abc']],
  ['accounts at Matrix', matrix, ['@max:matrix.org', 'https://matrix.to/#/@max:matrix.org']],
  ['days', day, ['2026-01-15', '2028-02-29', '1999-12-31']],
  ['beginnings', availableFrom, ['sofort', 'ausgebucht', '2026-01-15']],
  ['sentences and addresses', sentenceOrAddress, ['Musterstadt.', 'https://a.de/agb', 'files/agb.pdf']],
  [
    'links',
    linkAddress,
    ['http://localhost:3000/x?y#z', 'HTTPS://A.DE', '/files/a.pdf', './a.pdf', 'a.pdf?v=2'],
  ],
  ['links to files', linkAddress, ['Lebenslauf 2025.pdf', 'büro/ä.pdf', 'v1.2/notes', 'a..b.svg']],
  ['pictures', pictureAddress, ['https://a.de/a.png', 'me.webp', 'a/b/c.svg']],
  [
    'addresses of sites',
    siteAddress,
    ['HTTPS://A.DE', 'http://localhost:3000', 'https://max.github.io/site/'],
  ],
  ['bases', basePath, ['/', '/repo/', '/a/b/', '/~max/', '/my.site/']],
  ['e-mail addresses', email, ['a@b.de', 'max.mustermann+x@sub.example.com', 'ö@müller.example']],
  [
    'telephone numbers',
    phone,
    ['+49 30 23125 042', '030/23125-042', '(030) 23125042', '110', '+49 (0) 30.1'],
  ],
  ['Mastodon accounts', mastodon, ['max@mastodon.social', '@max@social.example', 'm_x@a.b.de']],
  [
    'websites',
    website,
    ['example.com', 'http://localhost:8080', 'example.com:8080/x', 'www.müller.de/ü?x=1'],
  ],
  ['analytics ids', analyticsId, ['G-ABC123DEF4', 'UA-12345-1', 'whatever_1']],
  ['Hotjar ids', hotjarId, ['1', '1234567']],
  ['VAT ids', vatId, ['DE123456789', 'DE 123 456 789', 'ATU12345678', 'NL123456789B01']],
  ['business ids', businessId, ['DE123456789-00001']],
  ['countries', countryCode, ['DE', 'US', 'CH', 'EU']],
  ['pages of others', webAddress, ['https://example.com/privacy', 'http://example.com']],
];

/** What a form refuses, beyond mistakes.test.ts. */
const refused: [string, TextFormat, string[]][] = [
  ['GitHub usernames', githubUsername, ['-a', 'a'.repeat(40), 'a/b', 'ä', 'a.b']],
  ['repositories', repositoryName, ['a/b/c', '/b', 'a/', 'a b/c', '-/-']],
  ['handles', linkedin, ['company/acme', '../../evil', '//evil.example', '@@max', 'mailto:a@b.de']],
  ['names of blogs', blogUsername, ['max.medium.com', 'a/b', '../evil', 'Max M']],
  ['days', day, ['15. 1. 2026', '2026-1-5', '2026/01/15', '2026-02-30', '2026', 'morgen', 'sofort']],
  ['beginnings', availableFrom, ['Sofort', 'ab sofort', 'now', 'Ausgebucht', 'booked', '15.01.2026', 'bald']],
  ['sentences and addresses', sentenceOrAddress, ['www.a.de/agb', 'public/agb.pdf', 'ftp://a.de/agb']],
  ['files', linkAddress, ['#top', '?x', 'a/../b', '%2E%2e/a', 'a\tb']],
  [
    'links',
    linkAddress,
    ['ftp://a.de/a', 'www.a.de', 'a.com', 'sub.a.de/x', 'http:a', 'http//a.de', 'https;//a.de'],
  ],
  [
    'bases',
    basePath,
    ['//', '/a//b/', '/../', '/./', '/a b/', '/ä/', './', '', 'x', 'https://a.github.io/b'],
  ],
  ['e-mail addresses', email, ['a@b', 'a b@c.de', '<a@b.de>', 'a@b@c.de', 'Max <a@b.de>']],
  ['telephone numbers', phone, ['1', '+', '0800-PIZZA', '++49 123']],
  ['Mastodon accounts', mastodon, ['max', 'max@social', '@max@', 'a@b@c.de', 'a@b.de?c']],
  ['websites', website, ['ftp://a.de', 'data:text/html,x', 'a b.de', 'https://', '<a>', 'nodots', '//a.de']],
  ['countries', countryCode, ['Atlantis', 'ZZ', 'DD', '']],
  ['pages of others', webAddress, ['javascript:alert(1)', 'files/privacy.pdf', 'see there']],
  ['Hotjar ids', hotjarId, ['0', '-1', '1.5', '1e3', ' ']],
];

describe('Right as they are:', () => {
  it.each(taken)('%s', (_, format, texts) => {
    expect(texts.filter((text) => format.hint(text) !== undefined)).toEqual([]);
  });
});

describe('Told with a hint that names nothing wrong:', () => {
  it.each(refused)('%s', (_, format, texts) => {
    for (const text of texts) {
      const hint = format.hint(text) ?? '';
      expect(hint, text).toMatch(/^[A-Z].{5,}[.']\.?$/);
      const [, proposal] = /Write (?:only the name: )?'([^'<]*)'/.exec(hint) ?? [];
      if (proposal !== undefined) expect(format.hint(proposal), proposal).toBeUndefined();
    }
  });
});

describe('A legal text that was meant is offered:', () => {
  it.each([
    [vatId, '123456789', "Put the country in front: 'DE123456789'."],
    [vatId, 'DE12345678', 'DE and nine digits'],
    [vatId, '12/345/67890', 'a tax number (Steuernummer): it does not belong on a public page'],
    [vatId, '2893081508152', 'leave vatId out'],
    [businessId, 'DE123456789', 'five digits'],
    [businessId, '12/345/67890', 'leave businessId out'],
    [countryCode, 'de', "Write 'DE'."],
    [countryCode, 'Deutschland', "Write 'DE'."],
    [countryCode, 'Germany', "Write 'DE'."],
    [countryCode, 'UK', "Write 'GB'."],
    [webAddress, 'www.example.com/privacy', "Write 'https://www.example.com/privacy'."],
    [webAddress, '//example.com', "Write 'https://example.com'."],
  ])('%o: %s', (format, text, hint) => expect(format.hint(text)).toContain(hint));
});
