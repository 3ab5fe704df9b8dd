import { links } from 'virtual:pages';
import { useLayoutEffect, useMemo, useState } from 'react';
import { cvName, cvText } from '#text/cv.ts';
import { CvFilter } from '../cv/filter.tsx';
import { CvHeader } from '../cv/header.tsx';
import { CvEducation, CvHistory, CvMatrix } from '../cv/history.tsx';
import { LoadOwnDocument } from '../frame/full-page.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { anonymousTexts } from '../model/anonymous.ts';
import { inGroups, skillMatrix } from '../model/engagement.ts';
import { writtenHost } from '../model/http-link.ts';
import { pick } from '../model/pick.ts';
import {
  anonymousKey,
  type Choice,
  chosen,
  everything,
  readChoice,
  writeChoice,
} from '../model/project-choice.ts';
import type { PageDocument, SiteOf } from '../site/pages.ts';
import { dayOf } from '../text/quantities.ts';
import { pageTitle } from '../text/titles.ts';
import { useNow } from '../ui/now.ts';
import '../ui/card.css';
import '../ui/button.css';
import '../cv/cv.css';

export default function CvPage({ page, site }: PageDocument) {
  return page === 'cv' ? <Cv site={site} /> : <LoadOwnDocument site={site} />;
}

function Cv({ site: whole }: { site: SiteOf<'cv'> }) {
  const today = dayOf(useNow());
  const [view, setView] = useAddress();
  const { choice, isAnonymous } = view;
  const site = useMemo(() => (isAnonymous ? anonymous(whole) : whole), [isAnonymous, whole]);
  const { engagements, profilePage, seo, base } = site;
  const shown = chosen(engagements, choice);
  const title = isAnonymous ? cvName : pageTitle(cvName, site);
  const foot = [title, cvText.updated(profilePage.updated ?? today)];
  // Paper says where the page is, as far as the owner has.
  if (seo.url && !isAnonymous) foot.push(writtenHost(seo.url) + base.slice(0, -1) + links.cv?.href);
  return (
    <PageFrame site={site} title={title} className="cv">
      <div className="cv-sheet">
        <div className="cv-body">
          <CvHeader
            site={site}
            today={today}
            isAnonymous={isAnonymous}
            setAnonymous={(isAnonymous) => setView({ ...view, isAnonymous })}
          />
          <div className="cv-columns">
            <CvFilter
              engagements={engagements}
              choice={choice}
              count={shown.length}
              onChoose={(choice) => setView({ ...view, choice })}
            />
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

/** Filter and version in the address. The first render shows everything with the name, as the document does. */
function useAddress() {
  const [view, setView] = useState<View>(wholeView);
  useLayoutEffect(() => {
    const read = () => setView(readView(location.search));
    const search = searchWithInputs();
    if (search !== location.search) keepInAddress(readView(search));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const change = (next: View) => {
    setView(next);
    keepInAddress(next);
  };
  return [view, change] as const;
}

function keepInAddress(view: View): void {
  try {
    history.replaceState(history.state, '', location.pathname + writeView(view) + location.hash);
  } catch {
    // Safari refuses more than a hundred in half a minute; the next choice is written again.
  }
}

interface View {
  choice: Choice;
  isAnonymous: boolean;
}

const wholeView: View = { choice: everything, isAnonymous: false };

/** Without a choice the same object, so that nothing is drawn twice. */
function readView(search: string): View {
  if (!search) return wholeView;
  return { choice: readChoice(search), isAnonymous: new URLSearchParams(search).has(anonymousKey) };
}

function writeView({ choice, isAnonymous }: View): string {
  const parts = [writeChoice(choice).slice(1), isAnonymous && anonymousKey].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The address's choice with what a visitor typed and ticked before hydration, which React does not notice. */
function searchWithInputs(): string {
  const search = new URLSearchParams(location.search);
  const inputs = document.querySelectorAll<HTMLInputElement>('.cv input');
  const entered = [...inputs].filter(({ type, value, checked }) => (type === 'checkbox' ? checked : value));
  if (entered.length === 0) return location.search;
  for (const { type, name, value } of entered) {
    if (type === 'checkbox') search.append(name, value);
    else search.set(name, value);
  }
  return `?${search}`;
}
