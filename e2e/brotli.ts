import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** Brotli at its highest quality, as hosts precompress files. */
export function brotli(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, optionsFor(bytes));
}

/** The same without blocking this process: a megabyte takes seconds. */
export async function brotliInBackground(content: string | Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(content);
  return promisify(brotliCompress)(bytes, optionsFor(bytes));
}

const optionsFor = (bytes: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
