import type { Page } from 'playwright/test';
import { themeNames } from '../../../src/model/theme-name.ts';
import { refuseConsent } from '../../analytics.ts';
import { expectAccessible, expectLegible, thinOut } from '../../axe.ts';
import { expectLoaded } from '../../device.ts';
import { documentsOf } from '../../site-build.ts';
import { visits } from '../../states.ts';
import { expect, test } from '../../test.ts';

/** Text spacing according to WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Larger text in a window of the same size, according to WCAG 1.4.4. */
const twiceTheSize = ':root { font-size: 200% !important }';

/** 1280 pixels at 400 % zoom (320 pixels wide), a tablet and a phone. */
const looks: readonly [style: string, kind: string, widths: readonly number[]][] = [
  ['', '', [1280, 768, 320]],
  [textSpacing, ', with wider spacing', [390]],
  [twiceTheSize, ', with text of twice the size', [1280, 390]],
];

/** `contrast.test.ts` calculates the other themes, including hover and focus colours. */
const someThemes = themeNames.filter((_, index) => index % 12 === 0);

/** Elements that overflow the window or their container. Ellipses are intended and allowed. */
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

/** Words broken into four lines or more. Code and addresses are exempt. */
async function stacked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const element = currentNode.parentElement;
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.visually-hidden, code')
      )
        continue;
      for (const word of (currentNode.textContent ?? '').matchAll(
        /(?<![\p{L}\p{N}])[\p{L}\p{N}]{4,20}(?![\p{L}\p{N}])/gu,
      )) {
        range.setStart(currentNode, word.index);
        range.setEnd(currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 3) found.push(`${word[0]} in ${lines.size} lines`);
      }
    }
    return found;
  });
}

/** Small print below 13 pixels and sentences below 15. */
async function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg *)')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
      const words = text?.textContent?.trim() ?? '';
      const isSmallPrint =
        words.length < 60 ||
        /\S{30}/.test(words) ||
        element.closest(
          '.chip, .badge, .item-facts, .details dd, .service-features, .card-head, .consent, .footer, .notice, .status-line, .card-note, .badge-card, .remote-support-note, .installer-start',
        );
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const isSmall = text && size < (isSmallPrint ? 13 : 15);
      return isSmall && element.checkVisibility({ visibilityProperty: true })
        ? [`${words.slice(0, 40)}: ${size}`]
        : [];
    }),
  );
}

/** Touch targets lower than 44 pixels, or narrower unless the target is a word. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    /** WCAG 2.5.8 exempts links in a sentence. */
    const isInSentence = (target: Element) => {
      const sentence = target.closest('p:not([class]), li:not([class]), .legal-text dd, .footer > div');
      return sentence !== null && sentence.textContent?.trim() !== target.textContent?.trim();
    };
    return [...document.querySelectorAll('a[href], button, summary, input')].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return [];
      const covered =
        target.closest('label') ?? (target.matches('.item-link') ? target.closest('.item') : target);
      const { width = 0, height = 0 } = covered?.getBoundingClientRect() ?? {};
      // Up to ten accounts share a row: WCAG 2.5.8 asks for 24 pixels.
      const leastWidth = target.closest('.profile-accounts') ? 28 : least;
      const isSmall = height < least || (width < leastWidth && !target.textContent);
      const name = target.getAttribute('aria-label') ?? target.textContent;
      return isSmall ? [`${name}: ${width.toFixed()} × ${height.toFixed()}`] : [];
    });
  });
}

for (const name of ['full', 'consultant', 'bilingual'] as const)
  test(`Accessible: each document of "${name}"`, async ({ page, open }) => {
    test.slow();
    await refuseConsent(page);
    // The owner's own pages have their owner's own mistakes. `full` has the longest legal pages.
    const others = name === 'full' ? /^slides\// : /^(?:slides\/|(?:impressum|datenschutz|404)\.html$)/;
    const own = (await documentsOf(name)).filter((path) => !others.test(path));
    expect(own.length).toBeGreaterThan(2);
    for (const path of own)
      await test.step(path, async () => {
        await open(name, path.replace('404.html', 'gibt-es-nicht').replace(/(?:index)?\.html$/, ''));
        await expectLoaded(page);
        await expectUsable(page);
      });
  });

for (const { site, world: alter, prepare, states } of visits) {
  test(`Accessible: ${Object.keys(states).join('; ')}`, async ({ page, open, world }) => {
    test.slow();
    alter?.(world);
    await prepare?.(page);
    await open(site);
    for (const [name, state] of Object.entries(states))
      await test.step(name, async () => {
        await state.reach(page, world);
        await expectUsable(page);
        if (!state.inOtherThemes) return;
        await thinOut(page);
        await expectLegible(page, someThemes);
      });
  });
}

async function expectUsable(page: Page): Promise<void> {
  await test.step('breaks no rule and has one heading of the first level', async () => {
    await expectAccessible(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
  });
  const spaced = await page.evaluateHandle(() => new CSSStyleSheet());
  for (const [style, kind, widths] of looks) {
    await spaced.evaluate((sheet, rules) => {
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    for (const width of widths) {
      const when = `at ${width} pixels${kind}`;
      await test.step(`is hit by a finger and not cut off ${when}`, async () => {
        await page.setViewportSize({ width, height: 512 });
        if (!style) expect.soft(await smallTargets(page), 'what a finger misses').toEqual([]);
        expect.soft(await cutOff(page), 'what is cut off').toEqual([]);
        if (width < 768) expect.soft(await stacked(page), 'what is stacked by letters').toEqual([]);
        if (!style) expect.soft(await smallText(page), 'what is too small to read').toEqual([]);
      });
    }
  }
  await spaced.evaluate((sheet) => sheet.replaceSync(''));
  await page.setViewportSize({ width: 1280, height: 720 });
}
