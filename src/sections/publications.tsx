import { publicationsText } from '#text/sections.ts';
import type { Publication } from '../model/career.ts';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Paragraph, Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { cardSection, fromSite } from './card-section.tsx';

export default cardSection<Publication[]>({
  icon: 'lucide:book-open',
  title: () => publicationsText.title,
  subtitle: (value) => publicationsText.subtitle(value.length),
  useContent: fromSite((site) => site.publications),
  Skeleton: ({ site }) => (
    <ItemsSkeleton count={site.publications.length}>
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton />
    </ItemsSkeleton>
  ),
  Body: ({ value }) => (
    <Items>
      {value.map(({ title, conferenceName, journalName, authors, description, link }) => (
        <li key={JSON.stringify([title, conferenceName, journalName])}>
          <article className="item">
            <h3>
              {link ? (
                <OutboundLink href={link} className="item-link">
                  <Phrase of={title} />
                </OutboundLink>
              ) : (
                <Phrase of={title} />
              )}
            </h3>
            <Paragraph of={conferenceName} className="item-facts" />
            {journalName && (
              <p className="item-facts">
                <cite>{journalName}</cite>
              </p>
            )}
            {authors && (
              <p className="item-text">
                <Phrase of={publicationsText.author} /> {authors}
              </p>
            )}
            <Paragraph of={description} className="item-text" />
          </article>
        </li>
      ))}
    </Items>
  ),
});
