/**
 * Replaces modules of query-core and wouter that no page needs (src/tooling/documents/bundle.ts): nothing mutates at a
 * provider, no list is infinite, nothing suspends or throws to an error boundary, and no path has parameters.
 */
export class MutationCache {
  getAll = (): [] => [];
  findAll = (): [] => [];
  subscribe = () => () => {};
  clear = (): void => {};
  resumePausedMutations = async (): Promise<void> => {};
}

export const infiniteQueryBehavior = (): undefined => undefined;
export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;

export const ensureSuspenseTimers = (): void => {};
export const shouldSuspend = (): boolean => false;
export const fetchOptimistic = async (): Promise<void> => {};
export const defaultThrowOnError = (): boolean => false;

export const ensurePreventErrorBoundaryRetry = (): void => {};
export const useClearResetErrorBoundary = (): void => {};
export const getHasError = (): boolean => false;
export const useQueryErrorResetBoundary = (): undefined => undefined;
export const QueryErrorResetBoundary = (): null => null;

export const parse = (): undefined => undefined;
