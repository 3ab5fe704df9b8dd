import sharp from 'sharp';

interface PhotoSize {
  width: number;
  height: number;
}

/** What a phone's camera gives. */
const camera: PhotoSize = { width: 4000, height: 3000 };
/** How the shapes of a photo are spread from large to small: how many there are across it, and how much they differ. */
const octaves = [
  [3, 80],
  [9, 48],
  [31, 30],
  [97, 20],
  [330, 14],
] as const;
/** The shapes are drawn this large, and the grain of the sensor in tiles. */
const drawn = { width: 800, height: 600 };
const largestTile = 256;

/**
 * A made-up photo: large shapes, small ones and grain, with the data that a phone writes into it. The same seed gives
 * the same photo.
 * @returns a JPEG file, of about 6 MB in the size of a camera
 */
export async function photo(seed: number, { width, height }: PhotoSize = camera): Promise<Buffer> {
  const next = random(seed);
  const shapes = new Float32Array(drawn.width * drawn.height * 3).fill(128);
  for (const [across, strength] of octaves) {
    const down = Math.round((across * drawn.height) / drawn.width);
    const layer = await sharp(noise(across * down * 3, 255, next), raw(across, down))
      .resize({ ...drawn, fit: 'fill' })
      .raw()
      .toBuffer();
    for (let at = 0; at < shapes.length; at += 1) {
      shapes[at] = (shapes[at] ?? 0) + (((layer[at] ?? 0) - 128) * strength) / 128;
    }
  }
  const tile = Math.min(largestTile, width, height);
  const grain = await sharp(noise(tile * tile * 3, 30, next), raw(tile, tile))
    .png()
    .toBuffer();
  return sharp(new Uint8ClampedArray(shapes), raw(drawn.width, drawn.height))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: grain, tile: true, blend: 'overlay' }])
    .withExif({
      IFD0: { Make: 'Beispiel', Model: 'Telefon', Artist: 'Erika Mustermann' },
      IFD3: {
        ...{ GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
        ...{ GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
      },
    })
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const raw = (width: number, height: number) => ({ raw: { width, height, channels: 3 as const } });

/** Samples around the middle grey. */
function noise(length: number, range: number, next: () => number): Uint8Array {
  const samples = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = 128 + (next() - 0.5) * range;
  return samples;
}

/** Numbers from 0 to 1 that only look like chance (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
