import sharp from 'sharp';

/** A picture of one colour. */
export const flat = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
