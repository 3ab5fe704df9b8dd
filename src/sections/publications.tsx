import { publicationsText } from '#text/sections.ts';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { LinkedTitle, Phrase } from '../ui/phrase.tsx';
import { cardSection, shown } from './card-section.tsx';

export default cardSection({
  icon: 'lucide:book-open',
  useContent: (site) => shown(site.publications),
  title: () => publicationsText.title,
  subtitle: (value) => publicationsText.subtitle(value.length),
  Skeleton: ({ site }) => <ItemsSkeleton count={site.publications.length} />,
  Body: ({ value }) => (
    <Items of={value}>
      {({ title, conferenceName, journalName, authors, description, link }) => (
        <article className="item">
          <LinkedTitle of={title} href={link} className="item-link" />
          <Phrase as="p" of={conferenceName} className="item-facts" />
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
          <Phrase as="p" of={description} className="item-text" />
        </article>
      )}
    </Items>
  ),
});
