import type { JsonObject } from '../../sw/response-shape.ts';
import type { Repository } from '../model/content.ts';
import { emoji, languageColors } from './library-lists.ts';
import { countOf, instantOf, linkOf, textOf } from './shape.ts';

const gray = '#808080';

const colorOf = (language: string): string | null =>
  (Object.hasOwn(languageColors, language) ? languageColors[language] : gray) ?? null;

/** A text with emoji for their names at GitHub and Codeberg: `:rocket:` is 🚀. */
export const withEmoji = (text: string | undefined): string | undefined =>
  text?.replace(/:([\w+-]+):/g, (written, name) => (Object.hasOwn(emoji, name) ? `${emoji[name]}` : written));

/** From the fields of GitHub and Gitea; undefined without a name or page. @param pageOf a language's page */
export function repositoryOf(
  item: JsonObject,
  stars: unknown,
  pageOf?: (language: string) => string,
): Repository | undefined {
  const name = textOf(item.name);
  const link = linkOf(item.html_url);
  const language = textOf(item.language);
  if (name === undefined || link === undefined) return undefined;
  return {
    fullName: textOf(item.full_name) ?? (new URL(link).pathname.slice(1) || name),
    name,
    description: withEmoji(textOf(item.description)),
    link,
    updatedAt: instantOf(item.updated_at),
    stars: countOf(stars) ?? 0,
    forks: countOf(item.forks_count) ?? 0,
    language:
      language === undefined
        ? undefined
        : { text: language, color: colorOf(language), ...(pageOf && { link: pageOf(language) }) },
  };
}

const measures = {
  stars: ({ stars }: Repository) => stars,
  forks: ({ forks }: Repository) => forks,
  updated: ({ updatedAt }: Repository) => Date.parse(updatedAt ?? '') || 0,
};

/** Adds the repositories of further accounts, except those of the same name: most likely one project at two providers. */
export function withFurther(
  own: readonly Repository[],
  further: readonly Repository[],
  { sortBy, limit, exclude }: { sortBy: string; limit: number; exclude?: { projects: readonly string[] } },
): Repository[] {
  const list = [...own];
  for (const repository of further) {
    const isListed = list.some(({ name }) => name.toLowerCase() === repository.name.toLowerCase());
    if (!isListed && !exclude?.projects.includes(repository.fullName)) list.push(repository);
  }
  const measure = measures[sortBy as keyof typeof measures];
  return (measure ? list.sort((a, b) => measure(b) - measure(a)) : list).slice(0, limit);
}
