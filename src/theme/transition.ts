/** Makes a change of the whole page's look: as a soft cross-fade where the browser can and motion is welcome. */
export function fade(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    change();
    return;
  }
  // A fade that the next one overtakes, as under a held arrow key, rejects; its change is made all the same.
  document.startViewTransition(change).ready.catch(() => {});
}
