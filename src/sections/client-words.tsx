import { joined, type LocalizedText, plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Phrase } from '../ui/phrase.tsx';
import '../ui/quotation.css';
import './client-words.css';

/** A proof beside the person: what a client says or, if none does, a result. The shortest, because it is shown whole. */
export function ClientWords({ site }: { site: PortfolioSite }) {
  const { testimonials, results } = site;
  const testimonial = shortest(testimonials.list, ({ quote }) => quote);
  const achievement = testimonial ? undefined : shortest(results, ({ result }) => result);
  if (!testimonial && !achievement) return null;
  const { opensAcross, arrangement } = site;
  const isNear = opensAcross && arrangement.left[0] === 'testimonials';
  return (
    <figure className={`client-words screen-only ${isNear ? 'client-words-near' : ''}`}>
      <blockquote className={testimonial && 'quotation'}>
        <p>
          <a href={testimonial ? '#testimonials' : '#results'}>
            <Phrase of={testimonial ? testimonial.quote : achievement?.result} />
          </a>
        </p>
      </blockquote>
      <figcaption>
        <Phrase
          of={
            testimonial
              ? joined([testimonial.name, testimonial.role ?? testimonial.company], ', ')
              : achievement?.client
          }
        />
      </figcaption>
    </figure>
  );
}

const shortest = <Entry,>(entries: readonly Entry[], words: (entry: Entry) => LocalizedText) =>
  entries.toSorted((a, b) => plainText(words(a)).length - plainText(words(b)).length)[0];
