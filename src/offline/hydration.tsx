import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

const HydratedContext = createContext(false);

/**
 * Tells everything below when the server's HTML has been hydrated. In a transition: what the device knows changes much
 * of the page at once, and in one piece it would keep a slow phone from answering.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/**
 * False on the server and in the render that hydrates the server's HTML, true ever after: what the device knows
 * may not appear before, or the two would not match.
 */
export const useHydrated = (): boolean => use(HydratedContext);
