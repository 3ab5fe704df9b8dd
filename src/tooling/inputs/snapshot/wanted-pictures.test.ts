import { expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Article, Profile } from '../../../model/content.ts';
import { wantedPictures } from './used-snapshot.ts';

const avatar = 'https://avatars.example/erika.png';

function wanted(config: Config, articles: Article[] = []): string[] {
  const site = siteOf({ github: { username: 'erika' }, badges: [], ...config });
  const profile = { avatar } as Profile;
  return wantedPictures(site, { profile, articles }).map(({ kind, address }) => `${kind} ${address}`);
}

test('the avatar is that of the profile, unless the owner has another one', () => {
  expect(wanted({})).toEqual([`avatar ${avatar}`]);
  expect(wanted({ profile: { avatar: 'https://erika.example/me.jpg' } })).toEqual([
    'avatar https://erika.example/me.jpg',
  ]);
});

test('the chart comes with what stands in for it', () => {
  expect(wanted({ githubContributions: { display: true } }).slice(1)).toEqual([
    'chart https://ghchart.rshah.org/erika',
    expect.stringContaining('statistics https://github-readme-stats.vercel.app/api?username=erika'),
  ]);
});

test('articles count as far as they are shown, and a picture of two of them once', () => {
  const articles = ['a', 'a', 'b', 'c'].map(
    (name) => ({ thumbnail: `https://media.example/${name}.png` }) as Article,
  );
  expect(wanted({ blog: { username: 'erika', limit: 3 } }, articles).slice(1)).toEqual([
    'thumbnail https://media.example/a.png',
    'thumbnail https://media.example/b.png',
  ]);
});
