import type { ComponentType, ReactNode } from 'react';
import { freshnessText } from '#text/page.ts';
import type { PortfolioSite } from '../model/page-site.ts';
import type { Phrase as Sentence } from '../model/phrase.ts';
import type { ResourceState } from '../offline/use-resource.ts';
import type { ProviderError } from '../providers/resource.ts';
import { Card } from '../ui/card.tsx';
import type { IconId } from '../ui/icon.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Props of the component that is the default export of each section. Everything else about it is data (src/model/section.ts). */
export interface SectionProps {
  /** The section's address within the page. */
  id: string;
  site: PortfolioSite;
  /** True while the profile is unknown: the whole page waits, every section shows its skeleton. */
  loading: boolean;
}

type Content<Value> =
  | { state: 'loading' }
  /** Not on the page. */
  | { state: 'hidden' }
  /** Failed to load, and nothing older is known: the frame with a quiet sentence. */
  | { state: 'unavailable'; notice: ReactNode }
  | { state: 'shown'; value: Value };

export interface CardSection<Value> {
  icon: IconId | ((site: PortfolioSite, id: string) => IconId);
  /** `main` for what the owner offers, `side` for what is secondary; the others support the main cards. */
  weight?: 'main' | 'side';
  title(site: PortfolioSite, id: string): Sentence;
  subtitle?(value: Value): Sentence | undefined;
  /** A hook; it runs on every render of the section. */
  useContent(site: PortfolioSite, id: string): Content<Value>;
  Skeleton: ComponentType<{ site: PortfolioSite }>;
  Body: ComponentType<{ value: Value; site: PortfolioSite }>;
  /** Shown below the content, in every state. */
  End?: ComponentType<{ site: PortfolioSite }>;
}

/** Draws loading, hidden, unavailable and shown: once, for all card sections. */
export function cardSection<Value>(section: CardSection<Value>): ComponentType<SectionProps> {
  const { icon, weight, title, subtitle, Body, End } = section;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
  return function CardSectionView({ id, site, loading }) {
    const found = section.useContent(site, id);
    const content: Content<Value> = loading ? { state: 'loading' } : found;
    if (content.state === 'hidden') return null;
    const isWaiting = content.state === 'loading';
    const words = content.state === 'shown' ? subtitle?.(content.value) : undefined;
    return (
      <Card
        id={id}
        icon={typeof icon === 'string' ? icon : icon(site, id)}
        className={weight && `card-${weight}`}
        title={title(site, id)}
        subtitle={isWaiting ? subtitle && <Skeleton width="half" /> : words && <Phrase of={words} />}
        busy={isWaiting}
      >
        {isWaiting && <section.Skeleton site={site} />}
        {content.state === 'unavailable' && <div className="quiet">{content.notice}</div>}
        {content.state === 'shown' && <Body value={content.value} site={site} />}
        {End && <End site={site} />}
      </Card>
    );
  };
}

/** The content of a section that the configuration alone fills. */
export const fromSite =
  <Value,>(read: (site: PortfolioSite) => Value) =>
  (site: PortfolioSite): Content<Value> => ({ state: 'shown', value: read(site) });

/** The content of a section that a provider fills. @param notice shown when nothing is known */
export function contentOf<Value>(answer: ResourceState<Value>, notice: ReactNode): Content<Value> {
  if (answer.status === 'there') return { state: 'shown', value: answer.value };
  if (answer.status !== 'failed') return { state: answer.status === 'idle' ? 'hidden' : 'loading' };
  return {
    state: 'unavailable',
    notice: (
      <>
        {notice} {nextAttempt(answer.error)}
      </>
    ),
  };
}

/** Says when the page retries. Errors that only the owner can fix are not retried. */
function nextAttempt({ kind, hasNoResponse }: ProviderError): string | undefined {
  // The status line says it for all sections at once.
  if (kind === 'limited' || kind === 'unknown-user') return undefined;
  return hasNoResponse ? freshnessText.retriesOnline : freshnessText.retries;
}
