import { setTimeout } from 'node:timers/promises';
import { limitKey } from '../../../../sw/rate-limit.ts';
import { ProviderError } from '../../../providers/resource.ts';

interface Asked {
  url: string;
  /** By which name the provider counts such requests, where it has limits for several kinds. */
  limit?: string | undefined;
}

/**
 * Asks each host one thing at a time. A host that sets a limit is left alone until it ends, one that does not answer
 * altogether: what it would have been asked fails with the same error.
 */
export class HostQueue {
  readonly #retryPauseMs: number;
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #closed = new Map<string, ProviderError>();

  /** @param retryPauseMs before the one retry after a broken connection or a server error */
  constructor(retryPauseMs = 1000) {
    this.#retryPauseMs = retryPauseMs;
  }

  /** @returns what the task returns, once the host's turn comes */
  run<Value>(asked: Asked, task: () => Promise<Value>): Promise<Value> {
    const { host } = new URL(asked.url);
    const turn = (this.#turns.get(host) ?? Promise.resolve()).then(async () => {
      const closed = this.#closed.get(host) ?? this.#closed.get(limitKey(asked));
      if (closed) throw closed;
      try {
        return await this.#attempt(task);
      } catch (error) {
        if (error instanceof ProviderError) this.#note(error, asked, host);
        throw error;
      }
    });
    this.#turns.set(
      host,
      turn.catch(() => {}),
    );
    return turn;
  }

  async #attempt<Value>(task: () => Promise<Value>): Promise<Value> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.retryable) throw error;
      await setTimeout(this.#retryPauseMs);
      return task();
    }
  }

  #note(error: ProviderError, asked: Asked, host: string): void {
    if (error.kind === 'limited') this.#closed.set(limitKey(asked), error);
    if (error.kind === 'unreachable' || error.kind === 'timeout') this.#closed.set(host, error);
  }
}
