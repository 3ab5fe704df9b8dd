/** Pause in scrolling after which the place is noted. */
const restMs = 150;

/**
 * Leads to the section in the address, and after a reload or on the way back to where the visitor was, if the browser did
 * not: WebKit looks for both while the document is still coming in, and not again.
 */
export function keepPlace(): void {
  // A new entry of the history has none.
  const place: number | undefined = history.state?.place;
  const arrive = () => {
    if (place !== undefined) {
      // Less, where the document was too short. More was the visitor.
      if (scrollY < place) scrollTo({ top: place, behavior: 'instant' });
    } else if (scrollY === 0 && location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  };
  // Once, or until the visitor scrolls.
  const moved = new AbortController();
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, () => moved.abort(), { passive: true, signal: moved.signal });
  arrive();
  addEventListener('load', arrive, { signal: moved.signal });
  // `history.replaceState` would have the router look for a new page, whose code may still be on its way.
  const note = () => History.prototype.replaceState.call(history, { ...history.state, place: scrollY }, '');
  // WebKit drops what is written in `pagehide`.
  let resting: ReturnType<typeof setTimeout> | undefined;
  const noteLater = () => {
    clearTimeout(resting);
    resting = setTimeout(note, restMs);
  };
  addEventListener('scroll', noteLater, { passive: true });
  // A browser that has restored the place already does not scroll again.
  noteLater();
}
