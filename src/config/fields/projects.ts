import { z } from 'zod';
import { headings } from '../../text/de/sections.ts';
import { accountName, repositoryName } from '../format/account.ts';
import {
  block,
  count,
  fieldNotes,
  formatted,
  label,
  link,
  list,
  openWords,
  picture,
  words,
} from './field.ts';

/** GitHub's search answers with at most this many repositories at once. */
const mostRepositories = 100;

/** The states of a private project that have a colour of their own. */
export const knownStatuses = ['Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert'] as const;

const privateProject = z.strictObject({
  /** Its name. @example 'Kundenportal' */
  name: label(),
  /** Its purpose, in one to three sentences. @example 'Kunden sehen hier ihre Verträge und Rechnungen.' */
  description: words().exactOptional(),
  /** A part of its README. Shown when the card is open. @example '## Was es kann\n- Verträge anzeigen' */
  readmeExcerpt: words().exactOptional(),
  /** Its technologies; known names get an icon. Default: none. @example ['TypeScript', 'PostgreSQL'] */
  technologies: list(z.string()),
  /** How far it is: 'Abgeschlossen', 'In Entwicklung', 'Geplant', 'Pausiert', or your own word in a neutral badge. */
  status: openWords(knownStatuses).exactOptional(),
  /** A word for its kind, shown as a second badge. @example 'Webanwendung' */
  category: words().exactOptional(),
  /** Its strengths, one short sentence each. Default: none. @example ['Läuft seit 2023 ohne Ausfall'] */
  highlights: list(words()),
  /** A picture of it, any photo will do; the button 'Details' opens it large. @example 'images/projects/kundenportal.svg' */
  screenshot: picture('screenshot', {
    // Up to the width of the dialog, which says itself how wide it shows it.
    shown: [210, 784],
    ratio: 1280 / 800,
    sizes:
      '(min-width: 74.5rem) 23.5rem, (min-width: 64rem) 37rem, (min-width: 44.5rem) calc(50vw - 4.5rem), calc(100vw - 6.9rem)',
  }).exactOptional(),
});

const externalProject = z.strictObject({
  /** Its name. @example 'Vereinskalender' */
  title: label(),
  /** A description, in one to three sentences. @example 'Alle Termine des Vereins auf einer Seite.' */
  description: words().exactOptional(),
  /** A picture of it, shown small; any photo will do. @example 'images/projects/vereinskalender.svg' */
  imageUrl: picture('project', {
    shown: [56, 72],
    ratio: 1,
    sizes: '(min-width: 28rem) 4.5rem, 3.5rem',
  }).exactOptional(),
  /** The page behind it. Left out: a card without a link. @example 'https://example.com/project' */
  link: link().exactOptional(),
});

/** The providers of further repositories, which the snapshot asks, by the names of their folders in `src/providers`. */
export const repositorySources = ['codeberg'] as const;

export const projects = block({
  /** Repositories of yours that the visitor should see: "Featured repositories". */
  github: block({
    /** Whether the card is shown. Default: true. */
    display: z.boolean().default(true),
    /** The heading of the card. Default: 'Github Projects'. */
    header: words().default(headings.featuredRepositories),
    /**
     * How the repositories are chosen: 'automatic' takes the first of your account, sorted and limited as `automatic` says;
     * 'manual' takes the list in `manual`, in its order. Default: 'automatic'.
     */
    mode: z.enum(['automatic', 'manual']).default('automatic'),
    /** Used when mode is 'automatic'. */
    automatic: block({
      /** The order of the repositories: 'stars', 'forks', 'updated' or 'help-wanted-issues'. Default: 'stars'. */
      sortBy: z.enum(['stars', 'forks', 'updated', 'help-wanted-issues']).default('stars'),
      /** How many repositories are shown, 1 to 100. Default: 8. @example 6 */
      limit: count(1, mostRepositories).default(8),
      /** Repositories to leave out. */
      exclude: block({
        /** Whether forks of other people's repositories are left out. Default: false. */
        forks: z.boolean().default(false),
        /** Repositories that are left out, as owner/name; the name alone is one of yours. Default: none. @example ['octocat/test-repo1'] */
        projects: list(formatted(repositoryName)),
      }),
    }),
    /** Used when mode is 'manual'. */
    manual: block({
      /** The public repositories that are shown, as owner/name, up to 100. Default: none. @example ['octocat/Spoon-Knife'] */
      projects: list(formatted(repositoryName), mostRepositories),
    }),
  }),
  /** The repositories that you changed last. Left out: not shown. */
  latestPublic: block({
    /** Whether the card is shown. Default: false. */
    display: z.boolean().default(false),
    /** The heading of the card. Default: 'Neueste öffentliche Projekte'. */
    header: words().default(headings.latestRepositories),
    /** How many repositories are shown, 1 to 100. Default: 4. @example 6 */
    limit: count(1, mostRepositories).default(4),
  }),
  /**
   * Further accounts whose public repositories are listed with those of GitHub, in the same order; forks and mirrors are
   * left out. Visitors do not ask there: `npm run snapshot` does. A list of your own ('manual') stays as it is. Default:
   * none.
   */
  repositories: list(
    z.strictObject({
      /** The provider: 'codeberg' (Codeberg). @example 'codeberg' */
      provider: z.enum(repositorySources),
      /** Your name there. @example 'maxmustermann' */
      username: formatted(accountName),
    }),
  ),
  /** Projects whose code is not public, with screenshots. Left out: not shown. */
  private: block({
    /** Whether the card is shown. Default: false. */
    display: z.boolean().default(false),
    /** The heading of the card. Default: 'Private Projekte Showcase'. */
    header: words().default(headings.privateProjects),
    /** The projects, in the order in which they are shown. Default: none. */
    projects: list(privateProject),
  }),
  /** Projects that live elsewhere: websites, products, talks. Left out: not shown. */
  external: block({
    /** The heading of the card. Default: 'My Projects'. */
    header: words().default(headings.externalProjects),
    /** The projects, in the order in which they are shown. Default: none. */
    projects: list(externalProject),
  }),
}).register(fieldNotes, { sample: "{ external: { projects: [{ title: '…' }] } }" });
