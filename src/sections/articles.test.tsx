import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { siteOf } from '../config/site.fixture.ts';
import type { Article } from '../model/content.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { siteResources } from '../providers/providers.ts';
import Articles from './articles.tsx';

const place = vi.hoisted(() => ({ url: '' }));
vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
vi.mock('#articles', () => ({
  articlesOf: () => ({ name: 'articles', url: place.url, read: () => [] }),
}));

const fetchedAt = Date.UTC(2026, 10, 20, 12);
const article: Article = {
  title: 'Neues',
  description: '',
  thumbnail: undefined,
  link: 'https://blog.example/neues',
  categories: [],
  publishedAt: undefined,
};

function markupOf(blog: Config['blog']): string {
  const site = siteOf({ github: { username: 'erika' }, blog });
  place.url = siteResources(site).articles?.url ?? '';
  const snapshot = { answers: { [place.url]: { value: [article], fetchedAt } }, pictures: {} };
  return renderToStaticMarkup(
    <OfflineProvider base="/" snapshot={snapshot} live>
      <Articles id="articles" site={site} loading={false} />
    </OfflineProvider>,
  );
}

test('The words of an article say which language they are in, as far as it is known, and the time is in that of the page', () => {
  const { title, description } = article;
  const wordsOf = (title: string) => {
    Object.assign(article, { title, description: '', publishedAt: '2026-11-01T00:00:00Z' });
    return markupOf({ username: 'erika' });
  };
  expect(wordsOf('IPv6 at the office')).toContain('<h3 lang="en">');
  expect(wordsOf('Warum dein Backup keines ist')).toContain('<h3 lang="de">');
  expect(wordsOf('dotfiles')).toMatch(/<h3 lang="">.*<p class="item-facts"><time/s);
  Object.assign(article, { title, description, publishedAt: undefined });
});
