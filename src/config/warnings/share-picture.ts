import type { Config } from '../config.ts';
import { type Problem, quote } from '../problem.ts';

/** A picture for shared links in a format that the services behind them do not show. */
export function sharePictureWarnings({ seo }: Config): Problem[] {
  const picture = seo?.imageURL;
  if (!picture || !/\.(svg|avif|heic)$/i.test(picture.replace(/[?#].*$/s, ''))) return [];
  const message = `Found ${quote(picture)}, which social networks do not show. Use a PNG or JPEG file, or leave it out: then one is made for you.`;
  return [{ path: 'seo.imageURL', message }];
}
