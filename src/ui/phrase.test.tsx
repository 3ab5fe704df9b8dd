import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedTitle } from './phrase.tsx';

it('An entry without a title shows where its link leads', () => {
  expect(renderToStaticMarkup(<LinkedTitle of={undefined} href="https://lpi.example/erika" />)).toMatch(
    /<a [^>]*href="https:\/\/lpi\.example\/erika"[^>]*>.*lpi\.example/,
  );
  expect(renderToStaticMarkup(<LinkedTitle of={undefined} href={undefined} />)).toBe('');
});
