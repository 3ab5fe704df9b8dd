import { latestText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { useLatestRepositories } from '../offline/use-portfolio.ts';
import { cardSection, contentOf, hiddenWhenEmpty } from './card-section.tsx';
import { RepositoryList, RepositorySkeletons } from './repository-list.tsx';
import './latest-repositories.css';

export default cardSection<Repository[]>({
  icon: 'simple-icons:github',
  weight: 'side',
  title: (site) => site.projects.latestPublic.header,
  subtitle: (value) => latestText.subtitle(value.length),
  useContent: (site) => hiddenWhenEmpty(contentOf(useLatestRepositories(site), latestText.unavailable)),
  Skeleton: ({ site }) => <RepositorySkeletons count={site.projects.latestPublic.limit} detailed />,
  Body: ({ value }) => <RepositoryList of={value} eventName="Click latest project" detailed hasFurther />,
});
