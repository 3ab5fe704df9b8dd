import { useLayoutEffect, useSyncExternalStore } from 'react';
import { windowEvent } from './window-event.ts';

/**
 * The most important first. `requested`: the question for consent, when the visitor asks for it. An update comes before
 * what may stay for many visits. An error screen, which is no notice, is shown without all that comes after it.
 */
const order = ['requested', 'update', 'error', 'status', 'consent', 'language', 'install'] as const;

export type NoticeId = (typeof order)[number];

const pending = new Set<NoticeId>();
const subscribe = windowEvent('notices');
const announce = () => dispatchEvent(new Event('notices'));

/** Whether to show a notice now: one at a time. */
export function useNoticeQueue(notice: NoticeId, isPending: boolean): boolean {
  useLayoutEffect(() => {
    if (!isPending) return;
    pending.add(notice);
    announce();
    return () => {
      pending.delete(notice);
      announce();
    };
  }, [notice, isPending]);
  return useSyncExternalStore(
    subscribe,
    () => isPending && order.find((other) => other === notice || pending.has(other)) === notice,
    () => false,
  );
}
