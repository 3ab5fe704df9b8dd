import { experienceText } from '#text/sections.ts';
import { experienceStation } from './stations.ts';
import { timelineSection } from './timeline-section.tsx';

export default timelineSection('lucide:briefcase', experienceText.title, (site) =>
  site.experiences.map(experienceStation),
);
