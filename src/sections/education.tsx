import { educationText } from '#text/sections.ts';
import type { Education } from '../model/career.ts';
import { joined } from '../model/phrase.ts';
import { Timeline, TimelineEntry, TimelineSkeleton } from '../ui/timeline.tsx';
import { cardSection, fromSite } from './card-section.tsx';

export default cardSection<Education[]>({
  icon: 'lucide:graduation-cap',
  title: () => educationText.title,
  useContent: fromSite((site) => site.educations),
  Skeleton: () => <TimelineSkeleton count={2} />,
  Body: ({ value }) => (
    <Timeline>
      {value.map(({ institution, degree, from, to, description }) => (
        <TimelineEntry
          key={JSON.stringify([institution, degree, from, to])}
          time={joined([from, to], ' – ')}
          title={degree}
          place={institution}
          description={description}
        />
      ))}
    </Timeline>
  ),
});
