import { errorText } from '#text/consent-and-errors.ts';
import { FullPage, RetryButton } from '../frame/full-page.tsx';
import { useRetry } from '../offline/query-client.ts';
import { limitsPage, providerName } from '../providers/github/resources.ts';
import type { ProviderError } from '../providers/resource.ts';
import type { PortfolioSite } from '../site/page-site.ts';
import { useClock } from '../ui/now.ts';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Phrase } from '../ui/phrase.tsx';

/** Replaces the portfolio when there is no data about the person and GitHub's response fails. */
export default function ErrorScreen({ error }: { site: PortfolioSite; error: ProviderError }) {
  const { kind, hasNoResponse, resetsAt, url } = error;
  const retry = useRetry();
  const now = useClock();
  // No retry button: the provider would refuse again.
  if (kind === 'limited') {
    const { title, before, link, after } = errorText.limited;
    return (
      <FullPage status={429} title={title}>
        <p>
          <Phrase of={before} />
          <OutboundLink href={limitsPage}>
            <Phrase of={link} />
          </OutboundLink>
          {/* Screen readers would read it out every minute. */}
          <span aria-live="off">
            <Phrase of={after(resetsAt ?? now + 60_000, now)} />
          </span>
        </p>
        <Phrase as="p" of={errorText.retriesAtReset} />
        <PageLinks />
      </FullPage>
    );
  }
  if (kind === 'offline')
    return (
      <FullPage title={errorText.offline.title}>
        <p>{errorText.offline.subtitle}</p>
        <RetryButton retry={retry} />
        <PageLinks />
      </FullPage>
    );
  const isUnknown = kind === 'unknown-user';
  const { title, subtitle } = errorText[isUnknown ? 'unknownUser' : 'failed'];
  return (
    <FullPage status={isUnknown ? 404 : 500} title={title}>
      <Phrase as="p" of={subtitle} />
      {hasNoResponse && (
        <p>
          <Phrase of={errorText.unreachable(providerName(url))} /> <Phrase of={errorText.retries} />
        </p>
      )}
      <RetryButton name={errorText.retry} retry={retry} />
      <PageLinks />
    </FullPage>
  );
}
