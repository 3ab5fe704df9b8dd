import type { ReactNode } from 'react';
import type { ResourceState } from '../offline/use-resource.ts';
import type { SourceError } from '../sources/source-error.ts';
import type { Content } from './card-section.tsx';

/** The content of a section that a service fills; the notice stands there when nothing is known. */
export function contentOf<Value>(answer: ResourceState<Value>, notice: ReactNode): Content<Value> {
  switch (answer.status) {
    case 'idle':
      return { state: 'hidden' };
    case 'waiting':
      return { state: 'loading' };
    case 'failed':
      return { state: 'unavailable', notice };
    case 'there':
      return { state: 'shown', value: answer.value };
  }
}

/** Why nothing could be had, while nothing older is known either. */
export const failureOf = (answer: ResourceState<unknown>): SourceError | undefined =>
  answer.status === 'failed' ? answer.error : undefined;

/** The content of a section that is not there when its list is empty. */
export function hiddenWhenEmpty<Item>(content: Content<Item[]>): Content<Item[]> {
  return content.state === 'shown' && content.value.length === 0 ? { state: 'hidden' } : content;
}
