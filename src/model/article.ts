/** A blog post, whichever service it came from. */
export interface Article {
  title: string;
  /** Plain text, at most 100 characters and `...`. */
  description: string;
  thumbnail: string | undefined;
  link: string;
  categories: string[];
  /** ISO 8601, UTC; undefined when the answer had none that can be read. */
  publishedAt: string | undefined;
}
