import { siteHas } from 'virtual:site-has';
import { formatCount, formatDate } from '#text/formats.ts';
import { freshnessText } from '#text/page.ts';
import { latestText, repositoryText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { languageOfText } from '../model/site-language.ts';
import type { Timestamped } from '../providers/resource.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { type CardSection, cardSection } from './card-section.tsx';
import './repository-section.css';

interface RepositorySection extends Omit<CardSection<Repository[]>, 'Skeleton' | 'Body'> {
  limitOf(site: PortfolioSite): number;
  /** The analytics event of a click; its parameter is the repository's name. */
  eventName: string;
  /** Also says when it was updated, and what is missing. */
  detailed?: boolean;
}

export const repositorySection = ({ limitOf, ...section }: RepositorySection) =>
  cardSection({
    ...section,
    useContent(site) {
      const state = section.useContent(site);
      return state.status === 'success' && state.value.length === 0 ? { status: 'idle' } : state;
    },
    unavailable: latestText.unavailable,
    // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
    Skeleton: ({ site }) => (
      <ItemsSkeleton count={limitOf(site)}>
        <SkeletonText as="h3" width="half" />
        <SkeletonText className="item-text" width="most" lines={2} />
        <SkeletonText className="item-facts" width="half" />
        {section.detailed && <SkeletonText className="meta" width="half" />}
      </ItemsSkeleton>
    ),
    // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
    Body: ({ value, fetchedAt }) => (
      <>
        <Items of={value} keyOf={({ link }) => link}>
          {(repository) => <RepositoryCard repository={repository} {...section} />}
        </Items>
        {siteHas.furtherRepositories && <FurtherAge value={value} fetchedAt={fetchedAt} />}
      </>
    ),
  });

type CardProps = Pick<RepositorySection, 'eventName' | 'detailed'> & { repository: Repository };

function RepositoryCard({ repository, eventName, detailed }: CardProps) {
  const { name, description, link, updatedAt, stars, forks, language } = repository;
  return (
    <article className="item">
      <h3>
        <OutboundLink
          href={link}
          className="item-link"
          event={{ name: eventName, parameters: { project: name } }}
        >
          <bdi>{name}</bdi>
        </OutboundLink>
      </h3>
      <Phrase
        as="p"
        of={description || (detailed ? repositoryText.noDescription : undefined)}
        className="item-text item-text-clamped"
        dir={description && 'auto'}
        lang={description && languageOfText(description)}
      />
      <p className="item-facts">
        <span className="repository-language">
          {language && (
            <>
              <svg className="repository-language-dot" viewBox="0 0 10 10" aria-hidden="true">
                {language.color && <circle cx="5" cy="5" r="4.5" fill={language.color} />}
              </svg>
              <OutboundLink href={language.link}>{language.text}</OutboundLink>
            </>
          )}
          {!language && detailed && <span aria-hidden="true">{repositoryText.noLanguage}</span>}
        </span>
        <span>
          <Icon name="lucide:star" label={repositoryText.stars} />
          {/* Alone in its element, or a translator of the browser would take its text from React. */}
          <span>{formatCount(stars)}</span>
        </span>
        <span>
          <Icon name="lucide:git-fork" label={repositoryText.forks} />
          <span>{formatCount(forks)}</span>
        </span>
      </p>
      {detailed && (
        <p className="meta">
          {repositoryText.updated}{' '}
          {updatedAt ? <time dateTime={updatedAt}>{formatDate(updatedAt)}</time> : repositoryText.unknownDate}
        </p>
      )}
    </article>
  );
}

/** Repositories of further accounts are read at build time only, so they say how old they are. */
function FurtherAge({ value, fetchedAt }: Timestamped<Repository[]>) {
  const hosts = new Set(value.map(({ link }) => new URL(link).host));
  hosts.delete('github.com');
  if (hosts.size === 0) return null;
  return (
    <p className="quiet">
      {[...hosts].join(', ')} · {freshnessText.asOf(fetchedAt)}
    </p>
  );
}
