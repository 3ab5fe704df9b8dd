import { hasCopies } from 'virtual:picture-copies';
import { badgesText } from '#text/sections.ts';
import { plainText } from '../model/phrase.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Section } from './section.ts';
import './badges.css';

/** The certification badge images side by side, each in a card of its own. */
const badges: Section = {
  Component: ({ id, site, loading }) => (
    <section id={id} className="badges" aria-label={badgesText.title} aria-busy={loading || undefined}>
      {site.badges.map(({ label, image, link }) => {
        if (loading) {
          return (
            <div key={plainText(label)} className="card badge-card" data-skeleton="">
              <div className="badge-card-picture">
                <Skeleton shape="block" />
              </div>
              <p className="badge-card-label">
                <Skeleton width="quarter" />
              </p>
            </div>
          );
        }
        const picture = (
          <Picture
            src={image}
            alt={badgesText.badge(plainText(label))}
            width={658}
            height={176}
            // One alone is as wide as the card.
            sizes={hasCopies && site.badges.length === 1 ? '(min-width: 64rem) 54rem, 100vw' : undefined}
          />
        );
        return (
          <figure key={plainText(label)} className="card badge-card">
            <div className="badge-card-picture">
              {link ? <OutboundLink href={link}>{picture}</OutboundLink> : picture}
            </div>
            <figcaption className="badge-card-label">
              <Phrase of={label} />
            </figcaption>
          </figure>
        );
      })}
    </section>
  ),
};

export default badges;
