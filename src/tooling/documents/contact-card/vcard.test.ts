import { expect, test } from 'vitest';
import { vcard, vcardText } from './contact.ts';

test('A card is one of version 4.0, and each of its lines ends as the standard wants', () => {
  expect(vcard([['FN', 'Jörg']])).toBe('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jörg\r\nEND:VCARD\r\n');
});

test('What has a meaning in a card is escaped, and a line break is none', () => {
  expect(vcardText('A, B; C\\D\r\nE')).toBe(String.raw`A\, B\; C\\D\nE`);
});

test('Long lines are folded by octets, never within a character, and nothing is lost', () => {
  for (const value of [
    'ä'.repeat(200),
    `x${'ä'.repeat(200)}`,
    '🚀'.repeat(90),
    'a'.repeat(75),
    'Grüße 🚀 '.repeat(30),
  ]) {
    const lines = vcard([['NOTE', value]]).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n')).not.toContain('\ufffd');
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`\r\nNOTE:${value}\r\n`);
  }
});
