import { cvText } from '#text/cv.ts';
import type { CvSite } from '../model/page-site.ts';
import { joined } from '../model/phrase.ts';
import { certificationStation, educationStation, type Station } from '../sections/stations.ts';
import { Card } from '../ui/card.tsx';
import { LinkedTitle } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';

/** What was learned and published. An anonymous CV has no links, which would lead to names. */
export function CvEducation({ site, isAnonymous }: { site: CvSite; isAnonymous: boolean }) {
  const cards = [
    {
      id: 'certifications',
      icon: 'lucide:award',
      stations: site.certifications.map(certificationStation),
    },
    { id: 'educations', icon: 'lucide:graduation-cap', stations: site.educations.map(educationStation) },
    {
      id: 'publications',
      icon: 'lucide:book-open',
      // The title alone would tell the author.
      stations: isAnonymous ? [] : site.publications.map(publicationStation),
    },
  ] as const;
  return (
    <div className="cv-more">
      {cards.map(
        ({ id, icon, stations }) =>
          stations.length > 0 && (
            <Card key={id} id={id} icon={icon} title={cvText[id]}>
              <ol className="cv-list">
                {stations.map(({ title, link, place, time, description }, index) => (
                  <li key={index}>
                    <LinkedTitle of={title} href={isAnonymous ? undefined : link} />
                    <Phrase
                      as="p"
                      of={joined([place || undefined, time || undefined], ' · ')}
                      className="cv-station"
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

const publicationStation = (publication: CvSite['publications'][number]): Station => {
  const { title, conferenceName, journalName, link, description } = publication;
  const place = [conferenceName, journalName].filter(Boolean).join(', ');
  return { time: undefined, title, link, place, description };
};
