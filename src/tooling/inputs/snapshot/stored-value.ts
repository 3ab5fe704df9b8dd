import type { Article, LinkedText, Profile, Repository } from '../../../model/content.ts';
import type { Resource } from '../../../providers/resource.ts';

export type ResourceName = Resource<unknown>['name'];

type Check = (thing: unknown) => boolean;
/** A check for every field: one that the model gets or loses, and this file does not, is told by the compiler. */
type Checks<Model> = { readonly [Field in keyof Model]-?: Check };

const text: Check = (thing) => typeof thing === 'string';
const number: Check = (thing) => typeof thing === 'number';
const optional =
  (check: Check): Check =>
  (thing) =>
    thing === undefined || thing === null || check(thing);
const list =
  (check: Check): Check =>
  (thing) =>
    Array.isArray(thing) && thing.every(check);
const record =
  <Model>(fields: Checks<Model>): Check =>
  (thing) =>
    typeof thing === 'object' &&
    thing !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check((thing as Record<string, unknown>)[name]));

const profile = record<Profile>({
  avatar: optional(text),
  name: optional(text),
  bio: optional(text),
  location: optional(text),
  company: optional(list(record<LinkedText>({ text, link: optional(text) }))),
  publicRepositories: optional(number),
});
const repositories = list(
  record<Repository>({
    fullName: text,
    name: text,
    description: optional(text),
    link: text,
    updatedAt: optional(text),
    stars: number,
    forks: number,
    language: optional(
      record<NonNullable<Repository['language']>>({ text, color: text, link: optional(text) }),
    ),
  }),
);
const articles = list(
  record<Article>({
    title: text,
    description: text,
    thumbnail: optional(text),
    link: text,
    categories: list(text),
    publishedAt: optional(text),
  }),
);

const shapes: Record<ResourceName, Check> = {
  profile,
  featured: repositories,
  latest: repositories,
  repositories,
  articles,
};

/** Whether the file really holds what this version of the site would have stored: nothing else may be drawn. */
export function isStoredValue(name: unknown, value: unknown): name is ResourceName {
  return typeof name === 'string' && Object.hasOwn(shapes, name) && shapes[name as ResourceName](value);
}
