import { formatRelative } from '#text/formats.ts';
import { freshnessText } from '#text/page.ts';
import { articlesText } from '#text/sections.ts';
import type { Article } from '../model/content.ts';
import { languageOfText } from '../model/site-language.ts';
import { useArticles } from '../offline/use-portfolio.ts';
import { Chips, tagChip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { useNow } from '../ui/now.ts';
import { LinkedTitle, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { cardSection } from './card-section.tsx';
import './articles.css';

export default cardSection({
  icon: 'lucide:newspaper',
  useContent: useArticles,
  title: () => articlesText.title,
  subtitle: () => articlesText.subtitle,
  unavailable: (
    <>
      <Phrase as="p" of={articlesText.empty} />
      <p>{articlesText.unavailable}</p>
    </>
  ),
  Skeleton: ({ site }) => (
    <ItemsSkeleton className="items articles print-pair" item="item article" count={site.blog.limit}>
      <div className="article-picture screen-only">
        <Skeleton shape="block" />
      </div>
      <div className="article-body">
        <SkeletonText as="h3" width="most" />
        <SkeletonText className="item-facts" width="quarter" />
        <SkeletonText className="item-text" width="half" lines={2} />
        <div className="chips cluster">
          <Skeleton shape="tag" />
          <Skeleton shape="tag" />
        </div>
      </div>
    </ItemsSkeleton>
  ),
  Body: ({ value, site, fetchedAt }) => {
    if (value.length === 0) return <Phrase as="p" of={articlesText.empty} className="quiet" />;
    return (
      <>
        <Items
          className="items articles print-pair"
          of={value.slice(0, site.blog.limit)}
          keyOf={({ link, title }) => `${link} ${title}`}
        >
          {(article) => <ArticleCard {...article} />}
        </Items>
        {/* A feed is read at build time only. */}
        {site.blog.source === 'feed' && <p className="quiet">{freshnessText.asOf(fetchedAt)}</p>}
      </>
    );
  },
});

function ArticleCard({ title, description, thumbnail, link, categories, publishedAt }: Article) {
  const now = useNow();
  const lang = languageOfText(`${title} ${description}`);
  return (
    <article className="item article">
      <div className="article-picture screen-only">
        {thumbnail && <Picture src={thumbnail} alt="" width={320} height={200} />}
        {!thumbnail && <Icon name="lucide:newspaper" />}
      </div>
      <div className="article-body" dir="auto">
        <LinkedTitle of={title} lang={lang} href={link} className="item-link" eventName="Click Blog Post" />
        {publishedAt && (
          <p className="item-facts">
            <time dateTime={publishedAt}>{formatRelative(publishedAt, now)}</time>
          </p>
        )}
        <Phrase as="p" of={description} lang={lang} className="item-text" />
        <Chips of={categories} chip={tagChip} />
      </div>
    </article>
  );
}
