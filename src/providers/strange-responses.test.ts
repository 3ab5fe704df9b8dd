import { expect, it } from 'vitest';
import { blogSources } from '../config/fields/page.ts';
import { siteOf } from '../config/site.fixture.ts';
import fc from '../property.fixture.ts';
import { repositoryProviders, resourcesOfBrowsers } from '../site/providers.ts';
import { ProviderError, type Resource } from './resource.ts';

/** Every field that some source needs. */
const blog = { username: 'max', url: 'https://blog.example/feed.xml' };
const asked = blogSources.flatMap((source): Resource<unknown>[] => {
  return resourcesOfBrowsers(
    siteOf({
      github: { username: 'max' },
      projects: { latestPublic: { display: true } },
      blog: { ...blog, source },
    }),
  );
});
const repositories = Object.values(repositoryProviders).map(({ repositoriesOf }) => repositoriesOf('max'));
const resources = new Map([...asked, ...repositories].map((one) => [one.url, one]));

const fields =
  'title description url social_image tag_list published_at guid link pubDate content thumbnail categories ' +
  'name full_name html_url updated_at stargazers_count forks_count stars_count language ' +
  'login avatar_url bio location company public_repos';
/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
const good = 'https://example.com/a?b=c#d';
const field = fc.oneof(
  { arbitrary: fc.constant(good), weight: 3 },
  fc.constant('2026-01-15T10:00:00Z'),
  fc.jsonValue({ maxDepth: 2 }),
  anyText,
  fc.constantFrom(
    '2026-01-15T10:00:00Z',
    'javascript:alert(1)',
    '//evil.example/a',
    '<figure><img src="',
    '\ud800',
    -1,
    Number.NaN,
  ),
);
const strange = fc.record(Object.fromEntries(fields.split(' ').map((name) => [name, field])), {
  requiredKeys: [],
});
const shapes = [...resources.values()].flatMap(({ shape }) => shape ?? []);
/** Without some of these nothing is read. */
const needed = new Set(shapes.flatMap(({ text, links = [] }) => [text, ...links]));
const essential = fc.subarray([...needed], { minLength: 3 });
const item = fc
  .tuple(strange, essential)
  .map(([facts, names]) => ({ ...facts, ...Object.fromEntries(names.map((name) => [name, good])) }));
const list = fc.array(fc.oneof({ arbitrary: item, weight: 5 }, field), { minLength: 1, maxLength: 5 });
/** The object around a list, with what any provider has in it. */
const envelope = list.map((items) =>
  Object.assign(
    {},
    ...shapes.map(({ fields, list }) => ({
      ...fields,
      ...(typeof list === 'object' && { [list.field]: items }),
    })),
  ),
);
const body = fc.oneof(
  item,
  { arbitrary: list, weight: 2 },
  { arbitrary: envelope, weight: 2 },
  fc.anything(),
);

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
  if (/^(?:stars|forks|publicRepositories)$/.test(name)) expect(value).toBeGreaterThanOrEqual(0);
}

const ofRepository = ['fullName', 'name', 'description', 'link', 'updatedAt', 'stars', 'forks', 'language'];
/** What can be read of every provider. */
const shownOf: Record<Resource<unknown>['name'], string[]> = {
  profile: ['name', 'bio', 'location', 'company', 'avatar'],
  featured: ofRepository,
  latest: ofRepository,
  repositories: ofRepository,
  articles: ['title', 'description', 'thumbnail', 'link', 'categories', 'publishedAt'],
};

it('Every source of a blog has its request among them', () => {
  const articles = [...resources.values()].filter(({ name }) => name === 'articles');
  expect(articles).toHaveLength(blogSources.length);
});

it.each([...resources.values()])('No answer from $url makes what cannot be shown', async (resource) => {
  const seen = new Set<string>();
  const read = async (answer: unknown) => resource.read(answer);
  await fc.assert(
    fc.asyncProperty(body, async (answer) => {
      const value = await read(answer).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ProviderError);
      });
      for (const [name, entry] of fieldsIn(value)) {
        seen.add(name);
        expectShowable(name, entry);
      }
    }),
  );
  expect([...seen], '`fields` lacks those of this provider').toEqual(
    expect.arrayContaining(shownOf[resource.name]),
  );
});
