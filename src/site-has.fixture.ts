/** Run before each unit test file: `siteHas`, which a build defines, and what Node lacks. */
Object.assign(globalThis, { siteHas: { app: true, articles: true, providers: true }, dispatchEvent() {} });
