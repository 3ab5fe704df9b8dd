import { experienceText } from '#text/sections.ts';
import { joined } from '../model/phrase.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { timelineSection } from './timeline-section.tsx';

export default timelineSection({
  icon: 'lucide:briefcase',
  title: experienceText.title,
  read: (site) => site.experiences,
  stationOf: ({ company, position, from, to, companyLink, description }) => ({
    key: [company, position, from, to],
    time: joined([from, to], ' – '),
    title: position,
    place: company && <OutboundLink href={companyLink}>{company}</OutboundLink>,
    description,
  }),
});
