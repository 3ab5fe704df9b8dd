import type { Page } from 'playwright/test';
import { card } from '../card.ts';
import { holdTime, passTime } from '../clock.ts';
import { statusLine } from '../device.ts';
import { expect, test } from '../test.ts';
import { limited } from '../world/behaviours/github-limit.ts';
import { altered, type Json, mapValues } from '../world/behaviours/payload.ts';

/** Replaces each text by elements, as the translators of browsers do. React goes on writing into the texts it knows. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.textContent;
      outer.append(inner);
      node.parentNode?.replaceChild(outer, node);
    }
  });

test('In a page that the browser translates, the countdown of a limit and the counts of newer answers go on', async ({
  page,
  open,
  site,
  world,
}) => {
  // Build first: it takes minutes, and the limit starts now.
  await site('snapshot');
  await holdTime(page);
  world.when('github', limited(world.github, { resetIn: 30 * 60 - 10 }));
  await open('snapshot');
  await expect(statusLine(page)).toContainText('in 30 Minuten');
  const repository = card(page, 'Ausgewählte Repositories')
    .getByRole('article')
    .filter({ hasText: 'rechnungsleser' });
  await expect(repository).toContainText(/1\.543.*121/);
  await translate(page);
  await passTime(page, world, 10 * 60);
  await expect(statusLine(page)).toContainText('in 20 Minuten');
  const newer: Record<string, Json> = { stargazers_count: 4242, forks_count: 777, description: 'Neu.' };
  world.when(
    'github',
    altered((body) => mapValues(body, (value, field) => newer[field] ?? value)),
  );
  await passTime(page, world, 20 * 60);
  await expect(repository).toContainText(/Neu\..*4\.242.*777/);
  await expect(repository).not.toContainText(/1\.543|121/);
  await expect(statusLine(page)).toBeEmpty();
});
