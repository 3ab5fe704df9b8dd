import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactCode, type Property, vcard } from './contact.ts';

test('A camera reads the card from its code, umlauts and all, and the picture needs no style', async () => {
  const card: Property[] = [
    ['FN', 'Jörg Groß'],
    ['ADR;TYPE=work', ';;Hauptstraße 5;Köln;;50667;Deutschland'],
  ];
  const svg = contactCode([...card, ['ORG', 'Lang '.repeat(1000)]]);
  expect(svg).not.toContain('style');
  const picture = sharp(Buffer.from(svg))
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: '#fff' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })).toBe(
    vcard(card),
  );
});
