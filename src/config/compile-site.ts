import type { Site } from '../model/site.ts';
import { type SiteLanguage, siteLanguages } from '../model/site-language.ts';
import { languageFor } from '../site/languages.ts';
import { dayOf } from '../text/quantities.ts';
import { type Config, configSchema } from './config.ts';
import { finishSite } from './finish-site.ts';
import { contradictions } from './messages/contradictions.ts';
import { explainIssue } from './messages/explain-issue.ts';
import { missingFiles } from './messages/missing-files.ts';
import type { Problem } from './messages/problem.ts';
import { plainValue } from './plain-value.ts';
import { settingsIn, translationOf } from './site-texts.ts';

export interface CompileOptions {
  /** The path under which the site is served, when that is not the owner's `base`; begins and ends with a slash. */
  base?: string | undefined;
  /** The files in `public/`, such as `images/portrait.jpg`. Without them, no file is reported missing. */
  files?: readonly string[] | undefined;
  /** Milliseconds since the epoch, by which dates are judged, and which law holds. Default: the clock. */
  now?: number | undefined;
  language?: SiteLanguage | undefined;
}

export type Translation = ReturnType<typeof translationOf>;

/** A site, or all mistakes that prevent one. With missing files it is not to be published. */
export type CompiledSite =
  | { site: Site; translation: Translation; missing: Problem[] }
  | { problems: Problem[] };

/** Compiles what `config.ts` exports to the finished site, or reports all mistakes at once. */
export function compileSite(
  rawConfig: unknown,
  { base, files, language: requested, now = Date.now() }: CompileOptions = {},
): CompiledSite {
  const data = plainValue(rawConfig);
  const { data: settings, error } = configSchema.safeParse(data);
  const mistakes = (error?.issues ?? []).flatMap((issue) => explainIssue(issue, data));
  const problems = [...mistakes, ...contradictions(data)];
  const missing = (files ? missingFiles(data, files) : []).filter(({ path }) =>
    problems.every((problem) => problem.path !== path),
  );
  if (!settings || problems.length > 0) return { problems: [...problems, ...missing] };
  // Valid data have the schema's input type.
  const config = data as Config;
  const { languages, wording } = settings;
  const [main = siteLanguages[0]] = languages;
  const language = requested ?? main;
  const speech = { language, main, words: languageFor({ language, wording }) };
  const home = base ?? settings.base;
  const site = finishSite(settingsIn(speech, settings, home, config), home, config, language, dayOf(now));
  const translation = translationOf(config, speech);
  const isPartly = translation.missing.length > translation.count * (1 - leastTranslated);
  return { site: { ...site, ...(isPartly && { isPartly }) }, translation, missing };
}

/** Minimum share of translated texts for search engines to list a page in a further language. */
export const leastTranslated = 0.7;
