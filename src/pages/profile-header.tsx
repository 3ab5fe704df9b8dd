import { profileCode } from 'virtual:profile-files';
import type { ReactNode } from 'react';
import { formatDay } from '#text/formats.ts';
import { profilePageText } from '#text/profile.ts';
import { availabilityText, priceText } from '#text/sections.ts';
import { isDirect } from '../model/contact.ts';
import type { ProfileSite } from '../model/page-site.ts';
import { joined } from '../model/phrase.ts';
import { keyFacts } from '../text/key-facts.ts';
import { ownerName } from '../text/titles.ts';
import { type Fact, Facts, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';

interface ProfileHeaderProps {
  site: ProfileSite;
  today: string;
  updated: string;
  isAnonymous: boolean;
  children: ReactNode;
}

export function ProfileHeader({ site, today, updated, isAnonymous, children }: ProfileHeaderProps) {
  const { profile, profilePage } = site;
  const text = profilePage.summary ?? profile.bio;
  const direct = site.accounts.filter(isDirect);
  const facts: Fact[] = [
    ...keyFacts(site, today, { availabilityText, priceText, profilePageText }).map(
      ([term, ...phrases]) => [term, joined(phrases, ', ')] as const,
    ),
    [profilePageText.asOf, formatDay(updated)],
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
            {isAnonymous ? profilePageText.title : ownerName(site)}
          </h1>
          <Phrase as="p" of={profilePage.title ?? profile.role} className="cv-title" />
          <Phrase as="p" of={text} className="cv-summary" />
          {profilePage.focus && (
            <p className="cv-summary">
              <strong>{profilePageText.focus}:</strong> <Phrase of={profilePage.focus} />
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
        {profileCode && !isAnonymous && (
          <svg
            className="cv-code"
            role="img"
            aria-label={profilePageText.code}
            viewBox={`0 0 ${profileCode.size} ${profileCode.size}`}
            shapeRendering="crispEdges"
          >
            <path d={profileCode.path} />
          </svg>
        )}
      </div>
      <Facts of={facts} className="cv-facts" />
      <div className="cv-actions">{children}</div>
    </header>
  );
}
