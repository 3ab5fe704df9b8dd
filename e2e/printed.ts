import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';

interface Printed {
  /** Text per sheet. */
  text: string[];
  /** The same from top to bottom, without spaces. */
  lines: string[][];
  /** The largest part of each sheet's height, margins included, that has no text; from 0 to 1. */
  holes: number[];
  title: unknown;
}

/** Prints a page to PDF and reads its text and title. */
export async function printed(page: Page): Promise<Printed> {
  const task = getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })) });
  const document = await task.promise;
  const text: string[] = [];
  const lineTexts: string[][] = [];
  const holes: number[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const [, bottom = 0, , top = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const lines = items.filter((item) => 'str' in item && item.str.trim() !== '');
    const heights = [bottom, ...lines.map((line) => ('str' in line ? line.transform[5] : 0)), top].sort(
      (a, b) => a - b,
    );
    const gaps = heights.slice(1).map((height, index) => height - heights[index]);
    const rows = new Map<number, string>();
    for (const item of lines) {
      if (!('str' in item)) continue;
      const y = Math.round(item.transform[5]);
      rows.set(y, (rows.get(y) ?? '') + item.str.replace(/\s+/g, ''));
    }
    lineTexts.push([...rows].sort(([a], [b]) => b - a).map(([, row]) => row));
    text.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    holes.push(Math.max(...gaps) / (top - bottom));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { text, lines: lineTexts, holes, title: 'Title' in info ? info.Title : '' };
}
