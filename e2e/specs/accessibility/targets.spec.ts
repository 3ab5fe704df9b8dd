import type { Page } from 'playwright/test';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';

/** What is too small for a finger to hit: lower than 44 pixels, or narrower unless it is a word. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    /** A link in a sentence is as high as its line; WCAG 2.5.8 allows it. */
    const isInSentence = (target: Element) => {
      const sentence = target.closest('p:not([class]), li:not([class]), .legal-text dd, .footer > div');
      return sentence !== null && sentence.textContent?.trim() !== target.textContent?.trim();
    };
    return [...document.querySelectorAll('a[href], button, summary, input')].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return [];
      const covered = target.matches('.item-link') ? target.closest('.item') : target;
      const { width = 0, height = 0 } = covered?.getBoundingClientRect() ?? {};
      const isSmall = height < least || (width < least && !target.textContent);
      const name = target.getAttribute('aria-label') ?? target.textContent;
      return isSmall ? [`${name}: ${width.toFixed()} × ${height.toFixed()}`] : [];
    });
  });
}

for (const name of [
  'the shipped portfolio, offline, with every project expanded',
  'the open theme picker',
  'the dialog',
  'the site notice',
  'the privacy policy',
  'the screen for a rate limit',
  'a portfolio with every section, asking for consent',
  'a portfolio without a footer',
]) {
  test(`A finger hits everything in ${name}`, async ({ page, open, world }) => {
    const state = states[name];
    if (!state) throw new Error(`There is no state "${name}".`);
    state.world?.(world);
    await open(state.site, state.path);
    await state.reach(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `at ${width} pixels`).toEqual([]);
    }
  });
}
