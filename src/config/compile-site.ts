import { type Config, configSchema } from './config.ts';
import { finishSite } from './finish-site.ts';
import { brokenTexts } from './messages/broken-texts.ts';
import { contradictions } from './messages/contradictions.ts';
import { explainIssue } from './messages/explain-issue.ts';
import type { Problem } from './messages/problem.ts';
import { warnings } from './messages/warnings.ts';
import { plainValue } from './plain-value.ts';
import type { Site } from './site.ts';
import { siteTexts } from './site-texts.ts';

export interface CompileOptions {
  /** The path under which the site is served, when that is not the owner's `base`; begins and ends with a slash. */
  base?: string | undefined;
  /** Tells whether `public/` has a file, such as `images/portrait.jpg`. Without it, files are not looked for. */
  hasFile?: ((path: string) => boolean) | undefined;
  /** Milliseconds since the epoch, by which dates are judged. Default: the clock. */
  now?: number | undefined;
}

/** A site, or all that stands in the way of one. */
export type CompiledSite = { site: Site; warnings: Problem[] } | { problems: Problem[] };

/**
 * Compiles what `config.ts` exports to the finished site. It reports all mistakes at once; warnings are oddities with
 * which the site can live.
 */
export function compileSite(
  config: unknown,
  { base, hasFile, now = Date.now() }: CompileOptions = {},
): CompiledSite {
  const data = plainValue(config);
  const texts = siteTexts(data, 'de', ['de']);
  const parsed = configSchema.safeParse(texts.data);
  const issues = parsed.error?.issues ?? [];
  const problems = [
    ...issues.flatMap((issue) => explainIssue(issue, data)),
    ...contradictions(data),
    ...brokenTexts(data),
  ];
  if (!parsed.success || problems.length > 0) {
    return { problems };
  }
  // What passed the schema is what its input type says, but for the holes in its lists.
  const given = data as Config;
  const site = finishSite(parsed.data, base ?? parsed.data.base, given);
  return { site, warnings: warnings(given, site, { hasFile, now }) };
}
