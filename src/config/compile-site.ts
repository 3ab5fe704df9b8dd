import { type Config, configSchema } from './config.ts';
import { finishSite } from './finish-site.ts';
import { brokenTexts } from './messages/broken-texts.ts';
import { contradictions } from './messages/contradictions.ts';
import { explainIssue } from './messages/explain-issue.ts';
import type { Problem } from './messages/problem.ts';
import { emptyNameWarning } from './messages/warnings/empty-name.ts';
import { warnings } from './messages/warnings.ts';
import { plainValue } from './plain-value.ts';
import type { Site } from './site.ts';
import { siteTexts } from './site-texts.ts';
import { isSaidBy, withoutMistakes } from './without-mistakes.ts';

export interface CompileOptions {
  /** The path under which the site is served, when that is not the owner's `base`; begins and ends with a slash. */
  base?: string | undefined;
  /** Tells whether `public/` has a file, such as `images/portrait.jpg`. Without it, files are not looked for. */
  hasFile?: ((path: string) => boolean) | undefined;
  /** Milliseconds since the epoch, by which dates are judged. Default: the clock. */
  now?: number | undefined;
}

/** A site, or all that stands in the way of one; and the oddities with which a site can live. */
export type CompiledSite = { warnings: Problem[] } & ({ site: Site } | { problems: Problem[] });

/**
 * Compiles what `config.ts` exports to the finished site. It reports all mistakes at once, and with them the oddities of
 * all that is no mistake.
 */
export function compileSite(
  config: unknown,
  { base, hasFile, now = Date.now() }: CompileOptions = {},
): CompiledSite {
  const data = plainValue(config);
  const parsed = configSchema.safeParse(inGerman(data));
  const issues = parsed.error?.issues ?? [];
  const problems = [
    ...issues.flatMap((issue) => explainIssue(issue, data)),
    ...contradictions(data),
    ...brokenTexts(data),
  ];
  // Of half characters no address can be made, and of what is no block no site.
  const isReadable = typeof data === 'object' && !Array.isArray(data) && brokenTexts(data).length === 0;
  if (!isReadable) return { problems, warnings: [] };
  // What passes the schema is what its input type says, but for the holes in its lists.
  const given = parsed.success ? (data as Config) : withoutMistakes(data, inGerman);
  const settings = parsed.data ?? configSchema.parse(inGerman(given));
  const site = finishSite(settings, base ?? settings.base, given);
  const odd = [...emptyNameWarning(config), ...warnings(given, site, { hasFile, now })];
  return problems.length > 0
    ? { problems, warnings: odd.filter((warning) => !isSaidBy(problems, warning)) }
    : { site, warnings: odd };
}

const inGerman = (data: unknown): unknown => siteTexts(data, 'de', ['de']).data;
