import { certificationsText } from '#text/sections.ts';
import { type LocalizedText, plainText } from '../model/phrase.ts';
import { type Career, type CareerStep, timelineEntry } from '../model/timeline-entry.ts';
import type { IconId } from '../ui/icon.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { LinkedTitle, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Placeholders, SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import './timeline-section.css';

export const timelineSection = (icon: IconId, title: LocalizedText, list: keyof Career) =>
  cardSection<CareerStep[]>({
    icon,
    title: () => title,
    useContent: (site) => shown(site[list]),
    Skeleton: TimelineSkeleton,
    Body: Timeline,
  });

const TimelineSkeleton = () => (
  <Placeholders className="timeline print-pair" count={2}>
    <SkeletonText className="timeline-time meta" width="quarter" />
    <SkeletonText width="most" />
    <SkeletonText width="half" />
  </Placeholders>
);

const Timeline = ({ value }: { value: CareerStep[] }) => (
  <ol className="timeline print-pair">
    {value.map(timelineEntry).map((entry, index) => {
      const { time, title, link, organization, organizationLink, description, badge } = entry;
      const alt = certificationsText.badge(plainText(title ?? ''));
      return (
        <li key={index}>
          <Phrase as="p" of={time} className="timeline-time meta" />
          <LinkedTitle of={title} href={link} />
          {organization && (
            <p>
              <OutboundLink href={organizationLink}>{organization}</OutboundLink>
            </p>
          )}
          <Phrase as="p" of={description} className="timeline-description" />
          {badge && (
            <div className="certification-badge screen-only">
              <Picture src={badge} alt={alt} width={56} height={56} />
            </div>
          )}
        </li>
      );
    })}
  </ol>
);
