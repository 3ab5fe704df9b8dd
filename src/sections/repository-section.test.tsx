import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import type { Repository } from '../model/content.ts';
import { OfflineProvider } from '../offline/offline-provider.tsx';
import { siteResources } from '../providers/providers.ts';
import LatestRepositories from './latest-repositories.tsx';

vi.mock('virtual:icons', () => ({ sprite: '/icons.svg' }));
beforeAll(() => void Object.assign(siteHas, { furtherRepositories: true }));

const fetchedAt = Date.UTC(2026, 10, 20, 12);
const repository = (link: string): Repository => ({
  name: 'dotfiles',
  fullName: 'erika/dotfiles',
  description: '',
  link,
  updatedAt: undefined,
  stars: 0,
  forks: 0,
  language: undefined,
});

test.each([
  ['says with its host how old it is', [repository('https://codeberg.org/erika/dotfiles')], true],
  ['says nothing if it is empty', [], false],
])('A list of further repositories %s', (_, further, isDated) => {
  const site = siteOf({
    github: { username: 'erika' },
    projects: {
      latestPublic: { display: true },
      repositories: [{ provider: 'codeberg', username: 'erika' }],
    },
  });
  const url = siteResources(site).latest?.url ?? '';
  const own = { value: [repository('https://github.com/erika/dotfiles')], fetchedAt };
  const snapshot = {
    answers: { [url]: own },
    pictures: {},
    furtherRepositories: { value: further, fetchedAt },
  };
  const markup = renderToStaticMarkup(
    <OfflineProvider base="/" snapshot={snapshot} live>
      <LatestRepositories id="latest-repositories" site={site} loading={false} />
    </OfflineProvider>,
  );
  expect(markup).toContain('https://github.com/erika/dotfiles');
  expect(markup.includes('codeberg.org · Stand')).toBe(isDated);
  expect(markup.includes('· Stand')).toBe(isDated);
});
