import { certificationsText } from '#text/sections.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import { plainText, type Phrase as Sentence } from '../model/phrase.ts';
import type { IconId } from '../ui/icon.tsx';
import { LinkedTitle, OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Repeat, SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';
import type { Station } from './stations.ts';
import './timeline-section.css';

export const timelineSection = (
  icon: IconId,
  title: Sentence,
  stationsOf: (site: PortfolioSite) => Station[],
) =>
  cardSection<Station[]>({
    icon,
    title: () => title,
    useContent: fromSite(stationsOf),
    Skeleton: TimelineSkeleton,
    Body: Timeline,
  });

const TimelineSkeleton = () => (
  <ol className="timeline" aria-hidden="true">
    <Repeat count={2}>
      <li data-skeleton="">
        <SkeletonText className="timeline-time" width="quarter" />
        <SkeletonText width="most" />
        <SkeletonText width="half" />
      </li>
    </Repeat>
  </ol>
);

const Timeline = ({ value }: { value: Station[] }) => (
  <ol className="timeline">
    {value.map((station, index) => (
      <li key={index}>
        <StationEntry {...station} />
      </li>
    ))}
  </ol>
);

const StationEntry = ({ time, title, link, place, placeLink, description, badge }: Station) => (
  <>
    <Phrase as="p" of={time} className="timeline-time" />
    <LinkedTitle of={title} href={link} />
    {place && (
      <p>
        <OutboundLink href={placeLink}>{place}</OutboundLink>
      </p>
    )}
    <Phrase as="p" of={description} className="timeline-description" />
    {badge && (
      <div className="certification-badge">
        <Picture src={badge} alt={certificationsText.badge(plainText(title ?? ''))} width={56} height={56} />
      </div>
    )}
  </>
);
