import { expect, test } from 'vitest';
import { siteOf } from '../site.fixture.ts';
import { hints } from './warnings/legal.ts';

const hintsOf = (config: object) => hints(siteOf({ github: { username: 'octocat' }, ...config }), config);
const pathsOf = (legal: object) => hintsOf({ legal }).map(({ path }) => path);
const whole = { insurer: 'V AG', address: 'Weg 1, 12345 Ort', territory: 'Deutschland' };

test('What clients are to know before a contract is a hint while it is not said', () => {
  expect(pathsOf({ name: 'Erika' })).toEqual(['legal.insurance', 'legal.terms', 'legal.jurisdiction']);
  const half = pathsOf({ name: 'Erika', insurance: { insurer: 'V AG' } });
  expect(half.slice(0, 2)).toEqual(['legal.insurance.address', 'legal.insurance.territory']);
  const said = { name: 'Erika', insurance: whole, terms: 'agb.pdf', jurisdiction: 'Es gilt.' };
  expect(pathsOf(said)).toEqual([]);
});

test('A hint says that the page is one way of four', () => {
  expect(hintsOf({ legal: { name: 'Erika' } })[0]?.message).toMatch(
    /^Missing\. .* one of four ways .*§ 2 DL-InfoV.*Add `insurance: \{.*leave it if it does not concern you\.$/,
  );
});

test('Who has not begun with the block is told what matters more', () => {
  expect(pathsOf({})).toEqual([]);
});

test.each([
  [{ contact: { label: 'Jetzt buchen', link: 'https://cal.example' } }, 'contact.label'],
  [
    { contact: { label: { de: 'Termin', en: 'Book a call' }, link: 'https://cal.example' } },
    'contact.label.en',
  ],
  [
    { customSections: [{ id: 'a', header: 'A', text: 'Hier [Kurs kaufen](https://a.de).' }] },
    'customSections[0].text',
  ],
  [{ footer: '<a href="https://a.de">Kurs bestellen</a>' }, 'footer'],
])('A button that sells to consumers owes them a way back: %j', (config, path) => {
  expect(hintsOf(config)).toEqual([{ path, message: expect.stringContaining('§ 356a BGB') }]);
  const prices = { vat: 'excluded' };
  expect(hintsOf({ ...config, services: { display: true, list: [{ name: 'A' }], prices } })).toEqual([]);
});

test('Words that sell outside of a button are only words', () => {
  expect(hintsOf({ profile: { bio: 'Sie können mich buchen.' } })).toEqual([]);
});

test('A text that may tell whose the anonymous profile is, is listed', () => {
  const engagements = [
    {
      from: '2024-01',
      title: 'Portal von Rosa Muster',
      tasks: ['Siehe rosamuster.dev', 'GitHub: octocat', 'Ruf 231 25042 an', 'Netze'],
      roles: ['Entwicklerin'],
      technologies: ['octocat'],
    },
  ];
  const told = hintsOf({
    profile: { name: 'Rosa Muster', bio: 'Rosa baut.' },
    social: { phone: '+49 30 23125 042' },
    engagements,
  });
  expect(told.map(({ path }) => path)).toEqual([0, 1, 2].map((index) => `engagements[0].tasks[${index}]`));
  expect(told[0]?.message).toContain("Found 'Rosa', which stays in the anonymous profile");
});
