import type { Site } from '../model/site.ts';
import { type CompileOptions, compileSite } from './compile-site.ts';
import type { Config } from './config.ts';

/** The site of a configuration without mistakes. */
export function siteOf(config: Config, options?: CompileOptions): Site {
  const compiled = compileSite(config, options);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems, null, 2));
  return compiled.site;
}
