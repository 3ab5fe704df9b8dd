import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { siteResources } from '../site/providers.ts';
import Articles from './articles.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));

test('The words of an article say which language they are in, as far as it is known, and the time is in that of the page', () => {
  const site = siteOf({ github: { username: 'erika' }, blog: { username: 'erika' } });
  const markupOf = (title: string) => {
    const link = 'https://blog.example/neues';
    const value = [{ title, description: '', link, categories: [], publishedAt: '2026-11-01T00:00:00Z' }];
    const answers = { [siteResources(site).articles?.url ?? '']: { value, fetchedAt: 0 } };
    return renderToStaticMarkup(
      <OfflineProvider base="/" snapshot={{ answers, pictures: {} }} live>
        <Articles id="articles" site={site} loading={false} />
      </OfflineProvider>,
    );
  };
  expect(markupOf('IPv6 at the office')).toContain('<h3 lang="en">');
  expect(markupOf('Warum dein Backup keines ist')).toContain('<h3 lang="de">');
  expect(markupOf('dotfiles')).toMatch(/<h3 lang="">.*<p class="item-facts"><time/s);
});
