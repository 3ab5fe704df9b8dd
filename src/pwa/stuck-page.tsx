import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadFor } from './reload.ts';

/** Longer than a slow phone needs to draw nothing. */
const timeoutMs = 3000;

/**
 * Reloads a page that comes back from the back/forward cache and draws nothing more: Firefox drops messages that are in
 * flight when a page enters the cache, and React's scheduler waits for its own for ever.
 */
export function reloadIfStuck(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const timer = setTimeout(() => reloadFor('page is stuck'), timeoutMs);
    createRoot(document.createDocumentFragment()).render(<Probe drawn={() => clearTimeout(timer)} />);
  });
}

function Probe({ drawn }: { drawn: () => void }): null {
  useLayoutEffect(drawn);
  return null;
}
