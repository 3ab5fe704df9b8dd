import type { WorkboxPlugin } from 'workbox-core';
import { readableItems } from './answer-shape.ts';
import { datedAnswer, type WorkerSite, withoutQuery } from './contract.ts';

/** Stores only what the provider promises, dated. */
export const goodAnswerOnly = (kept: WorkerSite['answers']): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const body = await response.text();
    const shape = kept[withoutQuery(request.url)]?.shape;
    if (!shape || response.status !== 200) return null;
    try {
      const isGood = typeof readableItems(JSON.parse(body), shape) === 'object';
      return isGood ? datedAnswer(body, Date.now()) : null;
    } catch {
      return null;
    }
  },
});
