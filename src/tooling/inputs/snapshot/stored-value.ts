import { z } from 'zod';
import type { Article } from '../../../model/article.ts';
import type { Profile } from '../../../model/profile.ts';
import type { Repository } from '../../../model/repository.ts';
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
    language: z.object({ name: text, color: text, trending: text }).nullish(),
  } satisfies Fields<Repository>),
);

const shapes: Readonly<Record<ResourceName, z.ZodType>> = {
  profile: z.object({
    avatar: maybeText,
    name: maybeText,
    bio: maybeText,
    location: maybeText,
    company: maybeText,
    publicRepositories: z.number().nullish(),
  } satisfies Fields<Profile>),
  featured: repositories,
  latest: repositories,
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
