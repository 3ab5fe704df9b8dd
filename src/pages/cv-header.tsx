import { cvCode } from 'virtual:cv-files';
import type { ReactNode } from 'react';
import { cvText } from '#text/cv.ts';
import { formatDay } from '#text/formats.ts';
import { availabilityText, priceText } from '#text/sections.ts';
import { isDirect } from '../model/contact.ts';
import { joined } from '../model/phrase.ts';
import { keyFacts } from '../text/key-facts.ts';
import { ownerName } from '../text/titles.ts';
import { type Fact, Facts, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';
import type { SiteOf } from './pages.ts';

interface CvHeaderProps {
  site: SiteOf<'cv'>;
  today: string;
  updated: string;
  isAnonymous: boolean;
  children: ReactNode;
}

export function CvHeader({ site, today, updated, isAnonymous, children }: CvHeaderProps) {
  const { profile, profilePage } = site;
  const direct = site.accounts.filter(isDirect);
  const facts: Fact[] = [
    ...keyFacts(site, today, { availabilityText, priceText, cvText }).map(
      ([term, ...phrases]) => [term, joined(phrases, ', ')] as const,
    ),
    [cvText.asOf, formatDay(updated)],
  ];
  return (
    <header className="card cv-header">
      <div className="cv-person">
        {profile.avatar && !isAnonymous && (
          <div className="cv-portrait">
            <Picture
              src={profile.avatar}
              alt=""
              width={108}
              height={108}
              loading="eager"
              fetchPriority="high"
            />
          </div>
        )}
        <div className="cv-words">
          <h1 id="page-title" dir="auto">
            {isAnonymous ? cvText.title : ownerName(site)}
          </h1>
          <Phrase as="p" of={profilePage.title ?? profile.role} className="cv-title" />
          <Phrase as="p" of={profilePage.summary ?? profile.bio} className="cv-summary" />
          {profilePage.focus && (
            <p className="cv-summary">
              <strong>{cvText.focus}:</strong> <Phrase of={profilePage.focus} />
            </p>
          )}
          {!isAnonymous && direct.length > 0 && (
            <p className="cv-contact">
              {direct.map(({ text: account, link }, index) => (
                <a key={index} href={link}>
                  {account}
                </a>
              ))}
            </p>
          )}
        </div>
        {cvCode && !isAnonymous && (
          <svg
            className="cv-code"
            role="img"
            aria-label={cvText.code}
            viewBox={`0 0 ${cvCode.size} ${cvCode.size}`}
            shapeRendering="crispEdges"
          >
            <path d={cvCode.path} />
          </svg>
        )}
      </div>
      <Facts of={facts} className="cv-facts" />
      <div className="cv-actions">{children}</div>
    </header>
  );
}
