import type { ReactNode } from 'react';
import { profilePageText } from '#text/profile.ts';
import { availabilityText } from '#text/sections.ts';
import { availabilityOn } from '../model/availability.ts';
import type { Availability } from '../model/offer.ts';
import { joined, plainText, type Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { ownerName } from '../text/titles.ts';
import { Paragraph, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';

interface ProfileHeaderProps {
  site: Site;
  /** Such as `2026-01-15`. */
  today: string;
  updated: string;
  isAnonymous: boolean;
  /** What can be done with the profile. */
  children: ReactNode;
}

const portraitSize = 108;

/** Who it is, and on what terms. */
export function ProfileHeader({ site, today, updated, isAnonymous, children }: ProfileHeaderProps) {
  const { profile, profilePage, availability, spokenLanguages, social } = site;
  const name = ownerName(site);
  const text = profilePage.summary ?? profile.bio;
  // Words in which the name occurs would give it away.
  const names = name.split(/\s+/).filter((part) => part.length > 2);
  const isTelling = (phrase: Sentence) => names.some((part) => plainText(phrase).includes(part));
  const harmless = (phrase: Sentence | undefined) =>
    phrase && isAnonymous && isTelling(phrase) ? undefined : phrase;
  const facts: [string, Sentence | undefined][] = [
    [profilePageText.focus, harmless(profilePage.focus)],
    [
      profilePageText.availability,
      availability && joined([whenOf(availability, today), availability.workload], ', '),
    ],
    [profilePageText.places, availability && joined(availability.places, ', ')],
    [profilePageText.travel, availability?.travel],
    [profilePageText.rate, availability?.rate],
    [
      profilePageText.languages,
      joined(
        spokenLanguages.map(({ name: language, level }) =>
          joined([language, `(${profilePageText.levels[level] ?? level})`], ' '),
        ),
        ', ',
      ),
    ],
  ];
  return (
    <header className="card cv-header">
      <div className="cv-person">
        {profile.avatar && !isAnonymous && (
          <div className="cv-portrait">
            <Picture
              src={profile.avatar}
              alt=""
              width={portraitSize}
              height={portraitSize}
              loading="eager"
              fetchPriority="high"
            />
          </div>
        )}
        <div>
          <h1 id="page-title" dir="auto">
            {isAnonymous ? profilePageText.anonymousName : name}
          </h1>
          <Paragraph of={harmless(profilePage.title ?? profile.role)} className="cv-title" />
          <Paragraph of={harmless(text)} className="cv-summary" />
          {!isAnonymous && (social.email || social.phone) && (
            <p className="cv-contact">
              {social.email && <a href={`mailto:${social.email}`}>{social.email}</a>}
              {social.phone && <a href={`tel:${social.phone.replaceAll(/[^+\d]/g, '')}`}>{social.phone}</a>}
            </p>
          )}
        </div>
      </div>
      <dl className="cv-facts">
        {facts.map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Phrase of={fact} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="cv-actions">
        {children}
        <p className="cv-updated">{profilePageText.updated(updated)}</p>
      </div>
    </header>
  );
}

function whenOf(period: Availability, today: string): string {
  const { status, until } = availabilityOn(today, period);
  const saying = status === 'later' ? availabilityText.later(period.from) : availabilityText[status];
  return until ? `${saying} ${availabilityText.until(until)}` : saying;
}
