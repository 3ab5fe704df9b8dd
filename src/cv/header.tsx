import { cvCode, cvFiles } from 'virtual:cv-files';
import { useMemo } from 'react';
import { useRouter } from 'wouter';
import { cvText } from '#text/cv.ts';
import { formatDay } from '#text/formats.ts';
import { availabilityText, priceText } from '#text/sections.ts';
import { isDirect } from '../model/contact.ts';
import { anonymousKey } from '../model/project-filter.ts';
import { useCachedFiles } from '../pwa/pictures.ts';
import type { SiteOf } from '../site/pages.ts';
import { keyFacts, lineBelowName } from '../text/key-facts.ts';
import { ownerName } from '../text/titles.ts';
import { Icon } from '../ui/icon.tsx';
import { newTabId } from '../ui/outbound-link.tsx';
import { type Fact, Facts, Phrase } from '../ui/phrase.tsx';
import { Picture } from '../ui/picture.tsx';

interface CvHeaderProps {
  site: SiteOf<'cv'>;
  today: string;
  isAnonymous: boolean;
  setAnonymous: (isAnonymous: boolean) => void;
}

export function CvHeader({ site, today, isAnonymous, setAnonymous }: CvHeaderProps) {
  const { accounts, profilePage } = site;
  const { avatar, bio } = site.profile;
  const direct = accounts.filter(isDirect);
  const facts: Fact[] = [
    ...keyFacts(site, today, { availabilityText, priceText, cvText }),
    [cvText.asOf, formatDay(profilePage.updated ?? today)],
  ];
  return (
    <header className="card cv-head stack">
      <div className="cv-person cluster">
        {avatar && !isAnonymous && (
          <div className="portrait cv-portrait">
            <Picture src={avatar} alt="" width={136} height={136} loading="eager" fetchPriority="high" />
          </div>
        )}
        <div className="cv-words">
          {/* Says which version is shown now. */}
          <h1 id="page-title" dir="auto" aria-live="polite">
            {isAnonymous ? cvText.title : ownerName(site)}
          </h1>
          <Phrase as="p" of={lineBelowName(site)} className="cv-title" />
          <Phrase as="p" of={profilePage.summary ?? bio} className="cv-summary" />
          {profilePage.focus && (
            <p className="cv-summary">
              <strong>{cvText.focus}:</strong> <Phrase of={profilePage.focus} />
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
        {!isAnonymous && direct.length > 0 && (
          <p className="cv-contact cluster">
            {direct.map(({ network, text, link }) => (
              <a key={link} className="button button-quiet" href={link}>
                <Icon name={network === 'phone' ? 'lucide:phone' : 'lucide:mail'} />
                {text}
              </a>
            ))}
          </p>
        )}
      </div>
      <Facts of={facts} className="cv-facts" />
      <div className="cv-actions cluster screen-only">
        {!isAnonymous && <Files />}
        <button type="button" className="button button-quiet" onClick={() => print()}>
          <Icon name="lucide:printer" />
          {cvText.print}
        </button>
        <label className="cv-anonymous">
          <input
            type="checkbox"
            name={anonymousKey}
            checked={isAnonymous}
            onChange={({ target }) => setAnonymous(target.checked)}
            aria-describedby="cv-anonymous-note"
          />
          {cvText.anonymous}
        </label>
        <p id="cv-anonymous-note">{cvText.anonymousNote}</p>
      </div>
    </header>
  );
}

const formatNames = { pdf: 'PDF', docx: 'Word', json: 'JSON Resume' };

function Files() {
  const { base } = useRouter();
  useCachedFiles(useMemo(() => cvFiles.map(({ href }) => ({ src: base + href })), [base]));
  return (
    <ul className="cv-files cluster" aria-label={cvText.files}>
      {cvFiles.map(({ format, href, size }) => (
        <li key={format}>
          {/* `download` would make Chromium bypass the worker and its offline copy. */}
          <a
            className={format === 'json' ? 'button button-quiet' : 'button'}
            href={base + href}
            target="_blank"
            rel="noopener"
            aria-describedby={newTabId}
          >
            <Icon name="lucide:download" />
            {`${formatNames[format]} (${Math.max(1, Math.round(size / 1000))}\u00a0kB)`}
          </a>
        </li>
      ))}
    </ul>
  );
}
