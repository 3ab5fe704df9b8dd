import { z } from 'zod';
import type { Article, Profile, Repository } from '../../../model/content.ts';
import type { Resource } from '../../../providers/resource.ts';

export type ResourceName = Resource<unknown>['name'];

/** A check for every field: the compiler names one that the model gets or loses. */
type Fields<Model> = Readonly<Record<keyof Model, z.ZodType>>;

const text = z.string();
const maybeText = text.nullish();

const repositories = z.array(
  z.object({
    fullName: text,
    name: text,
    description: maybeText,
    link: text,
    updatedAt: maybeText,
    stars: z.number(),
    forks: z.number(),
    language: z.object({ text, color: text, link: maybeText }).nullish(),
  } satisfies Fields<Repository>),
);

const shapes: Readonly<Record<ResourceName, z.ZodType>> = {
  profile: z.object({
    avatar: maybeText,
    name: maybeText,
    bio: maybeText,
    location: maybeText,
    company: z.array(z.object({ text, link: maybeText })).nullish(),
    publicRepositories: z.number().nullish(),
  } satisfies Fields<Profile>),
  featured: repositories,
  latest: repositories,
  repositories,
  articles: z.array(
    z.object({
      title: text,
      description: text,
      thumbnail: maybeText,
      link: text,
      categories: z.array(text),
      publishedAt: maybeText,
    } satisfies Fields<Article>),
  ),
};

/** Whether the file really holds what this version of the site would have stored: nothing else may be drawn. */
export const isStoredValue = (name: unknown, value: unknown): name is ResourceName =>
  Object.hasOwn(shapes, String(name)) && shapes[name as ResourceName].safeParse(value).success;
