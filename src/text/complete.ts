/**
 * Stops the compiler, naming what is missing, where a folder lacks a sentence. For the compiler `#text/…` is the folder
 * `de`; the build takes the one of the site's language and wording (src/tooling/modules/texts.ts).
 */
null as unknown as typeof import('./en/app.ts') satisfies typeof import('./de/app.ts');
null as unknown as typeof import('./en/consent.ts') satisfies typeof import('./de/consent.ts');
null as unknown as typeof import('./en/dates.ts') satisfies typeof import('./de/dates.ts');
null as unknown as typeof import('./en/errors.ts') satisfies typeof import('./de/errors.ts');
null as unknown as typeof import('./en/freshness.ts') satisfies typeof import('./de/freshness.ts');
null as unknown as typeof import('./en/language.ts') satisfies typeof import('./de/language.ts');
null as unknown as typeof import('./en/navigation.ts') satisfies typeof import('./de/navigation.ts');
null as unknown as typeof import('./en/notices.ts') satisfies typeof import('./de/notices.ts');
null as unknown as typeof import('./en/numbers.ts') satisfies typeof import('./de/numbers.ts');
null as unknown as typeof import('./en/sections.ts') satisfies typeof import('./de/sections.ts');
null as unknown as typeof import('./en/theme.ts') satisfies typeof import('./de/theme.ts');
null as unknown as typeof import('./german/errors.ts') satisfies typeof import('./de/errors.ts');
null as unknown as typeof import('./german/sections.ts') satisfies typeof import('./de/sections.ts');
null as unknown as typeof import('./german/theme.ts') satisfies typeof import('./de/theme.ts');
