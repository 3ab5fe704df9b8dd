import { describe, expect, test } from 'vitest';
import { dateWarnings } from './dates.ts';

const now = Date.UTC(2026, 2, 10, 12);
const said = (config: Parameters<typeof dateWarnings>[0]) =>
  dateWarnings(config, now).map(({ path, message }) => `${path}: ${message}`);

describe('an availability', () => {
  test.each([
    { from: 'sofort' },
    { from: 'ausgebucht', until: '2026-06-30' },
    { from: '2026-04-01', until: '2026-06-30' },
    { from: '2026-01-01' },
    { from: '2025-12-10' },
  ])('that still says something is left alone: %j', (availability) => {
    expect(said({ availability })).toEqual([]);
  });

  test('that began more than 90 days ago is told', () => {
    expect(said({ availability: { from: '2025-12-09' } })).toEqual([
      expect.stringMatching(/^availability\.from: Found '2025-12-09', 91 days ago: .*write 'sofort'/),
    ]);
  });

  test('that has ended, or ends before it begins, is told', () => {
    expect(said({ availability: { from: 'ausgebucht', until: '2026-03-09' } })).toEqual([
      expect.stringMatching(/^availability\.until: .* the page says 'Ab sofort verfügbar'/),
    ]);
    expect(said({ availability: { from: '2026-05-01', until: '2026-04-01' } })).toEqual([
      expect.stringMatching(/^availability\.until: .* before '2026-05-01' in `from`/),
    ]);
  });
});

test('a year that nobody can mean is told in any list', () => {
  const config = { experiences: [{ from: '19' }], talks: { list: [{ year: '20255' }] } };
  expect(said(config)).toEqual([
    expect.stringContaining("experiences[0].from: Found '19', which is not understood as a date"),
    expect.stringContaining("talks.list[0].year: Found '20255', which is not understood as a date"),
  ]);
});

test('what is not understood is told, in each language, and every usual form is not', () => {
  const experiences = [
    { from: 'Frühjahr 2020', to: 'heute' },
    { from: 'seit April 2018' },
    { from: '04/2018', to: 'Okt. 2019' },
    { from: { de: 'März 2018', en: 'spring 2018' } },
  ];
  expect(said({ experiences })).toEqual([
    expect.stringMatching(/^experiences\[0\]\.from: Found 'Frühjahr 2020', .* shows it as typed/),
    expect.stringContaining("experiences[3].from: Found 'spring 2018'"),
  ]);
});

test('an end before the beginning is told in whatever form', () => {
  const experiences = [
    { from: 'April 2018', to: '03/2018' },
    { from: '2018', to: '2017-12' },
    { from: '2018-06', to: '2018' },
    { from: '2018', to: 'jetzt' },
  ];
  expect(said({ experiences })).toEqual([
    expect.stringContaining("experiences[0].to: Found '03/2018', which is before 'April 2018'"),
    expect.stringContaining("experiences[1].to: Found '2017-12', which is before '2018'"),
  ]);
});
