import { externalProjectsText, headerText } from '#text/sections.ts';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { LinkedTitle, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { cardSection, shown } from './card-section.tsx';
import './external-projects.css';

export default cardSection({
  icon: 'lucide:rocket',
  useContent: (site) => shown(site.projects.external.projects),
  title: (site) => headerText(site.projects.external.header),
  subtitle: (value) => externalProjectsText.subtitle(value.length),
  Skeleton: ({ site }) => <ItemsSkeleton count={site.projects.external.projects.length} />,
  Body: ({ value }) => (
    <Items of={value}>
      {({ title, description, link, imageUrl }) => (
        <article className="item external-project">
          {imageUrl && (
            <div className="external-project-picture screen-only">
              <Picture src={imageUrl} alt="" width={72} height={72} />
            </div>
          )}
          <div>
            <LinkedTitle of={title} href={link} className="item-link" eventName="Click External Project" />
            <Phrase as="p" of={description} className="item-text" />
          </div>
        </article>
      )}
    </Items>
  ),
});
