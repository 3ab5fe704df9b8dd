import { useLayoutEffect, useSyncExternalStore } from 'react';
import { subscription } from './stored-setting.ts';

/** What the page may have to say, the most important first. A question that the visitor has asked for is an answer to them. */
const order = ['requested', 'status', 'consent', 'update', 'language', 'install'] as const;

export type News = (typeof order)[number];

const pending = new Set<News>();
const { announce, subscribe } = subscription(() => () => {});

/** Whether a piece of news is to be shown now: one at a time. */
export function useTurn(news: News, hasNews: boolean): boolean {
  useLayoutEffect(() => {
    if (!hasNews) return;
    pending.add(news);
    announce();
    return () => {
      pending.delete(news);
      announce();
    };
  }, [news, hasNews]);
  return useSyncExternalStore(
    subscribe,
    () => hasNews && order.find((other) => other === news || pending.has(other)) === news,
    () => false,
  );
}
