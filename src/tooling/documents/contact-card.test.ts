import { BitMatrix, Decoder } from '@nuintun/qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import type { Profile } from '../../model/content.ts';
import { contact, contactCode, type Property, vcard, vcardText } from './contact-card.ts';
import { withAccount } from './pages.ts';

function contactOf(config: Config, profile?: Profile) {
  const site = siteOf({ github: { username: 'erika' }, ...config });
  const { essential, further } = contact(withAccount(site, profile));
  return [...essential, ...further].map(([name, value]) => `${name}:${value}`);
}

test('The card has what the pages show of the person, each once', () => {
  const card = contactOf({
    profile: { name: 'Erika Müller-Beispiel', role: 'Beraterin, Netze', bio: 'Netze, Server; alles.' },
    social: {
      phone: '+49 30 1234567',
      email: 'erika@beispiel.de',
      website: 'beispiel.de',
      mastodon: 'erika@social.example',
      discord: 'erika',
    },
    seo: { url: 'https://beispiel.de' },
    legal: {
      name: 'Beispiel IT',
      legalForm: 'GmbH',
      street: 'Hauptstraße 5',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      email: 'Erika@beispiel.de',
      phone: '+49 (0) 30/123-4567',
      vatId: 'DE129273398',
      hosting: { provider: 'Beispiel Hosting GmbH' },
    },
  });
  expect(card).toEqual([
    'FN:Erika Müller-Beispiel',
    'N:Müller-Beispiel;Erika;;;',
    'ORG:Beispiel IT',
    String.raw`TITLE:Beraterin\, Netze`,
    'TEL;TYPE=work,voice:+49 30 1234567',
    'EMAIL;TYPE=work:erika@beispiel.de',
    'ADR;TYPE=work:;;Hauptstraße 5;Berlin;;10115;Deutschland',
    'URL:https://beispiel.de/',
    'URL:http://beispiel.de/',
    String.raw`NOTE:Netze\, Server\; alles.`,
    'URL:https://github.com/erika',
    'URL:https://social.example/@erika',
  ]);
});

test('Of who says nothing the card has what GitHub shows', () => {
  const profile = {
    name: 'Erika',
    bio: 'Baut.',
    avatar: 'https://a.de/a.png',
    location: 'Köln',
    company: { text: 'Geheim' },
    publicRepositories: 1,
  };
  expect(contactOf({}, profile)).toEqual([
    'FN:Erika',
    'N:Erika;;;;',
    'NOTE:Baut.',
    'URL:https://github.com/erika',
  ]);
  expect(contactOf({})[0]).toBe('FN:erika');
});

test.each([
  [
    'Prof. Dr.-Ing. Anna Mu\u0308ller-\u00adHeide, M.Sc., MBA',
    String.raw`FN:Prof. Dr.-Ing. Anna Müller-Heide\, M.Sc.\, MBA`,
    'N:Müller-Heide;Anna;;Prof. Dr.-Ing.;M.Sc.,MBA',
  ],
  [
    'Mustermann IT-Beratung GmbH',
    ...['FN:Mustermann IT-Beratung GmbH', 'N:;;;;', 'ORG:Mustermann IT-Beratung GmbH'],
  ],
  ['Max & Erika Muster', 'FN:Max & Erika Muster', 'N:Max & Erika Muster;;;;'],
])('%s is sorted by address books as a person, as a firm, or undivided', (name, ...lines) => {
  const legal = { name: 'Mustermann IT-Beratung GmbH', legalForm: 'GmbH' };
  const card = contactOf({ profile: { name }, ...(name === legal.name && { legal }) });
  expect(card.slice(0, lines.length)).toEqual(lines);
});

test('A card is one of version 3.0, its lines end as the standard wants, and what has a meaning in it is escaped', () => {
  expect(vcard([['FN', 'Jörg']])).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jörg\r\nEND:VCARD\r\n');
  expect(vcardText('A, B; C\\D\r\nE')).toBe(String.raw`A\, B\; C\\D\nE`);
});

test('Long lines are folded by octets, never within a character, and nothing is lost', () => {
  for (const value of ['ä'.repeat(200), `x${'ä'.repeat(200)}`, '🚀'.repeat(90), 'a'.repeat(75)]) {
    const lines = vcard([['NOTE', value]]).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n')).not.toContain('\ufffd');
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`\r\nNOTE:${value}\r\n`);
  }
});

test('A camera that takes a code without a mark for Latin-1 reads the card, umlauts and all, and the picture needs no style', async () => {
  const card: Property[] = [
    ['FN', 'Jörg Groß'],
    ['ADR;TYPE=work', ';;Musterstraße 5;Köln;;50667;Deutschland'],
  ];
  const svg = contactCode([...card, ['ORG', 'Lang '.repeat(1000)]]);
  expect(svg).not.toContain('style');
  // Extensions that darken pages recolour only what inherits its colour.
  expect(svg.match(/<path(?! fill="#)/g)).toBeNull();
  const [, side = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const picture = sharp(Buffer.from(svg))
    .resize(Number(side), Number(side), { kernel: 'nearest' })
    .flatten({ background: '#fff' });
  const pixels = await picture.greyscale().raw().toBuffer();
  const border = 4;
  const size = Number(side) - 2 * border;
  const code = new BitMatrix(size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if ((pixels[(y + border) * Number(side) + x + border] ?? 255) < 128) code.set(x, y);
  expect(new Decoder().decode(code).content).toBe(vcard(card));
});
