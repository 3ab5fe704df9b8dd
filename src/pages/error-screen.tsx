import { limitsPage } from 'virtual:repositories';
import type { ReactNode } from 'react';
import { errorText } from '#text/occasions.ts';
import { freshnessText, navigationText } from '#text/page.ts';
import type { Phrase as Sentence } from '../model/phrase.ts';
import type { Site } from '../model/site.ts';
import { useRetry } from '../offline/query-client.ts';
import type { ProviderError } from '../providers/resource.ts';
import { LegalLinks } from '../ui/legal-links.tsx';
import { useClock } from '../ui/now.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { Phrase } from '../ui/phrase.tsx';
import { FullPage } from './full-page.tsx';

export interface ErrorScreenProps {
  site: Site;
  error: ProviderError;
}

/** The screen that replaces the portfolio when nothing is known of the person, and GitHub does not tell. */
export default function ErrorScreen({ error }: ErrorScreenProps) {
  const retry = useRetry();
  const { status, title, subtitle } = screenOf(error);
  return (
    <FullPage status={status} title={title}>
      {subtitle}
      {/* Asking a provider that has just refused would only be refused again. */}
      {error.kind !== 'limited' && (
        <p>
          <button type="button" className="button" onClick={retry}>
            {navigationText.retry}
          </button>
        </p>
      )}
      <LegalLinks />
    </FullPage>
  );
}

function screenOf(error: ProviderError): { status: number; title: Sentence; subtitle: ReactNode } {
  switch (error.kind) {
    case 'limited':
      return { status: 429, ...errorText.limited, subtitle: <LimitedSubtitle resetsAt={error.resetsAt} /> };
    case 'unknown-user':
      return {
        status: 404,
        ...errorText.unknownUser,
        subtitle: <Subtitle of={errorText.unknownUser.subtitle} />,
      };
    case 'timeout':
    case 'unreachable':
      return {
        status: 500,
        ...errorText.failed,
        subtitle: (
          <>
            <Subtitle of={errorText.failed.subtitle} />
            <Subtitle of={errorText.offline} />
          </>
        ),
      };
    default:
      return { status: 500, ...errorText.failed, subtitle: <Subtitle of={errorText.failed.subtitle} /> };
  }
}

const Subtitle = ({ of }: { of: Sentence }) => (
  <p>
    <Phrase of={of} />
  </p>
);

function LimitedSubtitle({ resetsAt }: { resetsAt: number | undefined }) {
  const now = useClock();
  const { before, link, after } = errorText.limited;
  return (
    <>
      <p>
        <Phrase of={before} />
        <OutboundLink href={limitsPage}>
          <Phrase of={link} />
        </OutboundLink>
        {/* Counts down for the eyes only, or all of it would be read out every minute. */}
        <span aria-live="off">
          <Phrase of={after(resetsAt ?? now + 60_000, now)} />
        </span>
      </p>
      <p>{freshnessText.retriesAtReset}</p>
    </>
  );
}
