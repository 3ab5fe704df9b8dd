import { LanguageSwitch } from 'virtual:language-switch';
import { sections } from 'virtual:sections';
import { memo } from 'react';
import { navigationText } from '#text/navigation.ts';
import { parts, placeOf } from '../model/section.ts';
import type { Site } from '../model/site.ts';
import { usePortfolioProfile } from '../offline/use-portfolio.ts';
import type { PlacedSection, SectionProps } from '../sections/section.ts';
import { siteTitle } from '../text/titles.ts';
import { useFocusHandover } from '../ui/focus-handover.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { useReadingOrder } from './reading-order.ts';
import { SkipLink } from './skip-link.tsx';
import { StatusLine } from './status-line.tsx';
import { useTitle } from './title.ts';
import './portfolio.css';
import 'virtual:layout.css';

/** The page `/`: the sections in two columns, or an error screen while nothing is known of the person. */
export default function PortfolioPage({ site }: { site: Site }) {
  const profile = usePortfolioProfile(site);
  useTitle(siteTitle(site));
  if (profile.status === 'failed') return <ErrorScreen error={profile.error} />;
  return (
    <>
      <SkipLink />
      {LanguageSwitch && <LanguageSwitch />}
      <Columns site={site} loading={profile.status !== 'there'} />
      <Footer site={site} />
      {LanguageSwitch && <LanguageSwitch atEnd />}
      <StatusLine site={site} />
    </>
  );
}

/** A component of its own: it is unmounted when the error screen takes its place, and hands over the focus then. */
function Columns({ site, loading }: { site: Site; loading: boolean }) {
  const main = useFocusHandover<HTMLElement>();
  useReadingOrder();
  return (
    <main ref={main} id="main" tabIndex={-1} aria-labelledby="profile-name" aria-busy={loading || undefined}>
      {loading && (
        <p className="visually-hidden" role="status">
          {navigationText.loading}
        </p>
      )}
      {/* Not the element above: the keyboard follows the order on screen only in what cannot take the focus itself. */}
      <div className="portfolio">
        {parts.map((part) => (
          <div key={part} className={`portfolio-part portfolio-${part}`}>
            {sections[part].map((placed) => (
              <div key={placed.id} id={placeOf(placed.id)} className="portfolio-place">
                <SectionOnPage {...placed} site={site} loading={loading} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </main>
  );
}

/** Re-rendered only when its own data changes, not whenever the page hears something. */
const SectionOnPage = memo(function SectionOnPage({
  section: { Component },
  ...props
}: SectionProps & PlacedSection) {
  return <Component {...props} />;
});
