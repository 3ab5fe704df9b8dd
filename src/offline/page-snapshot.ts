import type { PictureSource } from '../model/picture.ts';
import type { Dated } from '../providers/resource.ts';

/** Answers and pictures from before the build, for the first paint. Travels in the document as JSON. */
export interface PageSnapshot {
  /** By the address of the request: an answer to another account or other settings has another address. */
  answers: Readonly<Record<string, Dated<unknown>>>;
  /** The site's copies of pictures, by the original's address. */
  pictures: Readonly<Record<string, PictureSource>>;
  /** Whatever was fetched at this moment (milliseconds since the epoch) is made-up sample data. */
  sampledAt?: number;
}

export const emptySnapshot: PageSnapshot = { answers: {}, pictures: {} };
