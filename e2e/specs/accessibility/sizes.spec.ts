import type { Page } from 'playwright/test';
import { states } from '../../states.ts';
import { expect, test } from '../../test.ts';

/** What a screen of 1280 pixels has left at 200 % and at 400 %, and the narrowest of phones. */
const widths = [640, 320];

/** What WCAG 1.4.12 lets a visitor set. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** What sticks out of the window, or of what it lies in; texts that are cut off on purpose end in dots. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} > ${clientWidth}`);
    for (const element of document.querySelectorAll('body *:not(svg *)')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const endsInDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (overflowX !== 'visible' && scrollWidth > clientWidth + 1 && !endsInDots)
        found.push(nameOf(element));
      if (isText && overflowY === 'hidden' && scrollHeight > clientHeight + 1 && !endsInDots) {
        found.push(nameOf(element));
      }
      const { left, right } = element.getBoundingClientRect();
      if (isText && (left < -1 || right > innerWidth + 1)) found.push(nameOf(element));
    }
    return found;
  });
}

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
  'the loading portfolio',
  'the screen for a rate limit',
  'a portfolio with every section, asking for consent',
  'a portfolio with every section, every project expanded',
  'a portfolio without a footer',
  'a crowded portfolio',
]) {
  test(`A finger hits everything, and enlarged or with wider spacing nothing is cut off, in ${name}`, async ({
    page,
    open,
    world,
  }) => {
    const state = states[name];
    if (!state) throw new Error(`There is no state "${name}".`);
    state.world?.(world);
    const [width = 640] = widths;
    await page.setViewportSize({ width, height: 512 });
    await open(state.site, state.path);
    await state.reach(page);
    for (const width of [1280, ...widths]) {
      await page.setViewportSize({ width, height: 512 });
      expect.soft(await smallTargets(page), `what a finger misses at ${width} pixels`).toEqual([]);
      expect.soft(await cutOff(page), `what is cut off at ${width} pixels`).toEqual([]);
    }
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    for (const width of [1280, ...widths]) {
      await page.setViewportSize({ width, height: 512 });
      const cut = await cutOff(page);
      expect.soft(cut, `what is cut off at ${width} pixels, with wider spacing`).toEqual([]);
    }
  });
}
