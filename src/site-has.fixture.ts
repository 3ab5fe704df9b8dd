/** Run before each unit test file: `siteHas`, which a build defines. */
Object.assign(globalThis, { siteHas: { app: true, articles: true, providers: true } });
