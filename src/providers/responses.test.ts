import { expect, test } from 'vitest';
import { blogAt } from '../../e2e/sites/every-field.ts';
import { findAccount, findRepository } from '../../e2e/world/content/accounts.ts';
import { blogSources } from '../config/fields/page.ts';
import { siteOf } from '../config/site.fixture.ts';
import fc, { anyText } from '../property.fixture.ts';
import { repositoryProviders, resourcesOfBrowsers } from '../site/providers.ts';
import { ProviderError, type Resource } from './resource.ts';

const octocat = { name: 'Hello-World', html_url: 'https://github.com/octocat/Hello-World' };
const found = [
  {
    ...findRepository('octocat/Hello-World'),
    ...{ description: 'My  first :rocket: :+1::zap: localhost:8080: :constructor:', language: 'TypeScript' },
  },
  { name: 'bare', html_url: 'https://github.com/octocat/bare', language: null, forks_count: '9' },
  ...[octocat, null, { name: 'unlinked' }],
];
const repositories = [
  {
    fullName: 'octocat/Hello-World',
    name: 'Hello-World',
    description: 'My first 🚀 👍⚡ localhost:8080: :constructor:',
    link: octocat.html_url,
    updatedAt: '2026-10-20T09:15:00.000Z',
    stars: 3120,
    forks: 2890,
    language: { text: 'TypeScript', color: '#3178c6', link: 'https://github.com/trending/typescript' },
  },
  { fullName: 'octocat/bare', name: 'bare', link: 'https://github.com/octocat/bare', stars: 0, forks: 0 },
];
const onCodeberg = {
  name: 'netzplan',
  full_name: 'max/netzplan',
  html_url: 'https://codeberg.org/max/netzplan',
};
const picture = 'https://cdn-images-1.medium.com/max/1024/1*network.png';

/** A response of each request as its provider sends it, and what the page shows of it. */
const responses: Readonly<Record<string, [body: unknown, shown: unknown]>> = {
  'https://api.github.com/users/octocat': [
    findAccount('octocat')?.user,
    {
      avatar: 'https://avatars.githubusercontent.com/u/583231?v=4',
      name: 'The Octocat',
      location: 'San Francisco',
      company: { text: '@github', link: 'https://github.com/github' },
      publicRepositories: 8,
    },
  ],
  'https://api.github.com/search/repositories?q=user:octocat+fork:true&sort=stars&per_page=8&type=Repositories':
    [{ total_count: 5, incomplete_results: false, items: found }, repositories],
  'https://api.github.com/search/repositories?q=user:octocat+fork:false&sort=updated&per_page=4': [
    { total_count: 5, incomplete_results: false, items: found },
    repositories,
  ],
  'https://api.github.com/users/a%2Fb/repos?per_page=100&sort=pushed': [found, repositories],
  'https://codeberg.org/api/v1/users/a%2Fb/repos?limit=50': [
    [
      ...['fork', 'mirror', 'private'].map((trait) => ({ ...onCodeberg, [trait]: true })),
      {
        ...onCodeberg,
        ...{ stars_count: 4, forks_count: 2, updated_at: '2026-10-01T10:00:00+02:00', language: 'Go' },
      },
    ],
    [
      {
        fullName: 'max/netzplan',
        name: 'netzplan',
        link: 'https://codeberg.org/max/netzplan',
        updatedAt: '2026-10-01T08:00:00.000Z',
        stars: 4,
        forks: 2,
        language: { text: 'Go', color: '#00ADD8' },
      },
    ],
  ],
  'https://dev.to/api/articles?per_page=10&username=maxmustermann': [
    [
      {
        title: 'IPv6',
        url: 'https://dev.to/1',
        description: 'A <b>short</b> report.',
        social_image: 'https://media.dev.to/social.png',
        cover_image: 'https://media.dev.to/cover.png',
        published_at: '2026-09-27T15:00:00Z',
        tag_list: ['a', ' a', 5, ...'bcdefghijkl'],
      },
      {
        title: 'B',
        url: 'https://dev.to/2',
        cover_image: 'https://media.dev.to/cover.png',
        tag_list: 'a, b',
      },
      { title: 'C', url: 'https://dev.to/3', social_image: 'javascript:alert(1)' },
    ],
    [
      {
        title: 'IPv6',
        link: 'https://dev.to/1',
        description: 'A short report.',
        thumbnail: 'https://media.dev.to/social.png',
        publishedAt: '2026-09-27T15:00:00.000Z',
        categories: [...'abcdefghij'],
      },
      {
        ...{ title: 'B', link: 'https://dev.to/2', thumbnail: 'https://media.dev.to/cover.png' },
        ...{ description: '', categories: [] },
      },
      { title: 'C', link: 'https://dev.to/3', description: '', categories: [] },
    ],
  ],
  'https://api.rss2json.com/v1/api.json?rss_url=https%3A%2F%2Fmedium.com%2Ffeed%2F%40maxmustermann': [
    {
      status: 'ok',
      items: [
        {
          title: 'Small companies &amp; big clouds',
          pubDate: '2026-07-03 06:15:09',
          link: 'https://medium.com/@erika/small-companies-1a2b3c?source=rss-1------2',
          guid: 'https://medium.com/p/1a2b3c',
          thumbnail: '',
          content: `<p>Clouds are <strong>big</strong>.</p><figure><img alt="" src="${picture}" /><figcaption>A plan</figcaption></figure><p>Companies &lt; clouds.</p>`,
          categories: ['cloud', 'small-business'],
        },
      ],
    },
    [
      {
        title: 'Small companies & big clouds',
        description: 'Clouds are big. A plan Companies < clouds.',
        thumbnail: picture,
        link: 'https://medium.com/p/1a2b3c',
        categories: ['cloud', 'small-business'],
        publishedAt: '2026-07-03T06:15:09.000Z',
      },
    ],
  ],
};

const github = { username: 'octocat' };
const resources = new Map<string, Resource<unknown>>(
  [
    ...blogSources.flatMap((source): Resource<unknown>[] => {
      const projects = { latestPublic: { display: true } };
      return resourcesOfBrowsers(siteOf({ github, projects, blog: blogAt(source) }));
    }),
    ...Object.values(repositoryProviders).map(({ repositoriesOf }) => repositoriesOf('a/b')),
  ].map((resource) => [resource.url, resource]),
);
const read = async (url: string, body: unknown) => resources.get(url)?.read(body);

test('every request of a page or of the snapshot has a response here', () => {
  expect([...resources.keys()].toSorted()).toEqual(Object.keys(responses).toSorted());
});

test.each(Object.entries(responses))('the page shows what %s answers', async (url, [body, shown]) => {
  expect(await read(url, body)).toEqual(shown);
});

test.each(Object.keys(responses))('a body of another shape is no response of %s', async (url) => {
  for (const body of [
    undefined,
    null,
    {},
    'ok',
    { message: 'Server Error' },
    [null],
    [{ id: 1 }],
    { items: {} },
  ])
    await expect(read(url, body), JSON.stringify(body)).rejects.toMatchObject({ kind: 'malformed' });
});

/** Values that providers send by mistake, or somebody for harm. */
const strange = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  anyText,
  fc.constantFrom(
    'javascript:alert(1)',
    '//evil.example/a',
    '<figure><img src="',
    '\u0000',
    'n'.repeat(5000),
  ),
  fc.constantFrom('1970-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', -1, 1.5, 1e300),
  fc.constantFrom('a\u202e', 'a\ud800', ['a'], { text: 'a' }),
);

/** A good response, some of which is missing or strange. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  let good: fc.Arbitrary<unknown> = fc.constant(value);
  if (Array.isArray(value)) good = fc.tuple(...value.map(spoiled));
  else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, entry]) => [key, spoiled(entry)]);
    good = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return fc.oneof({ arbitrary: good, weight: 9 }, strange);
}

/** Every field, however deep, that says something. */
const fieldsIn = (value: unknown): [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .flatMap(([name, entry]) => [[name, entry], ...fieldsIn(entry)])
    : [];

function expectShowable(name: string, value: unknown): void {
  if (/^(?:link|thumbnail|avatar)$/.test(name)) expect(value).toMatch(/^https?:\/\//);
  if (/^(?:title|name|text)$/.test(name)) expect(value).toMatch(/\S/);
  if (/^(?:stars|forks|publicRepositories)$/.test(name)) expect(value).toSatisfy(Number.isSafeInteger);
  if (/^(?:stars|forks|publicRepositories)$/.test(name)) expect(value).toBeGreaterThanOrEqual(0);
  if (/^(?:updatedAt|publishedAt)$/.test(name)) expect(value).toMatch(/^(?:199|[2-9]\d\d)\d-.*Z$/);
  if (name === 'categories') expect(new Set(value as string[]).size).toBeLessThanOrEqual(10);
  if (typeof value !== 'string') return;
  expect(value).not.toMatch(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u);
  expect(value.length).toBeLessThan(2100);
}

test.each(Object.entries(responses))(
  'nothing that %s sends makes what cannot be shown',
  async (url, [body, shown]) => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(spoiled(body), async (answer) => {
        const value = await read(url, answer).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ProviderError);
        });
        for (const [name, entry] of fieldsIn(value)) {
          seen.add(name);
          expectShowable(name, entry);
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(fieldsIn(shown).map(([name]) => name)));
  },
);
