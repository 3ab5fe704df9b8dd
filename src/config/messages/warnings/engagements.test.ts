import { expect, it } from 'vitest';
import config, { warningsOf } from '../../complete-config.fixture.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const entry = { from: '2025-01', title: 'Portal', roles: ['Entwickler'] };
const told = (...engagements: object[]) =>
  warningsOf({ ...config, engagements }, { now }).map(({ path, message }) => `${path}: ${message}`);

it('has nothing to say of a history in order', () => {
  expect(
    told(
      { ...entry, client: 'Handel', clientName: 'Geheim GmbH', technologies: ['TypeScript'] },
      { ...entry, from: '2023-06', to: '2024-03', technologies: ['TypeScript', 'React'] },
    ),
  ).toEqual([]);
});

it.each([
  [[{ ...entry, to: '2026-12' }], /^engagements\[0\]\.to: Found '2026-12', a month that is still to come/],
  [
    [{ ...entry, from: '2027-09' }],
    /^engagements\[0\]\.from: Found '2027-09', a month that is still to come/,
  ],
  [[{ ...entry, to: '2024-12' }], /^engagements\[0\]\.to: Found '2024-12', which is before '2025-01'/],
  [[{ ...entry, roles: [] }], /^engagements\[0\]\.roles: Missing/],
  [[{ ...entry, clientName: 'Geheim GmbH' }], /^engagements\[0\]\.client: Missing/],
  [
    [
      { ...entry, technologies: ['Node.js'] },
      { ...entry, technologies: ['PHP', 'Node'] },
    ],
    /^engagements\[1\]\.technologies\[1\]: Found 'Node', which is 'Node\.js' elsewhere/,
  ],
  [
    [entry, { ...entry, from: '2022-01', to: '2023-11' }],
    /^engagements\[0\]\.from: Found '2025-01', 13 months after/,
  ],
  [
    [{ ...entry, client: 'Handel', clientName: 'Geheim GmbH', result: 'Die geheim gmbh war zufrieden.' }],
    /^engagements\[0\]\.result: Found 'Geheim GmbH', the `clientName`/,
  ],
])('tells of %j', (engagements, message) => {
  expect(told(...engagements)).toEqual([expect.stringMatching(message)]);
});

it('finds the name of a client in any text of the site', () => {
  const engagements = [{ ...entry, client: 'Handel', clientName: 'Erika Beispiel' }];
  expect(warningsOf({ ...config, engagements }, { now }).map(({ path }) => path)).toEqual([
    'testimonials.list[0].name',
  ]);
});

it('leaves a gap of a year as it is', () => {
  expect(told(entry, { ...entry, from: '2022-01', to: '2023-12' })).toEqual([]);
});
