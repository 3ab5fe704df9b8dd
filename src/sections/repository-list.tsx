import { furtherAddresses } from 'virtual:repositories';
import { formatCount, formatDate } from '#text/formats.ts';
import { freshnessText } from '#text/page.ts';
import { repositoryText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { useFurtherRepositories } from '../offline/use-portfolio.ts';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import './repository-list.css';

interface CardProps {
  /** The analytics event of a click; its parameter is the repository's name. */
  eventName: string;
  /** The latest projects say when they were updated and what is missing; the featured ones only what is there. */
  detailed?: boolean;
}

interface RepositoryListProps extends CardProps {
  of: Repository[];
  /** Those of the owner's further accounts are among them. */
  hasFurther: boolean;
}

export const RepositoryList = ({ of, hasFurther, ...card }: RepositoryListProps) => (
  <>
    <Items>
      {of.map((repository) => (
        <li key={repository.link}>
          <RepositoryCard repository={repository} {...card} />
        </li>
      ))}
    </Items>
    {hasFurther && <FurtherAge />}
  </>
);

/** A repository as one link with its description, stars, forks and language. */
function RepositoryCard({ repository, eventName, detailed }: CardProps & { repository: Repository }) {
  const { name, description, link, updatedAt, stars, forks, language } = repository;
  return (
    <article className="item">
      <h3 className="repository-name">
        <Icon name="lucide:folder-git-2" />
        <OutboundLink
          href={link}
          className="item-link"
          event={{ name: eventName, parameters: { project: name } }}
        >
          <bdi>{name}</bdi>
        </OutboundLink>
      </h3>
      {(description || detailed) && (
        <p className="item-text item-text-clamped" dir={description && 'auto'}>
          {description || repositoryText.noDescription}
        </p>
      )}
      <p className="item-facts">
        <span className="repository-language">
          {language ? (
            <>
              <svg className="repository-language-dot" viewBox="0 0 10 10" aria-hidden="true">
                <circle cx="5" cy="5" r="5" fill={language.color} />
              </svg>
              <OutboundLink href={language.link}>{language.text}</OutboundLink>
            </>
          ) : (
            detailed && repositoryText.noLanguage
          )}
        </span>
        <span>
          <Icon name="lucide:star" label={repositoryText.stars} />
          {formatCount(stars)}
        </span>
        <span>
          <Icon name="lucide:git-fork" label={repositoryText.forks} />
          {formatCount(forks)}
        </span>
      </p>
      {detailed && (
        <p className="repository-updated">
          {repositoryText.updated}{' '}
          {updatedAt ? <time dateTime={updatedAt}>{formatDate(updatedAt)}</time> : repositoryText.unknownDate}
        </p>
      )}
    </article>
  );
}

/** Says how old the repositories of the owner's further accounts are, as nothing renews them. */
function FurtherAge() {
  const further = useFurtherRepositories();
  const hosts = new Set(furtherAddresses.map((address) => new URL(address).host));
  return (
    further && (
      <p className="quiet">
        {[...hosts].join(', ')} · {freshnessText.stand(further.fetchedAt)}
      </p>
    )
  );
}

/** Waiting repositories, in the number of the configured limit. */
export const RepositorySkeletons = ({ count, detailed }: { count: number; detailed?: boolean }) => (
  <ItemsSkeleton count={count}>
    <SkeletonText as="h3" width="half" />
    <SkeletonText className="item-text" width="most" lines={2} />
    <SkeletonText className="item-facts" width="half" />
    {detailed && <SkeletonText className="repository-updated" width="half" />}
  </ItemsSkeleton>
);
