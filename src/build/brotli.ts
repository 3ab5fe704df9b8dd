import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed as hosts do it beforehand: as well as brotli can. */
export function brotli(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
