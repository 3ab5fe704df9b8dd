const consent = 'e2e/specs/consent.spec.ts';
const services = 'e2e/specs/sections/services.spec.ts Services are shown';
const csp = 'src/tooling/documents/content-security-policy.test.ts';

export type Mutant = readonly [from: string, to: string, noticedBy: string];

/**
 * By file: promises that are broken by replacing a part of it, and the test that then fails. Where the test's file is long,
 * the beginning of its title follows.
 */
export const mutants: Readonly<Record<string, readonly Mutant[]>> = {
  'src/analytics/analytics.ts': [
    // Events before consent are dropped.
    ["if (readConsent(site) !== 'granted') return;", '', `${consent} Before an answer`],
    // Consent holds for the services that were named.
    ['asked.includes(subject)) ? answer : undefined', 'asked) && answer', `${consent} Consent to less`],
  ],
  'src/analytics/consent.ts': [
    // Nothing analytic loads before consent.
    ["if (consent === 'granted') for", "if (consent !== 'denied') for", `${consent} Before an answer`],
    // Withdrawal ends the services that run.
    ['  void reloadWhenReachable();', '', `${consent} Acceptance starts`],
    // Withdrawal removes what they stored.
    ["consent === 'granted' ? analyticsOf(site) : []", 'analyticsOf(site)', `${consent} Acceptance starts`],
    // It ends measuring also while the page cannot be loaded anew.
    ['  refuseAnalytics();', '', `${consent} A withdrawal without`],
  ],
  'src/tooling/documents/content-security-policy.ts': [
    // No script of another host runs.
    ["'script-src': [own, ...scripts]", "'script-src': [own, ...scripts, 'https:']", csp],
    // No other site frames the page.
    [", 'frame-ancestors': none }", ' }', csp],
    // The configured providers are allowed.
    ["'connect-src': [own, ...answers.map(secure)]", "'connect-src': [own]", csp],
  ],
  'src/sections/services.tsx': [
    // Prices say whether they include VAT.
    ['others.length > 0 && text[vat]', "''", services],
  ],
  'src/config/fields/services.ts': [
    // Prices for consumers include it.
    ["consumers: 'included', businesses", "consumers: 'excluded', businesses", services],
  ],
  'src/model/anonymous.ts': [
    // The anonymous profile hides names and addresses.
    ['composed.replace(whole, hidden)', 'composed', 'src/model/anonymous.test.ts'],
    ['.replace(addresses, hidden)', '', 'src/model/anonymous.test.ts'],
  ],
  'sw/response-shape.ts': [
    // A list of the wrong things is not an empty list.
    ["if (items.length > 0) return 'malformed';", '', 'e2e/failures.test.ts'],
  ],
  'src/providers/shape.ts': [
    // Links of an answer have http addresses.
    ['? httpLink(value) : undefined', '? value : undefined', 'src/providers/shape.test.ts'],
  ],
  'src/providers/request.ts': [
    // A limit is not a failure.
    ['if (isRefusal(status))', 'if (isRefusal(0))', 'src/providers/request.test.ts'],
    // An unknown account is not a failure.
    ["? 'unknown-user' : 'failed'", "? 'failed' : 'failed'", 'src/providers/request.test.ts'],
  ],
  'sw/responses.ts': [
    // Only a good answer is stored.
    ['return isGood ?', 'return true ?', 'sw/responses.test.ts'],
    // A provider that refused is not asked before its limit ends.
    ['if (until === undefined)', 'if (until !== 0)', 'sw/responses.test.ts'],
    // Pages hear that a revalidation failed.
    [
      "report(url, error.name === 'TimeoutError'",
      "report('', error.name === 'TimeoutError'",
      'sw/responses.test.ts',
    ],
  ],
  'sw/built-files.ts': [
    // A version is precached as the build made it.
    ['if (!isGood)', 'if (isGood === undefined)', 'sw/shell.test.ts'],
  ],
  'sw/own-caches.ts': [
    // Caches of other sites stay.
    ['name.startsWith(storagePrefix(base)) &&', '', 'sw/shell.test.ts'],
  ],
  'sw/pictures.ts': [
    // An error page replaces no picture.
    ['response.status === 200 &&', '', 'sw/pictures.test.ts'],
  ],
  'src/offline/persistence.ts': [
    // A failed refetch empties no memory.
    [
      'query.state.data !== undefined,',
      "query.state.status === 'success',",
      'src/offline/persistence.test.ts',
    ],
  ],
  'sw/timeout.ts': [
    // A database that hangs does not hold the page up.
    ['timeoutMs);', 'timeoutMs * 1e6);', 'src/offline/persistence.test.ts'],
  ],
  'src/offline/query-client.ts': [
    // An older copy replaces no newer one.
    ['trustedTime(copy) > trustedTime(other)', 'trustedTime(copy) > 0', 'src/offline'],
  ],
};
