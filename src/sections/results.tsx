import { links } from 'virtual:pages';
import { resultsText } from '#text/sections.ts';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { cardSection, shown } from './card-section.tsx';
import './results.css';

/** Results of the latest projects, each with a link to its project in the CV. */
export default cardSection({
  icon: 'lucide:target',
  sells: true,
  useContent: (site) => shown(site.results),
  title: () => resultsText.title,
  subtitle: () => resultsText.subtitle,
  Skeleton: ({ site }) => (
    <ItemsSkeleton
      className="items items-grid items-thirds results print-three"
      item="result"
      count={site.results.length}
    />
  ),
  Body: ({ value, site }) => (
    <Items className="items items-grid items-thirds results print-three" of={value}>
      {({ id, title, client, result }) => (
        <article className="result">
          <h3>
            <a href={`${site.base.slice(0, -1)}${links.cv?.href}#${id}`}>
              <Phrase of={title} />
            </a>
          </h3>
          <Phrase as="p" of={client} className="meta" />
          <Phrase as="p" of={result} className="result-words" />
        </article>
      )}
    </Items>
  ),
});
