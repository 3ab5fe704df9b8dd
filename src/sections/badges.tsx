import { badgesText } from '#text/sections.ts';
import { plainText } from '../model/phrase.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SectionProps } from './card-section.tsx';
import './badges.css';

const Badges = ({ id, site, loading }: SectionProps) => (
  <section id={id} className="badges cluster" aria-label={badgesText.title} aria-busy={loading || undefined}>
    {site.badges.map(({ label, image, link, labelInPicture }, index) => (
      <figure key={index} className="card badge-card" data-skeleton={loading ? '' : undefined}>
        <div className="badge-card-picture">
          {loading ? (
            <Skeleton shape="block" />
          ) : (
            <OutboundLink href={link}>
              <Picture src={image} alt={badgesText.badge(plainText(label))} width={658} height={176} />
            </OutboundLink>
          )}
        </div>
        {/* The picture has it as its name. */}
        {!labelInPicture && (
          <figcaption className="badge-card-label" aria-hidden="true">
            {loading ? <Skeleton width="quarter" /> : <Phrase of={label} />}
          </figcaption>
        )}
      </figure>
    ))}
  </section>
);

export default Badges;
