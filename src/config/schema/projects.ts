import { z } from 'zod';
import { repositoryName } from '../format/account.ts';
import { link, picture } from '../format/address.ts';
import { count, formatted, list, openText, texts } from './field.ts';

/** GitHub's search answers with at most this many repositories at once. */
const mostRepositories = 100;

/** Repositories of yours that the visitor should see. */
const featuredRepositories = z.strictObject({
  display: z.boolean().default(true),
  header: z.string().default('Github Projects'),
  mode: z.enum(['automatic', 'manual']).default('automatic'),
  automatic: z
    .strictObject({
      sortBy: z.enum(['stars', 'forks', 'updated', 'help-wanted-issues']).default('stars'),
      limit: count(1, mostRepositories).default(8),
      exclude: z
        .strictObject({
          forks: z.boolean().default(false),
          projects: texts(formatted(repositoryName)),
        })
        .prefault({}),
    })
    .prefault({}),
  manual: z
    .strictObject({
      projects: texts(formatted(repositoryName), mostRepositories),
    })
    .prefault({}),
});

/** The repositories that you changed last. */
const latestRepositories = z.strictObject({
  display: z.boolean().default(false),
  header: z.string().default('Neueste öffentliche Projekte'),
  limit: count(1, mostRepositories).default(4),
});

/** The states of a private project that have a colour of their own (SPEC §4). */
export const knownStatuses = ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert'] as const;

/** A project whose code is not public. */
const privateProject = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
  readmeExcerpt: z.string().optional(),
  technologies: texts(z.string()),
  status: openText(knownStatuses).optional(),
  category: z.string().optional(),
  highlights: texts(z.string()),
  screenshot: formatted(picture).optional(),
});

/** A project that lives elsewhere. */
const externalProject = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  imageUrl: formatted(picture).optional(),
  link: formatted(link),
});

export const projects = z.strictObject({
  github: featuredRepositories.prefault({}),
  latestPublic: latestRepositories.prefault({}),
  private: z
    .strictObject({
      display: z.boolean().default(false),
      header: z.string().default('Private Projekte Showcase'),
      projects: list(privateProject),
    })
    .prefault({}),
  external: z
    .strictObject({
      header: z.string().default('My Projects'),
      projects: list(externalProject),
    })
    .prefault({}),
});
