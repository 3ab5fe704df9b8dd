import { setTimeout } from 'node:timers/promises';
import { limitKey } from '../../../../sw/rate-limit.ts';
import { ProviderError, type Resource } from '../../../providers/resource.ts';

/**
 * Sends one request at a time to each host. After a rate limit, further requests under that limit fail with the same
 * error. After a timeout or a broken connection, all further requests to the host do.
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
          if (error instanceof ProviderError) {
            if (error.kind === 'limited') this.#closed.set(limitKey(asked), error);
            if (error.hasNoResponse) this.#closed.set(host, error);
          }
          throw error;
        });
    });
    const settled = turn.catch(() => {});
    this.#turns.set(host, settled);
    return turn;
  }
}
