import { featuredText, headerText } from '#text/sections.ts';
import { useFeaturedRepositories } from '../offline/use-portfolio.ts';
import { repositorySection } from './repository-section.tsx';

export default repositorySection({
  icon: 'lucide:pin',
  title: (site) => headerText(site.projects.github.header),
  subtitle: (value) => featuredText.subtitle(value.length),
  useContent: useFeaturedRepositories,
  limitOf: ({ projects: { github } }) =>
    github.mode === 'manual' ? github.manual.projects.length : github.automatic.limit,
  eventName: 'Click project',
});
