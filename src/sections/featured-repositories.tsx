import { featuredText, headerText, latestText } from '#text/sections.ts';
import type { Repository } from '../model/content.ts';
import { useFeaturedRepositories } from '../offline/use-portfolio.ts';
import { cardSection, contentOf, hiddenWhenEmpty } from './card-section.tsx';
import { RepositoryList, RepositorySkeletons } from './repository-list.tsx';

export default cardSection<Repository[]>({
  icon: 'lucide:pin',
  title: (site) => headerText(site.projects.github.header),
  subtitle: (value) => featuredText.subtitle(value.length),
  useContent: (site) => hiddenWhenEmpty(contentOf(useFeaturedRepositories(site), latestText.unavailable)),
  Skeleton: ({ site: { projects } }) => {
    const { mode, manual, automatic } = projects.github;
    return <RepositorySkeletons count={mode === 'manual' ? manual.projects.length : automatic.limit} />;
  },
  Body: ({ value, site }) => (
    <RepositoryList
      of={value}
      eventName="Click project"
      hasFurther={site.projects.github.mode === 'automatic'}
    />
  ),
});
