import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { lastFailure } from './last-failure.ts';

/** A function that asks again, now, for everything on the page that failed. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.refetchQueries(
      { type: 'active', predicate: (query) => lastFailure(query) !== undefined },
      { cancelRefetch: false },
    );
  }, [client]);
}
