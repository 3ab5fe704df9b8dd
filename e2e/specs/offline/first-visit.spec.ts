import { holdTime, passTime } from '../../clock.ts';
import { retryUntil, statusLine } from '../../device.ts';
import { expect, test } from '../../test.ts';
import { cut, failing, html } from '../../world/behaviours/failure.ts';
import { wrongShapes } from '../../world/behaviours/payload.ts';
import { gone, hanging } from '../../world/behaviours/transport.ts';
import type { Behaviour } from '../../world/exchange.ts';

const failures: Record<string, Behaviour> = {
  'a 500': failing(500),
  'JSON that ends in the middle': cut,
  'HTML instead of JSON': html,
  'the wrong shape': wrongShapes['an empty object'],
  'broken connections': gone,
};

test.describe('On a first visit', () => {
  test.use({ hurried: true });

  test(`a screen says what GitHub does, and the page comes by itself later: a 404, ${Object.keys(failures).join(', ')}`, async ({
    page,
    open,
    world,
    context,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const meet = (behaviour: Behaviour, screen: string) => {
      world.when('github', behaviour);
      return retryUntil(page, screen);
    };
    world.when('github', failing(404));
    await open('live');
    for (const [name, behaviour] of Object.entries(failures)) {
      await test.step('a 404', () => expect(title).toHaveText('Invalid GitHub Username!'));
      await test.step(name, () => meet(behaviour, 'Oops!!'));
      await meet(failing(404), 'Invalid GitHub Username!');
    }
    await test.step('the network’s return is one of the moments at which the page tries again', async () => {
      await world.recover();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(title).toHaveText('Erika Mustermann');
      await expect(statusLine(page)).toBeEmpty();
    });
  });
});

test('A first visitor waits 10 seconds for services that never answer, and then is told', async ({
  page,
  open,
  world,
}) => {
  await holdTime(page);
  world.when('github', hanging);
  await open('live');
  await expect.poll(() => world.count('github')).toBeGreaterThan(0);
  await passTime(page, world, 10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!!');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
});
