import type { Page } from 'playwright/test';

/** The focused element, and whether it is marked and visible. */
interface Stop {
  name: string;
  section: string;
  isMarked: boolean;
  isCovered: boolean;
}

/** Presses Tab from the start of the document until the focus leaves the page. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isMarked = [element, element.closest('.item')].some((candidate) => {
        if (!candidate) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const [firstLine] = element.getClientRects();
      const seen = firstLine
        ? document.elementFromPoint(firstLine.x + firstLine.width / 2, firstLine.y + firstLine.height / 2)
        : null;
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        section: element.closest('section, footer, header, nav')?.id ?? '',
        isMarked,
        isCovered: !(seen && (element.contains(seen) || seen.contains(element))),
      };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error('The keyboard never leaves the page.');
}
