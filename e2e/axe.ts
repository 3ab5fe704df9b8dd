import axe from 'axe-core';
import type { Page } from 'playwright/test';
import type { ThemeName } from '../src/model/theme-name.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to level AA, and what is good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts axe into the page; past its Content-Security-Policy, which holds for the page's own scripts. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Checks the page as it is now with every rule. */
export async function expectAccessible(page: Page): Promise<void> {
  await inject(page);
  const violations = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, tags);
  expect(violations).toEqual([]);
}

/**
 * Checks the contrast of what the page shows now in every one of the themes, one after the other, without loading it
 * anew. Motion has to be reduced, or a colour is measured while it fades.
 *
 * @param within a selector: what is looked at
 */
export async function expectLegible(
  page: Page,
  themes: readonly ThemeName[],
  within = 'body',
): Promise<void> {
  await inject(page);
  const violations = await page.evaluate(
    async ([themes, within]) => {
      const found: string[] = [];
      const { theme: before } = document.documentElement.dataset;
      for (const theme of themes) {
        document.documentElement.dataset.theme = theme;
        const { violations } = await window.axe.run(within, {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['violations'],
        });
        for (const { nodes } of violations)
          for (const { target, any } of nodes)
            found.push(`${theme}: ${target.join(' ')}: ${any[0]?.message}`);
      }
      document.documentElement.dataset.theme = before;
      return found;
    },
    [themes, within] as const,
  );
  expect(violations).toEqual([]);
}

/** Makes every element that can be acted on look as it does under the pointer, or with the keyboard on it. */
export async function force(page: Page, pseudoClass: 'hover' | 'focus-visible'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'a, button, summary, label, .item';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [pseudoClass] });
  }
}
