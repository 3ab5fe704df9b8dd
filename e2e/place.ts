import { expect } from 'playwright/test';
import type { Scriptable } from './device.ts';

/** Widths of a phone, a tablet, half a wide screen, and a wide screen. */
export const widths = [390, 768, 960, 1280];

/** A section, and its distance from the top of the window. */
interface Place {
  id: string;
  top: number;
}

const topOf = (page: Scriptable, id: string): Promise<number> =>
  page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, id);

/** Browsers store the place a moment after scrolling, and what moves a section may come late. */
const pause = (page: Scriptable): Promise<void> =>
  page.evaluate(() => new Promise((ended) => setTimeout(ended, 300)));

/** Scrolls to a section in the middle of the page, as a visitor who reads it. */
export async function readSection(page: Scriptable, id: string): Promise<Place> {
  await page.evaluate((id) => {
    const section = document.getElementById(id);
    window.scrollBy({ top: (section?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' });
  }, id);
  await pause(page);
  return { id, top: await topOf(page, id) };
}

/** Waits until a section is where it was, within a line of text, and checks that it stays there. */
export async function expectPlace(page: Scriptable, { id, top }: Place): Promise<void> {
  const away = async () => Math.round(Math.abs((await topOf(page, id)) - top));
  await expect.poll(away, `pixels that #${id} is away`).toBeLessThanOrEqual(40);
  await pause(page);
  expect(await away(), `pixels that #${id} is away later`).toBeLessThanOrEqual(40);
}

/** Waits until a section is at the top, or the page at its end. */
export async function expectAtTop(page: Scriptable, id: string): Promise<void> {
  const away = () =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      return Math.round(top > 0 ? Math.min(top, rest) : -top);
    }, id);
  await expect.poll(away, `pixels that #${id} is away from the top`).toBeLessThanOrEqual(40);
  await pause(page);
  expect(await away(), `pixels that #${id} is away later`).toBeLessThanOrEqual(40);
}

/** Sections near both ends of the page and in its middle, of both columns. */
export const sampled = ['services', 'private-projects', 'certifications', 'articles', 'details'];
