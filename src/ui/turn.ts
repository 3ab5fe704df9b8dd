import { useLayoutEffect, useSyncExternalStore } from 'react';
import { subscription } from './stored-setting.ts';

/** The most important first. `requested`: the question for consent, when the visitor asks for it. */
const order = ['requested', 'status', 'consent', 'update', 'language', 'install'] as const;

export type News = (typeof order)[number];

const pending = new Set<News>();
const { announce, subscribe } = subscription(() => () => {});

/** Whether to show a piece of news now: one at a time. */
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
