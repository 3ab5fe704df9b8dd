import { z } from 'zod';
import type { ExternalProject, PrivateProjectEntry } from '../../model/offer.ts';
import type { RepositoryProvider } from '../../providers/provider.ts';
import { repositoryProviders } from '../../providers/providers.ts';
import { accountName, repositoryName } from '../format/account.ts';
import {
  count,
  formatted,
  link,
  list,
  openWords,
  ownWords,
  type PerLanguage,
  picture,
  texts,
  type Words,
  words,
} from './field.ts';

/** GitHub's search answers with at most this many repositories at once. */
const mostRepositories = 100;

/** Repositories of yours that the visitor should see. */
export interface FeaturedRepositoriesConfig {
  /** Whether the card is shown. Default: true. */
  display?: boolean;
  /** The heading of the card. Default: 'Github Projects'. */
  header?: Words;
  /**
   * How the repositories are chosen: 'automatic' takes the first of your account, sorted and limited as
   * `automatic` says; 'manual' takes the list in `manual`, in its order. Default: 'automatic'.
   */
  mode?: 'automatic' | 'manual';
  /** Used when mode is 'automatic'. */
  automatic?: {
    /** What makes a repository come first: 'stars', 'forks', 'updated' or 'help-wanted-issues'. Default: 'stars'. */
    sortBy?: 'stars' | 'forks' | 'updated' | 'help-wanted-issues';
    /** How many repositories are shown, 1 to 100. Default: 8. @example 6 */
    limit?: number;
    /** What is left out. */
    exclude?: {
      /** Whether forks of other people's repositories are left out. Default: false. */
      forks?: boolean;
      /** Repositories that are left out, as owner/name. Default: none. @example ['octocat/test-repo1'] */
      projects?: string[];
    };
  };
  /** Used when mode is 'manual'. */
  manual?: {
    /**
     * The public repositories that are shown, as owner/name, at most 100. Default: none.
     * @example ['octocat/Hello-World', 'octocat/Spoon-Knife']
     */
    projects?: string[];
  };
}

const featuredRepositories = z.strictObject({
  display: z.boolean().default(true),
  header: words().default(ownWords('featuredRepositories')),
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
export interface LatestRepositoriesConfig {
  /** Whether the card is shown. Default: false. */
  display?: boolean;
  /** The heading of the card. Default: 'Neueste öffentliche Projekte'. */
  header?: Words;
  /** How many repositories are shown, 1 to 100. Default: 4. @example 6 */
  limit?: number;
}

const latestRepositories = z.strictObject({
  display: z.boolean().default(false),
  header: words().default(ownWords('latestRepositories')),
  limit: count(1, mostRepositories).default(4),
});

/** The states of a private project that have a colour of their own. */
export const knownStatuses = ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert'] as const;

const privateProject = z.strictObject({
  name: words(),
  description: words().optional(),
  readmeExcerpt: words().optional(),
  technologies: texts(z.string()),
  status: openWords(knownStatuses).optional(),
  category: words().optional(),
  highlights: texts(words()),
  screenshot: picture('screenshot', {
    // Up to the width of the dialog, which says itself how wide it shows it.
    shown: [210, 784],
    ratio: 1280 / 800,
    sizes:
      '(min-width: 74.5rem) 23.5rem, (min-width: 64rem) 37rem, (min-width: 44.5rem) calc(50vw - 4.5rem), calc(100vw - 6.9rem)',
  }).optional(),
});

const externalProject = z.strictObject({
  title: words(),
  description: words().optional(),
  imageUrl: picture('project', {
    shown: [56, 72],
    ratio: 1,
    sizes: '(min-width: 28rem) 4.5rem, 3.5rem',
  }).optional(),
  link: link(),
});

/** An account of yours with public repositories, besides the one at GitHub. */
export interface RepositoryAccountConfig {
  /** The provider: 'codeberg' (Codeberg). @example 'codeberg' */
  provider: RepositorySource;
  /** Your name there. @example 'maxmustermann' */
  username: string;
}

/** The providers of further repositories: those that the snapshot asks. */
type RepositorySource = Exclude<keyof typeof repositoryProviders, 'github'>;
const repositorySources = Object.entries<RepositoryProvider>(repositoryProviders).flatMap(
  ([name, { live }]) => (live ? [] : (name as RepositorySource)),
);

/** Your work. */
export interface ProjectsConfig {
  /** Repositories of yours that the visitor should see: "Featured repositories". */
  github?: FeaturedRepositoriesConfig;
  /** The repositories that you changed last. Left out: not shown. */
  latestPublic?: LatestRepositoriesConfig;
  /**
   * Further accounts whose public repositories are listed with those of GitHub, in the same order; forks and mirrors are
   * left out. Visitors do not ask there: `npm run snapshot` does. A list of your own ('manual') stays as it is. Default: none.
   */
  repositories?: RepositoryAccountConfig[];
  /** Projects whose code is not public, with screenshots. Left out: not shown. */
  private?: {
    /** Whether the card is shown. Default: false. */
    display?: boolean;
    /** The heading of the card. Default: 'Private Projekte Showcase'. */
    header?: Words;
    /** The projects, in the order in which they are shown. Default: none. */
    projects?: PrivateProjectEntry<Words, PerLanguage<(typeof knownStatuses)[number] | (string & {})>>[];
  };
  /** Projects that live elsewhere: websites, products, talks. Left out: not shown. */
  external?: {
    /** The heading of the card. Default: 'My Projects'. */
    header?: Words;
    /** The projects, in the order in which they are shown. Default: none. */
    projects?: ExternalProject<Words>[];
  };
}

export const projects = z.strictObject({
  github: featuredRepositories.prefault({}),
  latestPublic: latestRepositories.prefault({}),
  repositories: list(
    z.strictObject({
      provider: z.enum(repositorySources) as z.ZodType<string, RepositorySource>,
      username: formatted(accountName),
    }),
  ),
  private: z
    .strictObject({
      display: z.boolean().default(false),
      header: words().default(ownWords('privateProjects')),
      projects: list(privateProject),
    })
    .prefault({}),
  external: z
    .strictObject({
      header: words().default(ownWords('externalProjects')),
      projects: list(externalProject),
    })
    .prefault({}),
});
