import { expect, test } from 'vitest';
import { ico } from './app-icon.ts';

test('an ICO file lists its pictures and holds them where the list says', () => {
  const small = Buffer.from('the small one');
  const large = Buffer.from('the large picture');
  const file = ico([
    { size: 16, png: small },
    { size: 256, png: large },
  ]);

  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const entries = [6, 22].map((at) => ({
    size: [file.readUInt8(at), file.readUInt8(at + 1)],
    bits: file.readUInt16LE(at + 6),
    content: file.subarray(
      file.readUInt32LE(at + 12),
      file.readUInt32LE(at + 12) + file.readUInt32LE(at + 8),
    ),
  }));
  expect(entries).toEqual([
    { size: [16, 16], bits: 32, content: small },
    { size: [0, 0], bits: 32, content: large },
  ]);
  expect(file.length).toBe(6 + 2 * 16 + small.length + large.length);
});
