import { certificationsText } from '#text/sections.ts';
import { plainText } from '../model/phrase.ts';
import { Picture } from '../ui/picture.tsx';
import { timelineSection } from './timeline-section.tsx';
import './certifications.css';

export default timelineSection({
  icon: 'lucide:award',
  title: certificationsText.title,
  read: (site) => site.certifications,
  stationOf: ({ year, name, body, link, badge }) => ({
    key: [year, name, body],
    time: year,
    title: name,
    link,
    place: body,
    end: badge && (
      <div className="certification-badge">
        <Picture src={badge} alt={certificationsText.badge(plainText(name ?? ''))} width={56} height={56} />
      </div>
    ),
  }),
});
