import { links } from 'virtual:pages';
import { useLayoutEffect, useMemo, useState } from 'react';
import { cvName, cvText } from '#text/cv.ts';
import { inGroups, skillMatrix } from '../model/engagement.ts';
import { writtenHost } from '../model/http-link.ts';
import { pick } from '../model/pick.ts';
import { chosen, everything, readChoice, writeChoice } from '../model/project-choice.ts';
import { anonymousTexts } from '../text/anonymous.ts';
import { dayOf } from '../text/quantities.ts';
import { pageTitle } from '../text/titles.ts';
import { useNow } from '../ui/now.ts';
import { CvFilter } from './cv-filter.tsx';
import { CvHeader } from './cv-header.tsx';
import { CvEducation, CvHistory, CvMatrix } from './cv-history.tsx';
import { LoadOwnDocument } from './full-page.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageDocument, SiteOf } from './pages.ts';
import '../ui/card.css';
import '../ui/button.css';
import './cv.css';

export default function CvPage({ page, site }: PageDocument) {
  return page === 'cv' ? <Cv site={site} /> : <LoadOwnDocument site={site} />;
}

function Cv({ site: whole }: { site: SiteOf<'cv'> }) {
  const today = dayOf(useNow());
  const [isAnonymous, setAnonymous] = useState(false);
  const site = useMemo(() => (isAnonymous ? anonymous(whole) : whole), [isAnonymous, whole]);
  const { engagements, profilePage, seo, base } = site;
  const [choice, setChoice] = useChoice();
  const shown = chosen(engagements, choice);
  const title = isAnonymous ? cvName : pageTitle(cvName, site);
  const foot = [title, cvText.updated(profilePage.updated ?? today)];
  // Paper says where the page is, as far as the owner has.
  if (seo.url && !isAnonymous) foot.push(writtenHost(seo.url) + base.slice(0, -1) + links.cv?.href);
  return (
    <PageFrame site={site} title={title} className="cv">
      <div className="cv-sheet">
        <div className="cv-body">
          <CvHeader site={site} today={today} isAnonymous={isAnonymous} setAnonymous={setAnonymous} />
          <div className="cv-columns">
            <CvFilter engagements={engagements} choice={choice} count={shown.length} onChoose={setChoice} />
            <div className="cv-main">
              <CvMatrix groups={inGroups(skillMatrix(shown, today), site.skillGroups)} today={today} />
              <CvHistory engagements={shown} today={today} />
            </div>
          </div>
          <CvEducation site={site} isAnonymous={isAnonymous} />
        </div>
        <div className="cv-foot" aria-hidden="true">
          <p>{foot.join(' · ')}</p>
        </div>
      </div>
    </PageFrame>
  );
}

/** A field that is not named here is not on the anonymous page. */
const anonymous = (site: SiteOf<'cv'>): SiteOf<'cv'> => ({
  ...pick(site, 'base', 'home', 'language', 'languages', 'data', 'googleAnalytics', 'hotjar'),
  ...pick(site, 'law', 'services', 'skillGroups', 'spokenLanguages'),
  ...anonymousTexts(site, site.names),
  footer: undefined,
  github: { username: '' },
  accounts: [],
  social: {},
  seo: {},
  publications: [],
  names: [],
});

/** The filter in the address. The first render shows everything, as the document does. */
function useChoice() {
  const [choice, setChoice] = useState(everything);
  useLayoutEffect(() => {
    // Without a filter the same object, so that nothing is drawn twice.
    const read = () => setChoice(location.search ? readChoice(location.search) : everything);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const choose = (next: typeof choice) => {
    setChoice(next);
    try {
      history.replaceState(history.state, '', location.pathname + writeChoice(next) + location.hash);
    } catch {
      // Safari refuses more than a hundred in half a minute; the next choice is written again.
    }
  };
  return [choice, choose] as const;
}
