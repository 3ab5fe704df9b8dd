import { expect, it } from 'vitest';
import { withoutAnalyticsHosts } from './withdrawal.ts';

it('The analytics hosts are taken out of a policy; of all hosts those of shown pictures stay', () => {
  expect(
    withoutAnalyticsHosts(
      "default-src 'none'; script-src 'self' 'sha256-a=' https://www.googletagmanager.com https://static.hotjar.com; connect-src 'self' https://api.github.com https://*.google-analytics.com https://*.analytics.google.com https://*.hotjar.io wss://*.hotjar.com; img-src 'self' https:",
      ['https://media2.dev.to', 'https://media2.dev.to', 'https://region1.google-analytics.com'],
    ),
  ).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; connect-src 'self' https://api.github.com; img-src 'self' https://media2.dev.to",
  );
});

it('A directive that allowed nothing else allows nothing, one without sources stays', () => {
  expect(withoutAnalyticsHosts('font-src https://*.hotjar.com; upgrade-insecure-requests')).toBe(
    "font-src 'none'; upgrade-insecure-requests",
  );
});
