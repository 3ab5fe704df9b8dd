import { educationText } from '#text/sections.ts';
import { timelineSection } from './timeline-section.tsx';

export default timelineSection('lucide:graduation-cap', educationText.title, 'educations');
