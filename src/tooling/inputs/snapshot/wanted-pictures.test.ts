import { expect, test } from 'vitest';
import type { Config } from '../../../config/config.ts';
import { siteOf } from '../../../config/site.fixture.ts';
import type { Article, Profile } from '../../../model/content.ts';
import { wantedPictures } from './wanted-pictures.ts';

const profile: Profile = {
  avatar: 'https://avatars.example/erika.png',
  name: 'Erika',
  bio: undefined,
  location: undefined,
  company: undefined,
  publicRepositories: 3,
};
const article = (thumbnail: string): Article => ({
  title: 'Ein Artikel',
  description: '',
  thumbnail,
  link: 'https://dev.to/erika/1',
  categories: [],
  publishedAt: undefined,
});

function wanted(config: Config, articles: Article[] = []): string[] {
  return wantedPictures(siteOf({ github: { username: 'erika' }, badges: [], ...config }), {
    profile,
    articles,
  }).map(({ kind, address }) => `${kind} ${address}`);
}

test('the avatar is that of the profile, unless the owner has another one', () => {
  expect(wanted({})).toEqual(['avatar https://avatars.example/erika.png']);
  expect(wanted({ profile: { avatar: 'https://erika.example/me.jpg' } })).toEqual([
    'avatar https://erika.example/me.jpg',
  ]);
});

test('files of the site itself are not wanted', () => {
  expect(
    wanted({ profile: { avatar: 'images/me.jpg' }, badges: [{ label: 'B', image: 'images/b.svg' }] }),
  ).toEqual([]);
});

test('the chart comes with what stands in for it', () => {
  expect(wanted({ githubContributions: { display: true } }).slice(1)).toEqual([
    'chart https://ghchart.rshah.org/erika',
    expect.stringContaining('statistics https://github-readme-stats.vercel.app/api?username=erika'),
  ]);
});

test('articles count as far as they are shown, and a picture of two of them once', () => {
  const articles = ['a', 'a', 'b', 'c'].map((name) => article(`https://media.example/${name}.png`));
  expect(wanted({ blog: { username: 'erika', limit: 3 } }, articles).slice(1)).toEqual([
    'thumbnail https://media.example/a.png',
    'thumbnail https://media.example/b.png',
  ]);
});

test('every picture that the configuration may link is among them', () => {
  const at = (name: string) => `https://pictures.example/${name}.png`;
  const config: Config = {
    profile: { avatar: at('avatar') },
    badges: [{ label: 'B', image: at('badge') }],
    certifications: [{ name: 'C', badge: at('certification') }],
    projects: {
      private: { display: true, projects: [{ name: 'P', screenshot: at('screenshot') }] },
      external: { projects: [{ title: 'E', link: 'https://e.example/', imageUrl: at('project') }] },
    },
  };
  expect(wanted(config)).toEqual(
    ['avatar', 'certification', 'badge', 'screenshot', 'project'].map((kind) => `${kind} ${at(kind)}`),
  );
});
