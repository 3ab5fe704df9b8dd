import { latestText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { useLatestRepositories } from '../offline/use-portfolio.ts';
import { Items } from '../ui/items.tsx';
import { contentOf, hiddenWhenEmpty } from './answer-content.tsx';
import { cardSection } from './card-section.tsx';
import { FurtherAge, RepositoryCard, RepositorySkeletons } from './repository-card.tsx';
import './latest-repositories.css';

export default cardSection<Repository[]>({
  icon: 'simple-icons:github',
  weight: 'side',
  title: (site) => site.projects.latestPublic.header,
  subtitle: (value) => latestText.subtitle(value.length),
  useContent: (site) => hiddenWhenEmpty(contentOf(useLatestRepositories(site), latestText.unavailable)),
  Skeleton: ({ site }) => <RepositorySkeletons count={site.projects.latestPublic.limit} detailed />,
  Body: ({ value }) => (
    <>
      <Items>
        {value.map((repository) => (
          <li key={repository.link}>
            <RepositoryCard repository={repository} eventName="Click latest project" detailed />
          </li>
        ))}
      </Items>
      <FurtherAge />
    </>
  ),
});
