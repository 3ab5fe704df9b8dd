import { themeText } from '#text/page.ts';
import { ThemePicker } from '../theme/picker.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Section } from './section.ts';

/** The theme selector card. */
const theme: Section = {
  Component: ({ id, site, loading }) => (
    <section id={id} className="card" aria-label={themeText.section} aria-busy={loading || undefined}>
      {loading ? (
        <div className="theme-picker-skeleton" data-skeleton="">
          <Skeleton width="half" />
          <Skeleton width="half" />
        </div>
      ) : (
        <ThemePicker themeConfig={site.themeConfig} base={site.base} />
      )}
    </section>
  ),
};

export default theme;
