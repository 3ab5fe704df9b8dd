import { blogProviders } from '../../../providers/providers.ts';
import type { Config } from '../../config.ts';
import { blogSources } from '../../fields/page.ts';
import { feedAddress } from '../../format/address.ts';
import { didYouMean } from '../nearest.ts';
import { type Problem, quote, told } from '../problem.ts';

const sources = [...blogSources, 'feed'];

/** A source that nobody can read, a feed without its address or the other way round, and more articles than there are. */
export function blogWarnings({ blog }: Config): Problem[] {
  const { source, url, username, limit = 0, display } = blog ?? {};
  const cure =
    source && (didYouMean(source, sources) ?? "Write one that can; 'feed' reads any blog that has a feed.");
  const provider = blogSources.find((name) => name === (source ?? 'dev'));
  const { name, most } = blogProviders[provider ?? 'dev'];
  const isUnknown = source && !sources.includes(source);
  return told({
    'blog.url':
      source === 'feed' &&
      !url &&
      `Missing, so the blog is not shown. Add the address of the feed. Allowed: ${feedAddress.allowed}.`,
    'blog.username':
      (display ?? source) &&
      provider &&
      !username &&
      !url &&
      `Missing, so the blog is not shown. Add your name at ${name}, or remove the block.`,
    'blog.source':
      url && source !== 'feed'
        ? `${source ? `Found ${quote(source)}` : 'Missing'}, so the feed at \`url\` is not read. Write \`source: 'feed'\`, ${username ? 'or remove `url`' : 'or the blog is not shown'}.`
        : isUnknown &&
          `Found ${quote(source)}, from which no articles can be read: the blog is not shown. ${cure} Allowed: ${sources.map((name) => `'${name}'`).join(' or ')}.`,
    'blog.limit':
      provider &&
      username &&
      limit > most &&
      `Found the number ${limit}, but ${name} gives ${most} articles at most. Write ${most} or less.`,
  });
}
