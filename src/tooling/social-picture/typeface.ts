import sharp from 'sharp';

export interface TextStyle {
  /** Pixels. */
  size: number;
  weight: number;
}

/** The family that `openTypeface` makes known to everything that sharp draws. */
export const family = 'Inter';

/** Tells how wide a text will be, in pixels. */
export type Measure = (text: string, style: TextStyle) => Promise<number>;

/**
 * Opens a font file, from then on the pictures of this process can be drawn with it.
 * @param file TrueType, absolute
 */
export function openTypeface(file: string): Measure {
  const widths = new Map<string, Promise<number>>();
  return (text, { size, weight }) => {
    if (text.trim() === '') return Promise.resolve((size * text.length) / 4);
    const markup = `<span size="${size}pt" weight="${weight}">${escapeMarkup(text)}</span>`;
    const width = widths.get(markup) ?? widthOf(markup, file);
    widths.set(markup, width);
    return width;
  };
}

/** At 72 dots an inch a point is a pixel. */
async function widthOf(markup: string, fontfile: string): Promise<number> {
  const { info } = await sharp({ text: { text: markup, font: family, fontfile, rgba: true, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

/** For an element's text or attribute; control characters, which XML does not know, go. */
export const escapeMarkup = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
    .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
