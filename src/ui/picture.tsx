import { sprite } from 'virtual:icons';
import { type ReactNode, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PictureSupplyContext, pictureSources } from './picture-sources.ts';
import './picture.css';

interface PictureProps {
  /** http(s), a path of this site or `data:image/…`; anything else counts as failed. */
  src: string | undefined;
  alt: string;
  /** In CSS pixels: the shape, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** `eager` for the pictures of the first screen. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  /** True if the picture at the address changes. The site's copy is then shown only until the original has loaded. */
  changing?: boolean;
  /** Replaces a picture that fails, until it can be loaded again. */
  fallback?: ReactNode;
  /** As `<img sizes>`, where the width differs from that of its place. */
  sizes?: string | undefined;
  className?: string;
}

/** An image in front of its placeholder, so that it shows without scripts too. A new `src` is a new element. */
export const Picture = (props: PictureProps) => <OnePicture key={props.src} {...props} />;

function OnePicture(props: PictureProps) {
  const { src, alt, width, height, loading = 'lazy', fetchPriority } = props;
  const { changing = false, fallback, sizes, className = '' } = props;
  const sources = pictureSources(src, use(PictureSupplyContext));
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const [stays, setStays] = useState(!changing);
  const image = useRef<HTMLImageElement>(null);
  /** Undefined once all have failed. */
  const source = sources[attempt];
  const successor = isLoaded && !stays ? sources[attempt + 1] : undefined;
  const placeholderLabel = (!source && alt) || undefined;
  const shape = { width, height, loading, fetchPriority, decoding: 'async' } as const;

  useRecovery(source ? [] : sources.map(({ src }) => src), setAttempt);
  // It may have loaded, or failed, before hydration.
  useEffect(() => {
    const { current } = image;
    if (!current?.complete) return;
    // In a transition, so that a slow phone answers meanwhile.
    if (current.naturalWidth > 0) startTransition(() => setLoaded(true));
    // Broken, or an SVG without a size: set again, its event comes again. WebKit loads it anew, and draws nothing meanwhile.
    else current.setAttribute('src', current.getAttribute('src') ?? '');
  }, []);

  if (!source && fallback) return fallback;
  const shown = source && (
    <img
      key={source.src}
      ref={image}
      src={source.src}
      alt={alt}
      {...shape}
      onLoad={() => setLoaded(true)}
      onError={() => setAttempt(attempt + 1)}
    />
  );
  const state = isLoaded ? 'loaded' : 'loading';
  return (
    <span className={`picture picture-${source ? state : 'failed'} ${className}`}>
      {/* Reserves the place in every state: an area of the picture's main colour, or tinted with a small icon. */}
      <svg
        className="picture-placeholder"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        color={source?.color}
        role={placeholderLabel && 'img'}
        aria-label={placeholderLabel}
        aria-hidden={!placeholderLabel || undefined}
      >
        <use href={`${sprite}#lucide:image`} />
      </svg>
      {source?.candidates ? (
        <picture key={source.src}>
          {source.candidates.map((candidate) => (
            <source key={candidate.type} {...candidate} sizes={sizes ?? source.sizes} />
          ))}
          {shown}
        </picture>
      ) : (
        shown
      )}
      {successor && (
        // With the key that it has as the shown picture: the element moves there, and nothing flashes.
        <img
          key={successor.src}
          src={successor.src}
          alt=""
          {...shape}
          onLoad={() => setAttempt(attempt + 1)}
          onError={() => setStays(true)}
        />
      )}
    </span>
  );
}

/** Pauses grow from one minute to an hour: a picture that is gone stays gone. */
const retryPauseMs = (tries: number): number => Math.min(2 ** tries, 60) * 60_000;

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
