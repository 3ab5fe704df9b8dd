/** A blog post, whichever service it came from (SPEC §3 "Blog post (normalised)"). */
export interface Article {
  title: string;
  /** Plain text, at most 100 characters and `...` (SPEC §5). */
  description: string;
  thumbnail: string | undefined;
  link: string;
  categories: string[];
  /** ISO 8601, UTC; undefined when the answer had none that can be read. */
  publishedAt: string | undefined;
}
