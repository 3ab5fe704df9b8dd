import { experienceText } from '#text/sections.ts';
import { timelineSection } from './timeline-section.tsx';

export default timelineSection('lucide:briefcase', experienceText.title, 'experiences');
