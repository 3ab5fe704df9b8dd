import { setTimeout } from 'node:timers/promises';
import { limitKey } from '../../../../sw/rate-limit.ts';
import { ProviderError, type Resource } from '../../../providers/resource.ts';

/**
 * Asks each host one thing at a time. A host that sets a limit is left alone until it ends, one that does not answer
 * altogether: what it would have been asked fails with the same error.
 */
export class HostQueue {
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #closed = new Map<string, ProviderError>();

  /** @param retryPauseMs before the one retry after a broken connection or a server error */
  constructor(readonly retryPauseMs = 1000) {}

  run<Value>(asked: Pick<Resource<unknown>, 'url' | 'limit'>, task: () => Promise<Value>): Promise<Value> {
    const { host } = new URL(asked.url);
    const turn = (this.#turns.get(host) ?? Promise.resolve()).then(async () => {
      const closed = this.#closed.get(host) ?? this.#closed.get(limitKey(asked));
      if (closed) throw closed;
      return task()
        .catch(async (error) => {
          if (!(error instanceof ProviderError) || !error.retryable) throw error;
          await setTimeout(this.retryPauseMs);
          return task();
        })
        .catch((error) => {
          const kind = error instanceof ProviderError && error.kind;
          if (kind === 'limited') this.#closed.set(limitKey(asked), error);
          if (kind === 'unreachable' || kind === 'timeout') this.#closed.set(host, error);
          throw error;
        });
    });
    const settled = turn.catch(() => {});
    this.#turns.set(host, settled);
    return turn;
  }
}
