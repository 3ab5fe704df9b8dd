import { featuredText, headerText, latestText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { useFeaturedRepositories } from '../offline/use-portfolio.ts';
import { Items } from '../ui/items.tsx';
import { contentOf, hiddenWhenEmpty } from './answer-content.tsx';
import { cardSection } from './card-section.tsx';
import { FurtherAge, RepositoryCard, RepositorySkeletons } from './repository-card.tsx';

export default cardSection<Repository[]>({
  icon: 'lucide:pin',
  title: (site) => headerText(site.projects.github.header),
  subtitle: (value) => featuredText.subtitle(value.length),
  useContent: (site) => hiddenWhenEmpty(contentOf(useFeaturedRepositories(site), latestText.unavailable)),
  Skeleton: ({ site: { projects } }) => (
    <RepositorySkeletons
      count={
        projects.github.mode === 'manual'
          ? projects.github.manual.projects.length
          : projects.github.automatic.limit
      }
    />
  ),
  Body: ({ value, site }) => (
    <>
      <Items>
        {value.map((repository) => (
          <li key={repository.link}>
            <RepositoryCard repository={repository} eventName="Click project" />
          </li>
        ))}
      </Items>
      {site.projects.github.mode === 'automatic' && <FurtherAge />}
    </>
  ),
});
