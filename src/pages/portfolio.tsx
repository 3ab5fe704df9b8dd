import { memo } from 'react';
import type { Site } from '../config/site.ts';
import { useFeaturedRepositories, usePortfolioProfile } from '../offline/use-portfolio.ts';
import { sections } from '../sections/index.ts';
import type { Section, SectionProps } from '../sections/section.ts';
import { navigationText } from '../text/navigation.ts';
import { siteTitle } from '../text/titles.ts';
import { useFocusHandover } from '../ui/focus-handover.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { StatusLine } from './status-line.tsx';
import { useTitle } from './title.ts';
import './portfolio.css';

const parts = ['top', 'left', 'right', 'wide'] as const;

/** The page `/`: the sections in two columns, or the error screen that stops it (SPEC §2 and §8). */
export default function PortfolioPage({ site }: { site: Site }) {
  const profile = usePortfolioProfile(site);
  const featured = useFeaturedRepositories(site);
  // These two can stop the page, when nothing older is known; the other lists cannot.
  const failure = [profile, featured].find((answer) => answer.status === 'failed')?.error;
  useTitle(siteTitle(site));
  if (failure) return <ErrorScreen error={failure} />;
  return (
    <>
      <SkipLink />
      <StatusLine site={site} />
      <Columns site={site} loading={profile.status !== 'there'} />
      <Footer site={site} />
    </>
  );
}

/** A component of its own, so that it notices being replaced by the error screen. */
function Columns({ site, loading }: { site: Site; loading: boolean }) {
  const main = useFocusHandover<HTMLElement>();
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
            {sections[part]
              .filter(({ isEnabled }) => isEnabled(site))
              .map((section) => (
                <SectionOnPage key={section.id} section={section} site={site} loading={loading} />
              ))}
          </div>
        ))}
      </div>
    </main>
  );
}

/** Drawn anew for news of its own alone, not whenever the page hears something. */
const SectionOnPage = memo(function SectionOnPage({
  section: { Component },
  site,
  loading,
}: SectionProps & { section: Section }) {
  return <Component site={site} loading={loading} />;
});
