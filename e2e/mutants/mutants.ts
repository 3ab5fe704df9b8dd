import { type Mutant, seam } from './mutant.ts';

const consent = 'e2e/specs/consent.spec.ts';
const policy = 'e2e/specs/content-security-policy.spec.ts';
const languages = 'e2e/specs/languages.spec.ts';
const themes = 'e2e/specs/sections/theme.spec.ts';
const failures = 'e2e/failures.test.ts';
const answers = 'sw/answers.test.ts';
const pictures = 'sw/pictures.test.ts';
const shell = 'sw/shell.test.ts';
const memory = 'src/offline/persistence.test.ts';

/** For a module of another TypeScript project, which the compiler cannot check here. A test checks the export. */
type Elsewhere<Name extends string, Value> = Record<Name, Value>;

export const mutants: readonly Mutant[] = [
  {
    promise: 'Nothing analytic loads before consent',
    seam: seam<typeof import('../../src/analytics/consent.ts')>('src/analytics/consent.ts', {
      applyConsent: (real) => (site, consent) => real(site, consent ?? 'granted'),
    }),
    noticedBy: [consent, 'Before an answer, and after a refusal'],
  },
  {
    promise: 'Events before consent are dropped',
    seam: seam<typeof import('../../src/analytics/analytics.ts')>('src/analytics/analytics.ts', {
      dropEvents: () => () => {},
    }),
    noticedBy: [consent, 'Before an answer, and after a refusal'],
  },
  {
    promise: 'Consent holds for the services that were named',
    seam: seam<typeof import('../../src/analytics/consent.ts')>('src/analytics/consent.ts', {
      createConsentStore: (real) => (base) => real(base, []),
    }),
    noticedBy: [consent, 'Consent to less than the site uses now'],
  },
  {
    promise: 'Withdrawal cuts off the services that run',
    seam: seam<typeof import('../../src/analytics/withdrawal.ts')>('src/analytics/withdrawal.ts', {
      forbidAnalyticsHosts: () => () => {},
    }),
    noticedBy: [consent, 'Acceptance starts both services and withdrawal stops them'],
  },
  {
    promise: 'Withdrawal keeps pictures from being sent to the services too',
    seam: seam<typeof import('../../src/analytics/withdrawal.ts')>('src/analytics/withdrawal.ts', {
      forbidAnalyticsHosts: (real) => () => {
        const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
        if (policy) policy.content = policy.content.replace(/(img-src [^;]*)https:(?=[ ;])/, '$1https://*');
        real();
      },
    }),
    noticedBy: ['e2e/specs/withdrawal.spec.ts', 'nothing reaches the analytics hosts, pictures included'],
  },
  {
    promise: 'Withdrawal removes what the services stored',
    seam: seam<typeof import('../../src/analytics/withdrawal.ts')>('src/analytics/withdrawal.ts', {
      removeTraces: () => () => {},
    }),
    noticedBy: [consent, 'Acceptance starts both services and withdrawal stops them'],
  },
  {
    promise: 'A choice holds in every tab',
    seam: seam<typeof import('../../src/ui/stored-setting.ts')>('src/ui/stored-setting.ts', {
      storedSetting: (real) => (base, name) => {
        const setting = real(base, name);
        const mine = new Set<() => void>();
        return {
          get: setting.get,
          set(value) {
            setting.set(value);
            for (const changed of mine) changed();
          },
          subscribe(changed) {
            mine.add(changed);
            return () => mine.delete(changed);
          },
        };
      },
    }),
    noticedBy: [consent, 'Acceptance starts both services and withdrawal stops them'],
  },
  {
    promise: 'A click is recorded for those who consented',
    seam: seam<typeof import('../../src/analytics/analytics.ts')>('src/analytics/analytics.ts', {
      sendEvent: () => () => {},
    }),
    noticedBy: ['e2e/specs/analytics.spec.ts', 'What leads away opens in a new tab and is recorded'],
  },
  {
    promise: 'No script of another host runs',
    seam: seam<typeof import('../../src/tooling/documents/content-security-policy.ts')>(
      'src/tooling/documents/content-security-policy.ts',
      {
        formatPolicy: (real) => (allowed) =>
          real({ ...allowed, 'script-src': [...(allowed['script-src'] ?? []), 'https:', 'data:'] }),
      },
    ),
    noticedBy: [policy, 'nothing is refused that it needs'],
  },
  {
    promise: 'No other site frames the page',
    seam: seam<typeof import('../../src/tooling/documents/content-security-policy.ts')>(
      'src/tooling/documents/content-security-policy.ts',
      {
        responsePolicy: (real) => (site, inline) => {
          const { 'frame-ancestors': _ancestors, ...rest } = real(site, inline);
          return rest;
        },
      },
    ),
    noticedBy: [policy, 'No other site can frame the page'],
  },
  {
    promise: 'The policy allows what the configuration names',
    seam: seam<typeof import('../../src/tooling/documents/content-security-policy.ts')>(
      'src/tooling/documents/content-security-policy.ts',
      {
        documentPolicy: (real) => (site, inline) => ({ ...real(site, inline), 'img-src': ["'self'"] }),
      },
    ),
    noticedBy: [policy, 'nothing is refused that it needs'],
  },
  {
    promise: 'Each language has its sentences',
    seam: seam<typeof import('../../src/tooling/modules/texts.ts')>('src/tooling/modules/texts.ts', {
      texts: (real) => (site) =>
        real(async () => {
          const wording = await site();
          return wording && { ...wording, language: 'de' };
        }),
    }),
    noticedBy: [languages, 'The page below the name of a language'],
  },
  {
    promise: 'What is not translated says its language',
    seam: seam<Elsewhere<'Phrase', (props: { of?: string | { text: string } }) => unknown>>(
      'src/ui/phrase.tsx',
      { Phrase: () => (props) => (typeof props.of === 'object' ? props.of.text : props.of) },
    ),
    noticedBy: [languages, 'The page below the name of a language'],
  },
  {
    promise: 'Prices say whether they include VAT',
    seam: seam<typeof import('../../src/config/finish-site.ts')>('src/config/finish-site.ts', {
      finishSite:
        (real) =>
        (...given) => {
          const { prices: _prices, ...services } = real(...given).services;
          return { ...real(...given), services };
        },
    }),
    noticedBy: ['e2e/specs/sections/services.spec.ts', 'Services are shown with all'],
  },
  {
    promise: 'A service without a price has words for it',
    seam: seam<typeof import('../../src/config/finish-site.ts')>('src/config/finish-site.ts', {
      finishSite:
        (real) =>
        (...given) => {
          const site = real(...given);
          const list = site.services.list.map((service) => ({ ...service, pricing: '' }));
          return { ...site, services: { ...site.services, list } };
        },
    }),
    noticedBy: ['e2e/specs/sections/services.spec.ts', 'Services are shown with all'],
  },
  {
    promise: 'The chosen theme is remembered',
    seam: seam<typeof import('../../src/theme/choice.ts')>('src/theme/choice.ts', {
      chooseTheme: (real) => (config, _stored, prefersDark) => real(config, null, prefersDark),
    }),
    noticedBy: [themes, 'A visitor chooses among the themes'],
  },
  {
    promise: 'The theme is there before any script',
    seam: seam<typeof import('../../src/tooling/documents/inline-program.ts')>(
      'src/tooling/documents/inline-program.ts',
      { inlineProgram: (real) => (path, facts) => real(path, { ...facts, isFixed: true }) },
    ),
    noticedBy: ['e2e/specs/first-paint.spec.ts', 'A chosen theme is there with the first paint'],
  },
  {
    promise: 'Every theme can be read',
    seam: seam<typeof import('../../src/tooling/modules/themes/legible.ts')>(
      'src/tooling/modules/themes/legible.ts',
      {
        legible: (real) => (color) => real(color, []),
      },
    ),
    noticedBy: ['src/tooling/modules/themes/contrast.test.ts', 'can be read'],
  },
  {
    promise: 'The footer is sanitised',
    seam: seam<typeof import('../../src/config/safe-html.ts')>('src/config/safe-html.ts', {
      sanitizeFooter: (real) => (source, base) => ({ ...real(source, base), html: source }),
    }),
    noticedBy: ['src/config/footer.test.ts', 'never holds anything but the allowed elements'],
  },
  {
    promise: 'Markup in an answer is text',
    seam: seam<typeof import('../../src/text/markup.ts')>('src/text/markup.ts', {
      stripMarkup: () => (html) => html,
    }),
    noticedBy: ['e2e/specs/robustness.spec.ts', 'Markup in a Medium story is stripped'],
  },
  {
    promise: 'Links and pictures of an answer have http addresses',
    seam: seam<typeof import('../../src/providers/shape.ts')>('src/providers/shape.ts', {
      linkOf: () => (value) => (typeof value === 'string' ? value : undefined),
    }),
    noticedBy: ['e2e/specs/robustness.spec.ts', 'Markup and scripts in an answer are text'],
  },
  {
    promise: 'A list of the wrong things is not an empty list',
    seam: seam<typeof import('../../src/providers/shape.ts')>('src/providers/shape.ts', {
      itemsOf:
        (real) =>
        (...given) => {
          try {
            return real(...given);
          } catch {
            return [];
          }
        },
    }),
    noticedBy: [failures, 'a list of the wrong things'],
  },
  {
    promise: 'A limit is not a failure',
    seam: seam<typeof import('../../sw/rate-limit.ts')>('sw/rate-limit.ts', {
      isRefusal: () => () => false,
    }),
    noticedBy: ['e2e/specs/errors.spec.ts', 'GitHub’s rate limit gives the 429 screen'],
  },
  {
    promise: 'An unknown account is not a failure',
    seam: seam<typeof import('../../src/providers/request.ts')>('src/providers/request.ts', {
      readAnswer: (real) => (resource, answer, now) =>
        real(resource, answer.status === 404 ? { ...answer, status: 500 } : answer, now),
    }),
    noticedBy: ['e2e/specs/errors.spec.ts', 'A screen says what GitHub does'],
  },
  {
    promise: 'A change of page takes the focus along',
    seam: seam<typeof import('../../src/app/route-change.ts')>('src/app/route-change.ts', {
      RouteChange: () => () => null,
    }),
    noticedBy: ['e2e/specs/accessibility/keyboard.spec.ts', 'With the keyboard alone one changes the page'],
  },
  {
    promise: 'Only a good answer is stored',
    seam: seam<typeof import('../../sw/good-answer-only.ts')>('sw/good-answer-only.ts', {
      goodAnswerOnly: () => () => ({ cacheWillUpdate: async ({ response }) => response }),
    }),
    noticedBy: [answers, 'is passed on the first time; later it is reported, not stored'],
  },
  {
    promise: 'A provider that refused is not asked before its limit ends',
    seam: seam<Elsewhere<'respectLimits', () => object>>('sw/answers.ts', {
      respectLimits: () => () => ({}),
    }),
    noticedBy: [answers, 'a refusal is reported with the end of its limit'],
  },
  {
    promise: 'A limit holds for one kind of request',
    seam: seam<typeof import('../../sw/rate-limit.ts')>('sw/rate-limit.ts', {
      limitKey:
        (real) =>
        ({ url }) =>
          real({ url }),
    }),
    noticedBy: [answers, 'A limit of one kind of request'],
  },
  {
    promise: 'Pages hear how every revalidation ended',
    seam: seam<Elsewhere<'reportRevalidation', object>>('sw/answers.ts', {
      reportRevalidation: () => ({}),
    }),
    noticedBy: [answers, 'that does not come is missing the first time'],
  },
  {
    promise: 'A version is precached as the build made it',
    seam: seam<Elsewhere<'builtFileOnly', () => object>>('sw/built-file-only.ts', {
      builtFileOnly: () => () => ({}),
    }),
    noticedBy: [shell, 'the one before goes on; later it is installed'],
  },
  {
    promise: 'Caches of other sites stay',
    seam: seam<typeof import('../../sw/own-caches.ts')>('sw/own-caches.ts', {
      deleteCachesOf: () => async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      },
    }),
    noticedBy: [shell, 'deletes the caches that it does not know, and those of other sites never'],
  },
  {
    promise: 'The number of stored pictures is bounded',
    seam: seam<typeof import('../../sw/own-caches.ts')>('sw/own-caches.ts', {
      evictOldest: () => async () => {},
    }),
    noticedBy: [pictures, 'has no more than 16 pictures stored'],
  },
  {
    promise: 'An error page replaces no picture',
    seam: seam<Elsewhere<'pictureOnly', object>>('sw/pictures.ts', { pictureOnly: () => ({}) }),
    noticedBy: [pictures, 'does not overwrite a good picture with'],
  },
  {
    promise: 'An opaque picture is stored once a page has shown it',
    seam: seam<Elsewhere<'ShownPictureOnly', new () => object>>('sw/pictures.ts', {
      ShownPictureOnly: (real) =>
        class extends real {
          cacheWillUpdate = async ({ response }: { response: Response }) => response;
        },
    }),
    noticedBy: [pictures, 'has its picture stored once a page has shown it'],
  },
  {
    promise: 'Another width of a picture stands in offline',
    seam: seam<Elsewhere<'otherWidth', () => object>>('sw/pictures.ts', {
      otherWidth: () => () => ({}),
    }),
    noticedBy: [pictures, 'the copy shown last stands in for another width'],
  },
  {
    promise: 'A site that moved or closed lets its visitors go',
    seam: seam<typeof import('../../src/pwa/moved-site.ts')>('src/pwa/moved-site.ts', {
      lookForVersion: () => async () => {},
    }),
    noticedBy: ['src/pwa/moved-site.test.ts', 'is removed'],
  },
  {
    promise: 'A failed refetch empties no memory',
    seam: seam<Elsewhere<'createPersistOptions', (...given: unknown[]) => Record<string, unknown>>>(
      'src/offline/persistence.ts',
      {
        createPersistOptions:
          (real) =>
          (...given) => {
            const { dehydrateOptions: _options, ...rest } = real(...given);
            return rest;
          },
      },
    ),
    noticedBy: [memory, 'survives a refetch that fails, twice'],
  },
  {
    promise: 'A database that hangs does not hold the page up',
    seam: seam<typeof import('../../src/offline/timeout.ts')>('src/offline/timeout.ts', {
      withTimeout: () => (_timeoutMs, work) => work,
    }),
    noticedBy: [memory, 'does not hold the page up when the database hangs'],
  },
  {
    promise: 'An older copy replaces no newer one',
    seam: seam<typeof import('../../src/offline/query-client.ts')>('src/offline/query-client.ts', {
      isNewer: () => () => false,
    }),
    noticedBy: [memory, 'keeps the newer answer of another tab'],
  },
  {
    promise: 'A stored copy is not taken for a live answer',
    seam: seam<typeof import('../../src/offline/query-client.ts')>('src/offline/query-client.ts', {
      holdNewest: () => () => {},
    }),
    noticedBy: ['src/offline/fetching.test.ts', 'a stored copy is shown at once with its own time'],
  },
];
