import sharp from 'sharp';

/** A portrait for files that hold it, upright and on white. @param size of its edges, in pixels */
export const squareJpeg = (portrait: Uint8Array, size: number): Promise<Buffer> =>
  sharp(portrait)
    .autoOrient()
    .resize(size, size)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
