import { expectChoicesHold, expectReloadOnline } from '../back-forward.ts';
import { test } from '../test.ts';

/*
 * A page that comes back from the back/forward cache. Not in Chromium, where Playwright switches the cache off. Versions
 * only in WebKit (webkit.spec.ts): in Firefox such a page is sometimes not told that its worker was replaced.
 */

test(
  'It ends measuring after a withdrawal and shows the chosen theme',
  { tag: '@firefox' },
  ({ page, deployment, world }) => expectChoicesHold(page, deployment, world),
);

test.describe('With a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it reloads when the network is back', { tag: '@firefox' }, ({ page, deployment, world }) =>
    expectReloadOnline(page, deployment, world),
  );
});
