import { profilePageText } from '#text/profile.ts';
import { joined, type Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { Card } from '../ui/card.tsx';
import type { IconId } from '../ui/icon.tsx';
import { LinkedTitle } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';

interface Stations {
  id: 'certifications' | 'educations' | 'publications';
  icon: IconId;
  stations: Station[];
}

interface Station {
  /** What tells it from the others. */
  key: readonly (Sentence | undefined)[];
  title: Sentence | undefined;
  link?: string | undefined;
  place: Sentence;
  description?: Sentence | undefined;
}

/** Where it was, and when; empty where neither is said. */
const placeOf = (place?: string, time?: Sentence) => joined([place || undefined, time || undefined], ' · ');

/** What was learned and published. Where they can be checked, there are names: an anonymous profile has no links. */
export function ProfileEducation({ site, isAnonymous }: { site: Site; isAnonymous: boolean }) {
  const cards: Stations[] = [
    {
      id: 'certifications',
      icon: 'lucide:award',
      stations: site.certifications.map(({ year, name, body, link }) => ({
        key: [year, name, body],
        title: name,
        link: isAnonymous ? undefined : link,
        place: placeOf(body, year),
      })),
    },
    {
      id: 'educations',
      icon: 'lucide:graduation-cap',
      stations: site.educations.map(({ institution, degree, from, to, description }) => ({
        key: [institution, degree, from, to],
        title: degree,
        place: placeOf(institution, joined([from, to], ' – ')),
        description,
      })),
    },
    {
      id: 'publications',
      icon: 'lucide:book-open',
      // Whoever reads a title can look up the author.
      stations: (isAnonymous ? [] : site.publications).map((publication) => {
        const { title, conferenceName, journalName, link, description } = publication;
        const place = [conferenceName, journalName].filter(Boolean).join(', ');
        return { key: [title, conferenceName, journalName], title, link, place, description };
      }),
    },
  ];
  return (
    <div className="cv-more">
      {cards.map(
        ({ id, icon, stations }) =>
          stations.length > 0 && (
            <Card key={id} id={id} className="cv-stations" icon={icon} title={profilePageText[id]}>
              <ol className="cv-list">
                {stations.map(({ key, ...station }) => (
                  <StationEntry key={JSON.stringify(key)} {...station} />
                ))}
              </ol>
            </Card>
          ),
      )}
    </div>
  );
}

const StationEntry = ({ title, link, place, description }: Omit<Station, 'key'>) => (
  <li>
    <LinkedTitle of={title} href={link} />
    <Phrase as="p" of={place} className="cv-station" />
    <Phrase as="p" of={description} className="cv-description" />
  </li>
);
