import { describe, expect, test } from 'vitest';
import { addressesIn } from '../src/config/address.ts';
import { compileSite } from '../src/config/compile-site.ts';
import { problemsOf } from '../src/config/complete-config.fixture.ts';
import { textsIn } from '../src/config/messages/problem.ts';
import { fieldAt } from '../src/config/schema-tree.ts';
import type { Site } from '../src/model/site.ts';
import { contact, contactCode, vcard } from '../src/tooling/documents/contact-card.ts';
import {
  documentPolicy,
  formatPolicy,
  responsePolicy,
} from '../src/tooling/documents/content-security-policy.ts';
import { pageHead } from '../src/tooling/documents/head/page-head.ts';
import { pagesOf } from '../src/tooling/documents/pages.ts';
import { formatHeaders, parseHeaders, responseHeaders } from '../src/tooling/documents/response-headers.ts';
import { webAppManifest } from '../src/tooling/documents/web-app-manifest.ts';
import { filled, textPlaces } from './sites/every-field.ts';

const hostile = {
  'an injection': `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>\r\nX-Evil: 1;TEL:0\${1}\`{{7*7}}-->*`,
  'an address that runs code': ' JavaScript:alert(1)//https://a.example',
  'a turned direction': 'Erika \u202enamretsuM',
  'half a character': 'Erika \ud83d',
  'a line separator': 'Erika\u2028Mustermann\u2029',
  'a zero byte': 'Erika\u0000Mustermann',
  '5,000 characters': 'Lang '.repeat(1000),
  emoji: '🚀👩‍💻🇩🇪',
  nothing: null,
  'a number': 4711,
};

/** Whether a field also accepts a number: a year, a postal code, an id. */
const acceptsNumber = (place: string): boolean =>
  fieldAt(place.match(/[^.[\]]+/g) ?? [])?.isDate === true ||
  ['legal.postalCode', 'hotjar.id'].includes(place);

/** Invisible characters: bidi overrides, control characters, lone surrogates. */
const unseen = /[\p{Surrogate}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\s]/u;

const compiledOf = (config: unknown) => compileSite(config, { now: Date.parse('2026-11-23') });

describe.each(Object.entries(hostile))('In every field that takes a text, %s', (_, value) => {
  const places = textPlaces();
  const problems = problemsOf(filled(() => value));
  // Section names can be checked only when everything else is valid.
  const isTold = (place: string) => place.startsWith('layout') || problems.some(({ path }) => path === place);

  test('is told with what to do, or taken', () => {
    expect(places.length).toBeGreaterThan(150);
    for (const { message } of problems) {
      expect(message).toMatch(/^(?:Found|Missing)\b.* (?:Add|Allowed|Keep|Put|Remove|Start|Take|Write)\b/s);
      expect(message).not.toMatch(unseen);
    }
    const taken = places.filter((place) => !isTold(place));
    if (typeof value === 'string' && unseen.test(value)) expect(taken).toEqual([]);
    else if (typeof value === 'number') expect(taken.filter((place) => !acceptsNumber(place))).toEqual([]);
    else expect(taken.length).toBeGreaterThan(50);
  });

  test('does no harm where it is taken', () => {
    const compiled = compiledOf(filled((place) => (isTold(place) ? undefined : value)));
    expect('problems' in compiled ? compiled.problems : []).toEqual([]);
    if ('site' in compiled) expectSafe(compiled.site);
  });
});

function expectSafe(site: Site): void {
  for (const { text } of textsIn(site)) expect(text).not.toMatch(unseen);
  for (const { address } of addressesIn(site))
    expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/)[^\s"'<>`]+$/i);
  for (const account of site.accounts)
    if (account.link !== undefined)
      expect(account.link).toMatch(/^(?:https?:\/\/|mailto:|tel:|discord:)[^\s"'<>`]+$/i);
  for (const html of [site.footer, ...site.customSections.map(({ text }) => text)])
    expectHarmless(JSON.stringify(html ?? ''));

  for (const page of pagesOf(site)) {
    const head = pageHead(site, page);
    const tags = [...head.matchAll(/<(?:"[^"]*"|[^">])*>/g)].map(([tag]) => tag);
    for (const tag of tags)
      expect(tag).toMatch(
        /^<(?:\/?title|\/script|script type="application\/ld\+json"|(?:meta|link)(?: [a-z]+="[^"<]*")+)>$/,
      );
    for (const [, json = ''] of head.matchAll(/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(json)).toHaveProperty('mainEntity');
  }

  const { essential, further } = contact(site);
  const card = vcard([...essential, ...further]);
  for (const line of card.slice(0, -2).split('\r\n')) {
    expect(line).toMatch(/^(?: |(?:BEGIN|VERSION|FN|N|TITLE|ORG|TEL|EMAIL|ADR|URL|NOTE|END)[:;])[^\r\n]*$/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(contactCode(essential)).toMatch(/^<svg/);

  const manifest = webAppManifest(site, []);
  expect(manifest.start_url + manifest.scope).toMatch(/^\/[\w/-]*$/);
  expect(manifest.short_name).not.toBe('');

  const inline = { scripts: [], styles: [] };
  const headers = responseHeaders(site.base, responsePolicy(site, inline));
  expect(parseHeaders(formatHeaders(headers))).toEqual(headers);
  expect(formatPolicy(documentPolicy(site, inline))).toMatch(
    /^[a-z-]+ [\w.:/*' -]+(?:; [a-z-]+ [\w.:/*' -]+)*$/,
  );
}

/** Checks the two texts that are HTML: harmless elements and attributes only. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<(?:"[^"]*"|[^">])*>/g))
    expect(tag).toMatch(
      /^<\/?(?:a|b|strong|em|i|br|span|p|small|code|del|ul|ol|li|h[2-6]|table|thead|tbody|tr|th|td|pre|blockquote|hr|img)\b/,
    );
  expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style)=|<[^>]*(?:javascript|data):/i);
}
