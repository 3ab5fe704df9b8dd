import type { Config } from '../config.ts';
import { nearest } from '../nearest.ts';
import { type Problem, quote } from '../problem.ts';
import { blogSources } from '../schema/page.ts';
import { knownStatuses } from '../schema/projects.ts';
import { knownCategories, serviceIconKeys } from '../schema/services.ts';

/** Texts of which some have a meaning (SPEC §4), and this is none of them. */
export function choiceWarnings({ blog, services, projects }: Config): Problem[] {
  return [
    ...blogSource(blog?.source),
    ...(services?.list ?? []).flatMap((service, index) => [
      ...serviceIcon(`services.list[${index}].icon`, service?.icon),
      ...misspelling(`services.list[${index}].category`, service?.category, knownCategories),
    ]),
    ...(projects?.private?.projects ?? []).flatMap((project, index) =>
      misspelling(`projects.private.projects[${index}].status`, project?.status, knownStatuses),
    ),
  ];
}

function blogSource(source: string | undefined): Problem[] {
  if (!source || isOneOf(blogSources, source)) {
    return [];
  }
  const message =
    `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ` +
    `${suggestion(source, blogSources) ?? 'Write one that can.'} Allowed: 'dev' or 'medium'.`;
  return [{ path: 'blog.source', message }];
}

function serviceIcon(path: string, icon: string | undefined): Problem[] {
  if (!icon || isOneOf(serviceIconKeys, icon)) {
    return [];
  }
  const message =
    `Found ${quote(icon)}, which is no icon: the one of 'consulting' is shown. ` +
    `${suggestion(icon, serviceIconKeys) ?? 'Write the key of one.'} Allowed: ${serviceIconKeys.join(', ')}.`;
  return [{ path, message }];
}

/** The owner's own word is welcome; one that is nearly a known one is probably meant to be it. */
function misspelling(path: string, word: string | undefined, known: readonly string[]): Problem[] {
  const meant = word && !isOneOf(known, word) ? suggestion(word, known) : undefined;
  return meant ? [{ path, message: `Found ${quote(word ?? '')}, a word without a colour. ${meant}` }] : [];
}

function suggestion(word: string, known: readonly string[]): string | undefined {
  const meant = nearest(word, known);
  return meant && `Did you mean '${meant}'?`;
}

const isOneOf = (known: readonly string[], word: string): boolean => known.includes(word);
