import { educationText } from '#text/sections.ts';
import { joined } from '../model/phrase.ts';
import { timelineSection } from './timeline-section.tsx';

export default timelineSection({
  icon: 'lucide:graduation-cap',
  title: educationText.title,
  read: (site) => site.educations,
  stationOf: ({ institution, degree, from, to, description }) => ({
    key: [institution, degree, from, to],
    time: joined([from, to], ' – '),
    title: degree,
    place: institution,
    description,
  }),
});
