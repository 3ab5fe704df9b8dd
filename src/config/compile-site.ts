import type { z } from 'zod';
import type { Site } from '../model/site.ts';
import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { languageFor } from '../text/languages.ts';
import { dayOf } from '../text/quantities.ts';
import { type Config, configSchema, type Settings } from './config.ts';
import { withDefaults } from './fields/field.ts';
import { finishSite } from './finish-site.ts';
import { brokenTexts, contradictions } from './messages/contradictions.ts';
import { explainIssue } from './messages/explain-issue.ts';
import { missingFiles } from './messages/missing-files.ts';
import { type Problem, valueAt } from './messages/problem.ts';
import { emptyNameWarning, emptyTranslations } from './messages/warnings/content.ts';
import { warnings } from './messages/warnings.ts';
import { plainValue } from './plain-value.ts';
import { type SiteTexts, siteTexts, writtenAt } from './site-texts.ts';

export interface CompileOptions {
  /** The path under which the site is served, when that is not the owner's `base`; begins and ends with a slash. */
  base?: string | undefined;
  /** The files in `public/`, such as `images/portrait.jpg`. Without them, none is missed. */
  files?: readonly string[] | undefined;
  /** Milliseconds since the epoch, by which dates are judged, and which law holds. Default: the clock. */
  now?: number | undefined;
  language?: SiteLanguage | undefined;
}

export type Translation = Omit<SiteTexts, 'data'>;

/**
 * A site, or all mistakes that prevent one; and the oddities with which a site can live. Missing files are mistakes that
 * leave a site, but not one to be published.
 */
export type CompiledSite = { warnings: Problem[] } & (
  | { site: Site; translation: Translation; missing: Problem[] }
  | { problems: Problem[] }
);

/**
 * Compiles what `config.ts` exports to the finished site. It reports all mistakes at once, and with them the oddities of
 * all that is no mistake.
 */
export function compileSite(
  config: unknown,
  { base, files, language: wanted, now = Date.now() }: CompileOptions = {},
): CompiledSite {
  const data = plainValue(config);
  const languages = languagesOf(data);
  const language = wanted ?? languages[0];
  const issuesOf = (data: unknown) => issuesIn(data, languages);
  const issues = issuesOf(data);
  const problems = [
    ...eachOnce(issues.flatMap((issue) => explainIssue(issue, data))),
    ...contradictions(data),
    ...brokenTexts(data),
  ];
  // Of half characters no address can be made, and of what is no block no site.
  const isReadable = typeof data === 'object' && !Array.isArray(data) && brokenTexts(data).length === 0;
  if (!isReadable) return { problems, warnings: [] };
  // What passes the schema is what its input type says, but for the holes in its lists.
  const given = issues.length === 0 ? (data as Config) : withoutMistakes(data, issuesOf);
  const checked = configSchema.parse(siteTexts(given, language, languages).data) as Settings;
  const { defaults } = languageFor({ language, wording: checked.wording });
  const settings = withDefaults(checked, defaults);
  const site = finishSite(settings, base ?? settings.base, given, language, dayOf(now));
  const odd = [
    ...emptyNameWarning(config),
    ...emptyTranslations(config, languages),
    ...warnings(given, site, now),
  ];
  const missing = files ? missingFiles(given, files) : [];
  if (problems.length > 0) {
    const isNew = (problem: Problem) => !isSaidBy(problems, problem);
    return { problems: [...problems, ...missing.filter(isNew)], warnings: odd.filter(isNew) };
  }
  const { count, missing: untranslated } = siteTexts(data, language, languages);
  return {
    site: { ...site, ...(untranslated.length > count * (1 - leastTranslated) && { isPartly: true }) },
    warnings: odd,
    translation: { count, missing: untranslated },
    missing,
  };
}

/** What the schema finds wrong, in a language that the site does not have yet too, at the place where the owner wrote it. */
const issuesIn = (data: unknown, languages: readonly [SiteLanguage, ...SiteLanguage[]]): Issue[] =>
  siteLanguages.flatMap((language) => {
    const { error } = configSchema.safeParse(siteTexts(data, language, languages).data);
    const issues = error?.issues ?? [];
    return issues.map((issue) => ({ ...issue, path: writtenAt(issue.path, data, language, languages) }));
  });

/** Most mistakes are the same in every language. */
const eachOnce = <Entry>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** Minimum share of translated texts for search engines to list a page in a further language. */
export const leastTranslated = 0.7;

/** The site's languages, as far as they can be told before everything is checked. */
function languagesOf(data: unknown): readonly [SiteLanguage, ...SiteLanguage[]] {
  const given = valueAt(data, ['languages']);
  const listed: unknown[] = Array.isArray(given) ? [...new Set(given)] : [];
  const [main = siteLanguages[0], ...others] = listed.flatMap(
    (name) => siteLanguages.find((known) => known === name) ?? [],
  );
  return [main, ...others];
}

type Issue = z.core.$ZodIssue;

/**
 * What is left of a configuration when its mistakes are taken out: so much of it can be looked at for oddities.
 * @param data plain data
 * @param issuesOf what the schema finds wrong
 */
function withoutMistakes(data: unknown, issuesOf: (data: unknown) => readonly Issue[]): Config {
  const places = eachOnce(
    issuesOf(data).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    ),
  );
  if (places.length === 0) return data as Config;
  let rest = data;
  for (const path of places) {
    // What is around it may have been taken out already.
    if (isBlock(valueAt(rest, path.slice(0, -1)))) rest = without(rest, path) ?? {};
  }
  return withoutMistakes(rest, issuesOf);
}

/** A copy without the value at a path; where there is none, without the block that lacks it. */
function without(data: unknown, path: readonly PropertyKey[]): unknown {
  const [step, ...steps] = path;
  if (step === undefined || !isBlock(data) || !(step in data)) return undefined;
  const value = without(Reflect.get(data, step), steps);
  if (Array.isArray(data)) return data.map((entry, index) => (index === step ? value : entry));
  const others = Object.entries(data).filter(([key]) => key !== step);
  return Object.fromEntries(value === undefined ? others : [...others, [step, value]]);
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an oddity says nothing that a mistake does not say: it is about the same place, or about what its cure will add. */
function isSaidBy(mistakes: readonly Problem[], { path, message }: Problem): boolean {
  return mistakes.some(
    (mistake) =>
      mistake.path.startsWith(path) ||
      path.startsWith(mistake.path) ||
      (message.startsWith('Missing') && parentOf(mistake.path) === parentOf(path)),
  );
}

const parentOf = (path: string): string => path.replace(/\.?[^.]*$/, '');
