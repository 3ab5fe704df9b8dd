/**
 * Stands in for what no page needs of React Query, which its client brings all the same: the build puts it in the place of
 * query-core's modules (src/tooling/documents/bundle.ts). Nothing is changed at a provider, no list is endless, and
 * nothing suspends or throws to a boundary.
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
