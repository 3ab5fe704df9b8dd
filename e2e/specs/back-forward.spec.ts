import {
  expectChoicesHold,
  expectDrawing,
  expectReloadOnline,
  expectVersionsOffered,
} from '../back-forward.ts';
import { test } from '../test.ts';

/* A page that comes back from the back/forward cache. Not in Chromium, where Playwright switches the cache off. */

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

  test(
    'it offers a version that is new, or has replaced its own',
    { tag: '@firefox' },
    ({ page, deployment }) => expectVersionsOffered(page, deployment),
  );

  test(
    'it draws what changes, though it was drawing when it was left',
    {
      tag: '@firefox',
    },
    ({ page, deployment }) => expectDrawing(page, deployment),
  );
});
