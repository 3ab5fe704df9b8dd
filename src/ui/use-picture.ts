import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PictureSource } from '../model/site-picture.ts';

type PictureState =
  | 'loading'
  /** The site's copy is on screen while the original, which may have changed, loads behind it. */
  | 'provisional'
  | 'loaded'
  /** All sources have failed. */
  | 'failed';

/** The first of the sources that loads. If all fail, they are tried again from time to time. */
export function usePicture(sources: readonly PictureSource[], changing: boolean) {
  const [index, setIndex] = useState(0);
  const [progress, setProgress] = useState<Exclude<PictureState, 'failed'>>('loading');
  const ref = useRef<HTMLImageElement>(null);
  const source = sources[index];
  const original = progress === 'provisional' ? sources[index + 1] : undefined;

  const show = (index: number, state: typeof progress) => {
    setIndex(index);
    setProgress(state);
  };
  // A responsive image loads again when its width changes.
  const onLoad = () => {
    const next = changing ? 'provisional' : 'loaded';
    setProgress((before) => (before === 'loading' ? next : before));
  };

  // It may have loaded, or failed, before hydration.
  const onHydrated = useEffectEvent((image: HTMLImageElement) => {
    // In a transition, so that a slow phone answers meanwhile.
    if (image.naturalWidth > 0) startTransition(onLoad);
    // Broken, or an SVG without a size: set again, its event comes again. WebKit loads it anew, and draws nothing meanwhile.
    else image.setAttribute('src', image.getAttribute('src') ?? '');
  });
  useEffect(() => {
    if (ref.current?.complete) onHydrated(ref.current);
  }, []);
  useRecovery(source ? [] : sources.map(({ src }) => src), (index) => show(index, 'loading'));

  return {
    state: source ? progress : 'failed',
    source,
    image: { ref, onLoad, onError: () => show(index + 1, 'loading') },
    original: original && {
      src: original.src,
      onLoad: () => show(index + 1, 'loaded'),
      onError: () => setProgress('loaded'),
    },
  };
}

/** Pauses of 1, 4, 16 minutes, then of an hour: a picture that is gone stays gone. */
const retryPauseMs = (tries: number): number => Math.min(4 ** tries, 60) * 60_000;

/** Tries failed addresses in turn, and when the network is back, while the page is visible. What is on screen stays. */
function useRecovery(failed: readonly string[], recovered: (index: number) => void): void {
  const [tries, setTries] = useState(0);
  const index = tries % failed.length;
  const src = failed[index];
  const onLoad = useEffectEvent(() => recovered(index));
  useEffect(() => {
    if (src === undefined) return;
    const picture = new Image();
    picture.onload = onLoad;
    picture.onerror = () => setTries(tries + 1);
    let isDue = false;
    const loadIfDue = () => {
      if (!isDue || document.visibilityState !== 'visible') return;
      isDue = false;
      picture.src = src;
    };
    const onDue = () => {
      isDue = true;
      loadIfDue();
    };
    const timer = setTimeout(onDue, retryPauseMs(tries));
    document.addEventListener('visibilitychange', loadIfDue);
    window.addEventListener('online', onDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadIfDue);
      window.removeEventListener('online', onDue);
      picture.onload = picture.onerror = null;
    };
  }, [src, tries]);
}
