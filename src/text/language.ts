import type { german } from './de/language.ts';

/** The folder `de` defines the files and keys. Pages load the files as `#text/…` (src/tooling/modules/site-imports.ts). */
export type Language = typeof german;
