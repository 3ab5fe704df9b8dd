import type { ComponentType, ReactNode } from 'react';
import { freshnessText } from '#text/page.ts';
import type { LocalizedText } from '../model/phrase.ts';
import type { ResourceState } from '../offline/use-resource.ts';
import type { ProviderError, Timestamped } from '../providers/resource.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { Card } from '../ui/card.tsx';
import type { IconId } from '../ui/icon.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './card-section.css';

/** Props of the component that is the default export of each section. Everything else about it is data (src/model/section.ts). */
export interface SectionProps {
  /** The section's address within the page. */
  id: string;
  site: PortfolioSite;
  /** True while the profile is unknown: the whole page waits, every section shows its skeleton. */
  loading: boolean;
}

export interface CardSection<Value> {
  icon: IconId;
  /** Sells, instead of proving: its heading is larger. */
  sells?: boolean;
  title(site: PortfolioSite): LocalizedText;
  subtitle?(value: Value): LocalizedText;
  /** A hook. While it is idle the section is not on the page. */
  useContent: (site: PortfolioSite) => ResourceState<Value>;
  /** Muted text for content that failed to load and has no older copy. */
  unavailable?: ReactNode;
  Skeleton: ComponentType<{ site: PortfolioSite }>;
  Body: ComponentType<Timestamped<Value> & { site: PortfolioSite }>;
  /** Shown below the content, in every state. */
  End?: ComponentType<{ site: PortfolioSite }>;
}

/** Draws loading, hidden, unavailable and shown: once, for all card sections. */
export function cardSection<Value>(section: CardSection<Value>): ComponentType<SectionProps> {
  const { icon, sells, title, subtitle, unavailable, Body, End } = section;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
  return function CardSectionView({ id, site, loading }) {
    const state = section.useContent(site);
    const content: ResourceState<Value> = loading ? { status: 'pending' } : state;
    if (content.status === 'idle') return null;
    const isPending = content.status === 'pending';
    const words = content.status === 'success' ? subtitle?.(content.value) : undefined;
    return (
      <Card
        id={id}
        icon={icon}
        sells={sells}
        title={title(site)}
        subtitle={isPending ? subtitle && <Skeleton width="half" /> : words && <Phrase of={words} />}
        busy={isPending}
      >
        {isPending && <section.Skeleton site={site} />}
        {content.status === 'error' && (
          <div className="quiet unavailable">
            {unavailable} {nextAttempt(content.error)}
          </div>
        )}
        {content.status === 'success' && <Body {...content} site={site} />}
        {End && <End site={site} />}
      </Card>
    );
  };
}

/** The content of a section that the configuration alone fills. */
export const shown = <Value,>(value: Value): { status: 'success' } & Timestamped<Value> => ({
  status: 'success',
  value,
  fetchedAt: Number.POSITIVE_INFINITY,
});

/** Says when the page retries. Errors that only the owner can fix are not retried. */
function nextAttempt({ kind }: ProviderError): string | undefined {
  // The status line says it for all sections at once.
  if (kind === 'limited' || kind === 'unknown-user') return undefined;
  return kind === 'offline' ? freshnessText.retriesOnline : freshnessText.retries;
}
