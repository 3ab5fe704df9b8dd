/** A picture of an ICO file: a square PNG of at most 256 px. */
interface IcoEntry {
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Packs PNGs into an ICO file, which every browser since 2007 reads: a header, a directory, the pictures. */
export function ico(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);

  let offset = headerBytes + entryBytes * entries.length;
  const directory = entries.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...entries.map(({ png }) => png)]);
}
