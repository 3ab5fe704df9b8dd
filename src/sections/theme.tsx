import { themeText } from '#text/page.ts';
import { ThemePicker } from '../theme/picker.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { SectionProps } from './card-section.tsx';

const Theme = ({ id, site, loading }: SectionProps) => (
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
);

export default Theme;
