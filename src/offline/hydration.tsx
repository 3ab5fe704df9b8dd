import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Tells everything below when the server's HTML has been hydrated; in a transition, so that a slow phone can answer
 * meanwhile.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/** False on the server and while hydrating: what the device knows would not match the server's HTML. */
export const useHydrated = (): boolean => use(HydratedContext);
