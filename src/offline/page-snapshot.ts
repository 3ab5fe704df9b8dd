import type { Repository } from '../model/content.ts';
import type { PictureSource } from '../model/site-picture.ts';
import type { Timestamped } from '../providers/resource.ts';

/** Responses and pictures from before the build, for the first paint. In the document as JSON. */
export interface PageSnapshot {
  /** By the address of the request, which tells accounts and settings apart. */
  answers: Readonly<Record<string, Timestamped<unknown>>>;
  /** The repositories of the owner's further accounts, dated with the oldest response. */
  furtherRepositories?: Timestamped<Repository[]>;
  /** The site's copies of pictures, by the original's address. */
  pictures: Readonly<Record<string, PictureSource>>;
  /** Everything dated with this time (milliseconds since the epoch) is made-up sample data. */
  sampledAt?: number;
}

export const emptySnapshot: PageSnapshot = { answers: {}, pictures: {} };
