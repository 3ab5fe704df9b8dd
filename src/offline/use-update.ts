import { useEffect, useRef, useState } from 'react';
import { type UpdateState, Updates } from './update.ts';

interface Update {
  state: UpdateState;
  /** Puts the new version into this tab. */
  apply: () => void;
  /** Leaves the old version until the next visit. */
  postpone: () => void;
}

/** Follows the versions of the site's worker. */
export function useUpdate(base: string): Update {
  const [state, setState] = useState<UpdateState>('none');
  const updates = useRef<Updates>(undefined);
  useEffect(() => {
    updates.current = new Updates(base, setState);
    return updates.current.watch();
  }, [base]);
  const apply = () => {
    if (state === 'waiting') updates.current?.apply();
    else location.reload();
  };
  return { state, apply, postpone: () => setState('none') };
}
