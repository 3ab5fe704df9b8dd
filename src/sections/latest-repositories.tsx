import { latestText } from '#text/sections.ts';
import { useLatestRepositories } from '../offline/use-portfolio.ts';
import { repositorySection } from './repository-section.tsx';

export default repositorySection({
  icon: 'simple-icons:github',
  title: (site) => site.projects.latestPublic.header,
  subtitle: (value) => latestText.subtitle(value.length),
  useContent: useLatestRepositories,
  limitOf: (site) => site.projects.latestPublic.limit,
  eventName: 'Click latest project',
  detailed: true,
});
