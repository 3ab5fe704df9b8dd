import { joined, type LocalizedText, plainText } from '../model/phrase.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Phrase } from '../ui/phrase.tsx';
import '../ui/quotation.css';
import './client-words.css';

/** A proof beside the person: what a client says or, if none does, a result. The shortest, because it is shown whole. */
export function ClientWords({ site }: { site: PortfolioSite }) {
  const { testimonials, results } = site;
  const said = shortest(testimonials.list, ({ quote }) => quote);
  const reached = said ? undefined : shortest(results, ({ result }) => result);
  if (!said && !reached) return null;
  const { opensAcross, arrangement } = site;
  const isNear = opensAcross && arrangement.left[0] === 'testimonials';
  return (
    <figure className={`client-words screen-only ${isNear ? 'client-words-near' : ''}`}>
      <blockquote className={said && 'quotation'}>
        <p>
          <a href={said ? '#testimonials' : '#results'}>
            <Phrase of={said ? said.quote : reached?.result} />
          </a>
        </p>
      </blockquote>
      <figcaption>
        <Phrase of={said ? joined([said.name, said.role ?? said.company], ', ') : reached?.client} />
      </figcaption>
    </figure>
  );
}

const shortest = <Entry,>(entries: readonly Entry[], words: (entry: Entry) => LocalizedText) =>
  entries.toSorted((a, b) => plainText(words(a)).length - plainText(words(b)).length)[0];
