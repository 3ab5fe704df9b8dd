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

test('A certificate of a year that is still to come is told', () => {
  const years = ['2026', 2025, 'März 2026', '2027', 2030, 'Mai 2027'];
  expect(said({ certifications: years.map((year) => ({ year })) })).toEqual(
    [3, 4, 5].map((index) => expect.stringMatching(`^certifications\\[${index}\\]\\.year: .* still to come`)),
  );
});

test('a year that nobody can mean is told in any list', () => {
  const config = { experiences: [{ from: '19' }], talks: { list: [{ year: '20255' }] } };
  expect(said(config)).toEqual([
    expect.stringContaining("experiences[0].from: Found '19', which is no date."),
    expect.stringContaining("talks.list[0].year: Found '20255', which is no date."),
  ]);
});
