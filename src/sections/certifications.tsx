import { certificationsText } from '#text/sections.ts';
import { certificationStation } from './stations.ts';
import { timelineSection } from './timeline-section.tsx';
import './certifications.css';

export default timelineSection('lucide:award', certificationsText.title, (site) =>
  site.certifications.map(certificationStation),
);
