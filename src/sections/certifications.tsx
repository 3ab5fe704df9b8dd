import { certificationsText } from '#text/sections.ts';
import { timelineSection } from './timeline-section.tsx';
import './certifications.css';

export default timelineSection('lucide:award', certificationsText.title, 'certifications');
