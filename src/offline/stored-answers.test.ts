import { dehydrate, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveForMs } from './query-client.ts';
import { fromStored, mergeStored, toStored } from './stored-answers.ts';

const now = Date.UTC(2026, 2, 1);
const article = {
  title: 'Titel',
  description: 'Text',
  thumbnail: undefined,
  link: 'https://dev.to/a',
  categories: ['netz'],
  publishedAt: undefined,
};
const answer = (url: string, fetchedAt: number, value: unknown = [article]) => ({
  name: 'articles',
  url,
  value,
  fetchedAt,
});
const text = (...answers: unknown[]) => JSON.stringify({ version: 1, answers });
const readBack = (stored: string) => fromStored(stored).clientState.queries.map(({ state }) => state.data);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe('What the device keeps', () => {
  it('comes back as it was, successful and dated with its own fetch time', () => {
    const client = new QueryClient();
    client.setQueryData(['articles', 'https://dev.to/api'], { value: [article], fetchedAt: now - 5000 });
    const stored = toStored({ timestamp: now, buster: '', clientState: dehydrate(client) });
    const [query] = fromStored(stored).clientState.queries;
    expect(query?.queryKey).toEqual(['articles', 'https://dev.to/api']);
    expect(query?.state).toMatchObject({
      data: { value: [{ title: 'Titel', link: 'https://dev.to/a' }], fetchedAt: now - 5000 },
      dataUpdatedAt: now - 5000,
      status: 'success',
      error: null,
      fetchStatus: 'idle',
    });
    expect(query?.queryHash).toBe(client.getQueryCache().getAll()[0]?.queryHash);
  });

  it.each([
    ['no text', undefined],
    ['text that is no JSON', '{"version":1,'],
    ['JSON of another kind', '[]'],
    ['null', 'null'],
    ['an older version', JSON.stringify({ version: 0, answers: [answer('a', 1)] })],
    ['a list that is none', JSON.stringify({ version: 1, answers: {} })],
    ['entries that are none', text(null, 1, 'x', [])],
    ['an unknown resource', text({ ...answer('a', 1), name: 'toString' })],
    ['a value of another shape', text(answer('a', 1, [{ ...article, title: 7 }]))],
    ['no value', text(answer('a', 1, null))],
    ['no time', text({ ...answer('a', 1), fetchedAt: 'heute' })],
    ['a time before all time', text(answer('a', 0))],
  ])('is not read when it is %s', (_, stored) => {
    expect(readBack(stored as string)).toEqual([]);
  });

  it('loses only what cannot be read', () => {
    expect(readBack(text(null, answer('a', 1), answer('b', 1, 'x')))).toEqual([
      { value: [JSON.parse(JSON.stringify(article))], fetchedAt: 1 },
    ]);
  });

  it('is no longer live when its time is ahead of the clock, which has been set right', () => {
    expect(readBack(text(answer('a', now + 1000)))).toMatchObject([{ fetchedAt: now - liveForMs }]);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"version":1,"answers":[${json}]}`),
        ),
        (stored) => {
          expect(fromStored(stored).clientState.queries).toBeInstanceOf(Array);
        },
      ),
    );
  });
});

describe('Two copies of what is to be kept', () => {
  const urls = (stored: string) =>
    JSON.parse(stored).answers.map((kept: { url: string; fetchedAt: number }) => [kept.url, kept.fetchedAt]);

  it('are merged answer by answer, the newer one wins', () => {
    const merged = mergeStored(
      text(answer('a', 30), answer('b', 10)),
      text(answer('a', 20), answer('c', 40)),
    );
    expect(urls(merged)).toEqual([
      ['c', 40],
      ['a', 30],
      ['b', 10],
    ]);
  });

  it('are not decided by a clock that was fast and has been set right', () => {
    const merged = mergeStored(text(answer('a', now + 1000)), text(answer('a', now - 1000)));
    expect(urls(merged)).toEqual([['a', now - 1000]]);
  });

  it('are not replaced by what comes from a clock that is fast', () => {
    const merged = mergeStored(text(answer('a', now - 1000)), text(answer('a', now + 1000)));
    expect(urls(merged)).toEqual([['a', now - 1000]]);
  });

  it('lose nothing to a page that has nothing', () => {
    expect(urls(mergeStored(text(answer('a', 30)), text()))).toEqual([['a', 30]]);
  });

  it('heal what is stored but cannot be read', () => {
    expect(urls(mergeStored('%', text(answer('a', 30))))).toEqual([['a', 30]]);
  });

  it('do not grow without end', () => {
    let stored = text();
    for (let visit = 1; visit <= 100; visit += 1)
      stored = mergeStored(stored, text(answer(`u${visit}`, visit)));
    expect(urls(stored)).toHaveLength(12);
    expect(urls(stored)[0]).toEqual(['u100', 100]);
  });
});
