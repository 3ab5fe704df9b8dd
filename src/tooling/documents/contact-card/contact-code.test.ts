import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactCode, vcard } from './contact.ts';

test('A camera reads the card from its code, umlauts and all, and the picture needs no style', async () => {
  const card = vcard([
    ['FN', 'Jörg Groß'],
    ['ADR;TYPE=work', ';;Hauptstraße 5;Köln;;50667;Deutschland'],
  ]);
  const svg = contactCode(card);
  expect(svg).not.toContain('style');
  const picture = sharp(Buffer.from(svg))
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: '#fff' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })).toBe(card);
});
