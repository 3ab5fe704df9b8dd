import { links } from 'virtual:pages';
import { useLayoutEffect, useMemo, useState } from 'react';
import { cvName, cvText } from '#text/cv.ts';
import { CvFilter } from '../cv/filter.tsx';
import { CvHeader } from '../cv/header.tsx';
import { CvEducation, CvHistory, CvMatrix } from '../cv/history.tsx';
import { LoadDocument } from '../frame/full-page.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { anonymousTexts } from '../model/anonymous.ts';
import { inGroups, skillMatrix } from '../model/engagement.ts';
import { writtenHost } from '../model/http-link.ts';
import { pick } from '../model/pick.ts';
import {
  anonymousKey,
  applyFilter,
  noFilter,
  type ProjectFilter,
  readFilter,
  writeFilter,
} from '../model/project-filter.ts';
import type { PageDocument, SiteOf } from '../site/pages.ts';
import { dayOf } from '../text/quantities.ts';
import { pageTitle } from '../text/titles.ts';
import { useNow } from '../ui/now.ts';
import '../ui/card.css';
import '../cv/cv.css';

export default function CvPage({ page, site }: PageDocument) {
  return page === 'cv' ? <Cv site={site} /> : <LoadDocument site={site} />;
}

function Cv({ site: whole }: { site: SiteOf<'cv'> }) {
  const today = dayOf(useNow());
  const [view, setView] = useAddress();
  const { filter, isAnonymous } = view;
  const site = useMemo(() => (isAnonymous ? anonymous(whole) : whole), [isAnonymous, whole]);
  const { engagements, profilePage, seo, base } = site;
  const shown = applyFilter(engagements, filter);
  const title = isAnonymous ? cvName : pageTitle(cvName, site);
  const foot = [title, cvText.updated(profilePage.updated ?? today)];
  // On paper the address of the page, if the owner has named it.
  if (seo.url && !isAnonymous) foot.push(writtenHost(seo.url) + base.slice(0, -1) + links.cv?.href);
  return (
    <PageFrame site={site} title={title} className="cv">
      <div className="cv-sheet">
        <div className="cv-body stack">
          <CvHeader
            site={site}
            today={today}
            isAnonymous={isAnonymous}
            setAnonymous={(isAnonymous) => setView({ ...view, isAnonymous })}
          />
          <div className="cv-columns stack">
            <CvFilter
              engagements={engagements}
              filter={filter}
              count={shown.length}
              onFilter={(filter) => setView({ ...view, filter })}
            />
            <div className="cv-main stack">
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

/** Filter and version in the address. The first render shows all projects with the name, as the document does. */
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
    // Safari allows a hundred changes in half a minute. The next one writes the whole filter again.
  }
}

interface View {
  filter: ProjectFilter;
  isAnonymous: boolean;
}

const wholeView: View = { filter: noFilter, isAnonymous: false };

/** Returns the same object when there is no filter, so that nothing is rendered twice. */
function readView(search: string): View {
  if (!search) return wholeView;
  return { filter: readFilter(search), isAnonymous: new URLSearchParams(search).has(anonymousKey) };
}

function writeView({ filter, isAnonymous }: View): string {
  const parts = [writeFilter(filter).slice(1), isAnonymous && anonymousKey].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The filter in the address, with what a visitor typed and ticked before hydration, which React does not notice. */
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
