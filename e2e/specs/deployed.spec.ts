import { checkLive } from '../../src/tooling/commands/check/live/check-live.ts';
import { expect, test } from '../test.ts';

test('The check of a deployed site finds nothing wrong with one that the preview server serves', async ({
  site,
}) => {
  for (const name of ['shipped', 'below-a-path'] as const)
    expect(await checkLive((await site(name)).url), name).toEqual([]);
});
