import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureAddress } from './http-link.ts';

test.each([
  'https://media.dev.to/a.png?x=1',
  '/images/avatar.svg',
  '/sub/images/a%20b.svg',
  'images/avatar.svg',
  'data:image/png;base64,AAAA',
  'DATA:image/svg+xml,%3Csvg/%3E',
])('a picture may come from %s', (address) => {
  expect(pictureAddress(address)).toBe(address);
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https://github.com@evil.example/a.png',
  'https://',
])('no picture comes from %j', (address) => {
  expect(pictureAddress(address)).toBeUndefined();
});

test('whatever is accepted is web, site or image data to a browser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('javascript:', 'data:', '//')), (text) => {
      const address = pictureAddress(text);
      if (address === undefined) return;
      expect(new URL(address, 'https://site.example').href).toMatch(/^(https?:|data:image\/)/i);
    }),
  );
});
