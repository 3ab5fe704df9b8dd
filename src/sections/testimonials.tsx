import { testimonialsText } from '#text/sections.ts';
import { joined, mapText, plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { cardSection, shown } from './card-section.tsx';
import '../ui/details.css';
import '../ui/quotation.css';
import './testimonials.css';

type Testimonial = PortfolioSite['testimonials']['list'][number] & { initials?: string };

/** In characters: about as much is read in passing, and the rest is worth a click. */
const usualLength = 240;
const leastRest = 80;

export default cardSection({
  icon: 'lucide:message-square-quote',
  sells: true,
  useContent: (site) => shown(site.testimonials.list),
  title: (site) => site.testimonials.header,
  subtitle: (value) => testimonialsText.subtitle(value.length),
  Skeleton: ({ site }) => (
    <ItemsSkeleton
      className={listClass(site.testimonials.list)}
      item="testimonial stack"
      count={site.testimonials.list.length}
    />
  ),
  Body: ({ value, site }) => (
    <>
      <Items className={listClass(value)} of={value}>
        {(testimonial) => <TestimonialFigure {...testimonial} />}
      </Items>
      {site.testimonials.origin && <p className="card-note meta">{originText(site.testimonials.origin)}</p>}
    </>
  ),
});

const originText = ({ checked, selection }: NonNullable<PortfolioSite['testimonials']['origin']>) =>
  `${testimonialsText[checked ? 'checked' : 'unchecked']} ${testimonialsText[selection ? 'selection' : 'all']}`;

/** The first leads, with the others beside it, where it has as much to say as they have. */
function listClass(list: readonly Testimonial[]): string {
  const [first = 0, ...others] = list.map(({ quote }) => plainText(quote).length);
  const isLed = others.length === 2 && first >= Math.max(...others);
  return `items items-grid items-thirds testimonials ${isLed ? 'testimonials-led' : ''}`;
}

function TestimonialFigure({ quote, name, role, company, link, picture, logo, initials }: Testimonial) {
  const [beginning, rest] = parted(plainText(quote)).map((part) => mapText(quote, () => part));
  return (
    <figure className="testimonial stack">
      <blockquote className="quotation">
        <Phrase as="p" of={beginning} />
        {rest && (
          // The browser's own disclosure: it works without scripts, and a search within the page opens it.
          <details>
            <summary>
              {testimonialsText.readOn}
              <span className="visually-hidden">{testimonialsText.by(name)}</span>
            </summary>
            <Phrase as="p" of={rest} />
          </details>
        )}
      </blockquote>
      <figcaption className="cluster">
        {picture && <Picture src={picture} alt="" width={40} height={40} />}
        {!picture && logo && (
          <div className="testimonial-logo">
            <Picture src={logo} alt="" width={112} height={40} />
          </div>
        )}
        {initials && (
          <span className="initials" aria-hidden="true">
            {initials}
          </span>
        )}
        <div>
          <p className="testimonial-name">
            <OutboundLink href={link}>{name}</OutboundLink>
          </p>
          <Phrase as="p" of={joined([role, company], ', ')} className="meta" />
        </div>
      </figcaption>
    </figure>
  );
}

/** A long text in two, between two sentences, so that each part can be read alone. */
function parted(text: string): string[] {
  // The dot of an abbreviation such as "z. B." ends no sentence.
  const ends = [...text.matchAll(/\p{L}{3}[.!?…][“”"«»]?\s+(?=[\p{Lu}„“"»«])/gu)].map(
    (end) => end.index + end[0].length,
  );
  const end = ends.findLast((place) => place <= usualLength) ?? ends[0];
  if (end === undefined || text.length <= usualLength || text.length - end < leastRest) return [text];
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}
