/** `virtual:site-has` in unit tests. */
export const siteHas: Record<string, boolean> = { app: true, articles: true, providers: true };
