/**
 * Stands in for what no page needs of React Query, which its client brings all the same: the build puts it in the place of
 * query-core's modules (src/tooling/documents/bundle.ts). Nothing is changed at a provider, and no list is endless.
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
