import { expect, test } from 'vitest';
import { unreadMarkup } from './content.ts';

test.each([
  ['**fett**', 'Markdown'],
  ['Siehe [hier](https://a.de).', 'Markdown'],
  ['# Über mich', 'Markdown'],
  ['Ich kann:\n- dies\n- das', 'Markdown'],
  ['`npm start`', 'Markdown'],
  ['Ein <b>Wort</b>', 'HTML'],
  ['Zeile<br/>Zeile', 'HTML'],
  ['M&uuml;ller &amp; Co', 'HTML'],
  ['Raum&#160;1', 'HTML'],
])('In a plain text %j is told as %s', (bio, name) => {
  expect(unreadMarkup({ profile: { bio } })).toEqual([
    {
      path: 'profile.bio',
      message: expect.stringMatching(`^Found '.+', ${name} that the page shows as it is\\.`),
    },
  ]);
});

test.each([
  '2 * 3 * 4',
  'C# und F#',
  'a < b > c',
  'Müller & Co; Söhne',
  'Array<string>',
  '[sic] (!)',
  '- ohne Gewähr -',
])('In a plain text %j is what it says', (bio) => expect(unreadMarkup({ profile: { bio } })).toEqual([]));

test('The footer is HTML', () => {
  expect(unreadMarkup({ footer: '**Erika**' })).toEqual([
    { path: 'footer', message: expect.stringContaining("Found '**Erika**', Markdown") },
  ]);
  expect(unreadMarkup({ footer: '<b>Erika</b> &amp; Co' })).toEqual([]);
});
