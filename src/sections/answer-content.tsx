import type { ReactNode } from 'react';
import { freshnessText } from '#text/page.ts';
import type { ResourceState } from '../offline/use-resource.ts';
import type { ProviderError } from '../providers/resource.ts';
import type { Content } from './card-section.tsx';

/** The content of a section that a provider fills; the notice stands there when nothing is known. */
export function contentOf<Value>(answer: ResourceState<Value>, notice: ReactNode): Content<Value> {
  switch (answer.status) {
    case 'idle':
      return { state: 'hidden' };
    case 'waiting':
      return { state: 'loading' };
    case 'failed':
      return {
        state: 'unavailable',
        notice: (
          <>
            {notice} <NextAttempt after={answer.error} />
          </>
        ),
      };
    case 'there':
      return { state: 'shown', value: answer.value };
  }
}

/** When it is tried again. What only the owner can mend, a visitor need not wait for. */
function NextAttempt({ after: { kind } }: { after: ProviderError }) {
  switch (kind) {
    // The page's status line says it for all sections at once.
    case 'limited':
    case 'unknown-user':
      return null;
    case 'unreachable':
    case 'timeout':
      return freshnessText.retriesOnline;
    default:
      return freshnessText.retries;
  }
}

/** The content of a section that is not there when its list is empty. */
export function hiddenWhenEmpty<Item>(content: Content<Item[]>): Content<Item[]> {
  return content.state === 'shown' && content.value.length === 0 ? { state: 'hidden' } : content;
}
