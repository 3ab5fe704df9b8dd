import type { ComponentType, ReactNode } from 'react';
import type { Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { Card, type CardWeight } from '../ui/card.tsx';
import type { IconId } from '../ui/icon.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Section, SectionProps } from './section.ts';

/** What a section has to show at the moment. */
export type Content<Value> =
  | { state: 'loading' }
  /** Nothing to show: the section is not on the page. */
  | { state: 'hidden' }
  /** It could not be had, and nothing older is known: the frame with a quiet sentence. */
  | { state: 'unavailable'; notice: ReactNode }
  | { state: 'shown'; value: Value };

/** A section that is a card with a heading: what is in it, and nothing about the states it can be in. */
export interface CardSection<Value> {
  /** Stands beside its heading: a drawing of Lucide, Tabler, Simple Icons or Devicon. */
  icon: IconId | ((site: Site, id: string) => IconId);
  /** Left out: it proves what the main cards say. */
  weight?: CardWeight;
  title(site: Site, id: string): Sentence;
  subtitle?(value: Value): Sentence | undefined;
  /** A hook; it runs on every render of the section. */
  useContent(site: Site, id: string): Content<Value>;
  Skeleton: ComponentType<{ site: Site }>;
  Body: ComponentType<{ value: Value; site: Site }>;
  /** What stands below it, whether its content is there or still loading. */
  End?: ComponentType<{ site: Site }>;
}

export function cardSection<Value>(section: CardSection<Value>): Section {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once a section, when its module loads
    Component: (props) => <CardSectionView section={section} {...props} />,
  };
}

/** Draws loading, hidden, unavailable and shown: once, for all card sections. */
function CardSectionView<Value>({
  section,
  id,
  site,
  loading,
}: SectionProps & { section: CardSection<Value> }) {
  const { icon, weight, Skeleton: SectionSkeleton, Body, End } = section;
  const content = section.useContent(site, id);
  const frame = {
    id,
    icon: typeof icon === 'string' ? icon : icon(site, id),
    weight,
    title: section.title(site, id),
    end: End && <End site={site} />,
  };
  if (loading || content.state === 'loading') {
    return (
      <Card {...frame} subtitle={section.subtitle && <Skeleton width="half" />} busy>
        <SectionSkeleton site={site} />
      </Card>
    );
  }
  switch (content.state) {
    case 'hidden':
      return null;
    case 'unavailable':
      return (
        <Card {...frame}>
          <div className="quiet">{content.notice}</div>
        </Card>
      );
    case 'shown': {
      const subtitle = section.subtitle?.(content.value);
      return (
        <Card {...frame} subtitle={subtitle && <Phrase of={subtitle} />}>
          <Body value={content.value} site={site} />
        </Card>
      );
    }
  }
}

/** The content of a section that the configuration alone fills. */
export function fromSite<Value>(read: (site: Site) => Value): (site: Site) => Content<Value> {
  return (site) => ({ state: 'shown', value: read(site) });
}
