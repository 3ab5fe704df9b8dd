import { useState } from 'react';
import { privateProjectsText } from '#text/sections.ts';
import { serviceCategoryTone, statusTone } from '../model/badge-tone.ts';
import { plainText } from '../model/phrase.ts';
import { Badge } from '../ui/badge.tsx';
import { Chips } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Items, ItemsSkeleton } from '../ui/items.tsx';
import { NotLoaded, onDemand } from '../ui/on-demand.tsx';
import { Phrase, Phrases } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { cardSection, shown } from './card-section.tsx';
import type { PrivateProject } from './private-project-dialog.tsx';
import '../ui/button.css';
import '../ui/details.css';
import './private-projects.css';

const PrivateProjectDialog = onDemand(() => import('./private-project-dialog.tsx'), NotLoaded);

export default cardSection({
  icon: 'lucide:lock',
  useContent: (site) => shown(site.projects.private.projects),
  title: (site) => site.projects.private.header,
  subtitle: (value) => privateProjectsText.subtitle(value.length),
  Skeleton: () => (
    <ItemsSkeleton className="items private-projects" count={3}>
      <SkeletonText as="h3" width="half" />
      <SkeletonText className="item-text" width="most" lines={2} />
    </ItemsSkeleton>
  ),
  Body: ({ value }) => {
    // A new object at every click, so that a failed load is retried.
    const [open, setOpen] = useState<{ project: PrivateProject }>();
    return (
      <Items className="items private-projects" of={value}>
        {(project) => (
          <>
            <PrivateProjectCard {...project} onDetails={() => setOpen({ project })} />
            {open?.project === project && (
              <PrivateProjectDialog project={project} onClose={() => setOpen(undefined)} />
            )}
          </>
        )}
      </Items>
    );
  },
});

function PrivateProjectCard({ onDetails, ...project }: PrivateProject & { onDetails: () => void }) {
  const { name, description, readmeExcerpt, technologies, status } = project;
  const { category, highlights, screenshot } = project;
  return (
    <details
      className="item private-project"
      onToggle={(event) => event.currentTarget.open && void PrivateProjectDialog.preload()}
    >
      <summary>
        <Icon name="lucide:lock" />
        <Phrase as="h3" of={name} />
        <span className="private-project-badges cluster">
          {status && <Badge tone={statusTone(plainText(status))}>{status}</Badge>}
          {category && <Badge tone={serviceCategoryTone(plainText(category))}>{category}</Badge>}
        </span>
        <Phrase as="span" of={description} className="item-text item-text-clamped" />
      </summary>
      <div className={`private-project-body stack ${screenshot ? 'private-project-pictured' : ''}`}>
        <Chips of={technologies} label={privateProjectsText.technologies} />
        {screenshot && (
          <button
            type="button"
            className="private-project-screenshot screen-only"
            aria-label={privateProjectsText.enlarge(plainText(name))}
            onClick={onDetails}
          >
            <Picture src={screenshot} alt="" width={1280} height={800} />
          </button>
        )}
        <div className="private-project-about stack">
          {readmeExcerpt && (
            <figure className="private-project-readme screen-only">
              <figcaption>{privateProjectsText.readme}</figcaption>
              <Phrase as="blockquote" of={readmeExcerpt} />
            </figure>
          )}
          {highlights.length > 0 && (
            <>
              <h4>{privateProjectsText.highlights}</h4>
              <Phrases of={highlights} className="private-project-highlights stack print-inline" />
            </>
          )}
        </div>
        <div className="private-project-end cluster screen-only">
          <span>
            <Icon name="lucide:lock" /> {privateProjectsText.privateRepository}
          </span>
          {screenshot && (
            <button type="button" className="button button-quiet" onClick={onDetails}>
              {privateProjectsText.details}
              <span className="visually-hidden">
                {' '}
                <Phrase of={name} />
              </span>
            </button>
          )}
        </div>
      </div>
    </details>
  );
}
