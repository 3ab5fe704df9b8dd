import { cvText } from '#text/cv.ts';
import { joined } from '../model/phrase.ts';
import { type TimelineEntry, timelineEntry } from '../sections/timeline-entry.ts';
import { Card } from '../ui/card.tsx';
import { LinkedTitle, Phrase } from '../ui/phrase.tsx';
import type { SiteOf } from './pages.ts';

/** What was learned and published. An anonymous CV has no links, which would lead to names. */
export function CvEducation({ site, isAnonymous }: { site: SiteOf<'cv'>; isAnonymous: boolean }) {
  const cards = [
    ['certifications', 'lucide:award', site.certifications.map(timelineEntry)],
    ['educations', 'lucide:graduation-cap', site.educations.map(timelineEntry)],
    // The title alone would tell the author.
    ['publications', 'lucide:book-open', isAnonymous ? [] : site.publications.map(publicationEntry)],
  ] as const;
  return (
    <div className="cv-more">
      {cards.map(
        ([id, icon, entries]) =>
          entries.length > 0 && (
            <Card key={id} id={id} icon={icon} title={cvText[id]}>
              <ol className="cv-list">
                {entries.map(({ title, link, organization, time, description }, index) => (
                  <li key={index}>
                    <LinkedTitle of={title} href={isAnonymous ? undefined : link} />
                    <Phrase
                      as="p"
                      of={joined([organization || undefined, time || undefined], ' · ')}
                      className="cv-entry"
                    />
                    <Phrase as="p" of={description} className="cv-description" />
                  </li>
                ))}
              </ol>
            </Card>
          ),
      )}
    </div>
  );
}

const publicationEntry = (publication: SiteOf<'cv'>['publications'][number]): TimelineEntry => {
  const { title, conferenceName, journalName, link, description } = publication;
  const organization = [conferenceName, journalName].filter(Boolean).join(', ');
  return { time: undefined, title, link, organization, description };
};
