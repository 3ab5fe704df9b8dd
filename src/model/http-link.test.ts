import fc from 'fast-check';
import { expect, test } from 'vitest';
import { httpLink } from './http-link.ts';

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

test('http and https addresses are links', () => {
  expect(httpLink('https://example.com/a?b=c#d')).toBe('https://example.com/a?b=c#d');
  expect(httpLink(' http://example.com/ ')).toBe('http://example.com/');
  expect(httpLink('HTTPS://Example.com/ä b')).toBe('https://example.com/%C3%A4%20b');
  expect(httpLink('https://müller.example:8443/')).toBe('https://xn--mller-kva.example:8443/');
  expect(httpLink('http://[::1]/')).toBe('http://[::1]/');
});

test('a bare host gets no slash that its owner did not write', () => {
  expect(httpLink('http://example.com')).toBe('http://example.com');
});

test('an address without a scheme of its own gets https', () => {
  expect(httpLink('//example.com/a.png')).toBe('https://example.com/a.png');
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0000javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'mailto:a@example.com',
  'https://github.com@evil.example/',
  'https://user:password@example.com/',
  'https://',
  'http://exa mple.com/',
  'http://a"b/',
  "http://a'b;c/",
  '/relative',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(3_000)}`,
])('%j is no link', (address) => {
  expect(httpLink(address)).toBeUndefined();
});

test('whatever comes in, only http links come out, and they stay what they are', () => {
  const address = fc.oneof(
    fc.string().map((path) => `https://example.com/${path}`),
    anyText,
    fc
      .tuple(fc.constantFrom('javascript:', 'data:', 'https:', 'http://', '//', '\\\\', '\t//'), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(address, (text) => {
      const link = httpLink(text);
      if (link === undefined) return;
      expect(link).toMatch(/^https?:\/\/[^\s"<>]+$/);
      expect(httpLink(link)).toBe(link);
    }),
  );
});
