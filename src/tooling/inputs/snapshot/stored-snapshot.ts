import type { Dated } from '../../../providers/resource.ts';
import type { ResourceName } from './stored-value.ts';

/** An answer as it was read; an older version of the site may have meant something else by its fields. */
export interface StoredAnswer extends Dated<unknown> {
  name: ResourceName;
}

/** The copy of an outside picture. */
export interface StoredPicture {
  /** Beside the list of answers; the name changes with the content. */
  file: string;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
}

/** What the snapshot command has stored. */
export interface StoredSnapshot {
  /** By the address of the request. */
  answers: Readonly<Record<string, StoredAnswer>>;
  /** By the address of the original. */
  pictures: Readonly<Record<string, StoredPicture>>;
  /** Whatever has this time (milliseconds since the epoch) is made-up sample data. */
  sampledAt: number | undefined;
}

export const nothingStored: StoredSnapshot = { answers: {}, pictures: {}, sampledAt: undefined };
