import axe from 'axe-core';
import type { Page } from 'playwright/test';
import type { ThemeName } from '../src/model/theme-name.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to level AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Injects axe, bypassing the page's Content-Security-Policy. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Checks the page in its current state with every rule. */
export async function expectAccessible(page: Page): Promise<void> {
  await inject(page);
  const violations = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, tags);
  expect(violations).toEqual([]);
}

/** Keeps two of each repeated element: same elements, classes and place look the same. */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const looks = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class')}#${element.id}${element.matches(':checked')}`;
    const kept = new Map<string, number>();
    for (const element of document.querySelectorAll('body *:not(link, style, svg *)')) {
      if (!element.isConnected) continue;
      const place: string[] = [];
      for (let around = element.parentElement; around; around = around.parentElement)
        place.push(looks(around));
      const kind = [...place, '>', ...[element, ...element.querySelectorAll('*')].map(looks)].join();
      const count = (kept.get(kind) ?? 0) + 1;
      kept.set(kind, count);
      if (count > 2) element.remove();
    }
  });
}

/**
 * Checks the contrast of the page in each of these themes, without reloading it.
 * Needs reduced motion, or colours are measured while they fade.
 */
export async function expectLegible(page: Page, themes: readonly ThemeName[]): Promise<void> {
  await inject(page);
  const violations = await page.evaluate(async (themes) => {
    const found: string[] = [];
    for (const theme of themes) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
        // Computing one for every element takes a third of the time.
        selectors: false,
      });
      for (const { nodes } of violations)
        for (const { html, any } of nodes) found.push(`${theme}: ${html}: ${any[0]?.message}`);
    }
    return found;
  }, themes);
  expect(violations).toEqual([]);
}
