import { expect, test } from 'vitest';
import fc, { anyText } from '../property.fixture.ts';
import { httpLink, parsedUrl, pictureAddress } from './http-link.ts';

const address = fc.oneof(
  fc.string().map((path) => `https://example.com/${path}`),
  anyText,
  fc
    .tuple(fc.constantFrom('javascript:', 'data:', 'https:', 'http://', '//', '\\\\', '\t//'), fc.string())
    .map((parts) => parts.join('')),
);

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' http://example.com/ ', 'http://example.com/'],
  ['http://example.com', 'http://example.com'],
  ['//example.com/a.png', 'https://example.com/a.png'],
  ['HTTPS://Example.com/ä b', 'https://example.com/%C3%A4%20b'],
  ['https://müller.example:8443/', 'https://xn--mller-kva.example:8443/'],
  ['http://[::1]/', 'http://[::1]/'],
])('%j leads to %s', (given, link) => {
  expect(httpLink(given)).toBe(link);
});

const harmful = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  ' \u0000javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'https://github.com@evil.example/',
  'https://user:password@example.com/',
  'https://',
  'http://exa mple.com/',
  'http://a"b/',
  "http://a'b;c/",
  '',
  `https://example.com/${'a'.repeat(3_000)}`,
];

test.each(harmful)('%j leads nowhere, to no page and no picture', (given) => {
  expect(httpLink(given)).toBeUndefined();
  expect(pictureAddress(given)).toBeUndefined();
});

test.each(['/sub/images/a%20b.svg', 'images/avatar.svg', 'DATA:image/svg+xml,%3Csvg/%3E'])(
  'a picture may come from %s, where no link leads',
  (given) => {
    expect(pictureAddress(given)).toBe(given);
    expect(httpLink(given)).toBeUndefined();
  },
);

test('whatever comes in, only http links come out, and they stay what they are', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = httpLink(text);
      if (link === undefined) return;
      expect(link).toMatch(/^https?:\/\/[^\s"<>]+$/);
      expect(httpLink(link)).toBe(link);
    }),
  );
});

test('whatever comes in, a picture is web, site or image data to a browser', () => {
  fc.assert(
    fc.property(address, (text) => {
      const picture = pictureAddress(text);
      if (picture === undefined) return;
      expect(new URL(picture, 'https://site.example').href).toMatch(/^(https?:|data:image\/)/i);
    }),
  );
});

test('An address with an umlaut is parsed, however often', () => {
  const isRead = () => parsedUrl('https://müller-it.de/über-mich') !== undefined;
  expect(Array.from({ length: 20_000 }, isRead)).not.toContain(false);
});
