import { useEffect } from 'react';

/**
 * Scrolls to the section in the address of a newly opened document, if the browser did not: WebKit looks for it while the
 * section may still wait for what comes above it (portfolio.css), and not again once the document has loaded.
 */
export function useAddressedSection(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    // A reload and the way back restore the visitor's place, which may be the top.
    const isOpened = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
    if (isOpened && scrollY === 0)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
