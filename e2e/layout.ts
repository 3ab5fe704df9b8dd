import { compileSite } from '../src/config/compile-site.ts';
import type { Config } from '../src/config/config.ts';
import type { Layout } from '../src/model/section.ts';
import { arrangement } from '../src/tooling/modules/sections.ts';

/** The layout of a site. */
export function layoutOf(config: Config): Layout<string> {
  const compiled = compileSite(config);
  if (!('site' in compiled)) throw new Error(JSON.stringify(compiled.problems));
  return arrangement(compiled.site);
}
