import { sprite } from 'virtual:icons';
import { hasCopies } from 'virtual:picture-copies';
import { type ReactNode, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PictureSource } from '../model/picture.ts';
import { PictureSupplyContext, pictureSources } from './picture-sources.ts';
import './picture.css';

interface PictureProps {
  /** http(s), a path of this site or `data:image/…`; anything else, or none, is a picture that has failed. */
  src: string | undefined;
  alt: string;
  /** In CSS pixels; they give the shape, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** `eager` for the pictures of the first screen. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | undefined;
  /** The address stays and the picture changes: the site's copy is shown only until the original has loaded. */
  changing?: boolean;
  /** What stands in for a picture that fails: another picture's address, or something to show in its place. */
  fallback?: ReactNode;
  /** How wide it is shown where that is not what its place says, as `<img sizes>`. */
  sizes?: string | undefined;
  /** Called when the picture could not be loaded; a failing `fallback` address is not told, nor one without any source. */
  onError?: () => void;
}

/**
 * An image with a placeholder until it has loaded, and a calm one when it fails. The placeholder is behind the image, which
 * is therefore there without scripts too.
 */
export const Picture = (props: PictureProps) => (
  // A new picture begins anew.
  <OnePicture key={props.src} {...props} />
);

function OnePicture(props: PictureProps) {
  const { src, alt, width, height, loading = 'lazy', fetchPriority } = props;
  const { changing = false, fallback, sizes, onError } = props;
  const sources = pictureSources(src, use(PictureSupplyContext));
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PictureState>(sources.length === 0 ? 'failed' : 'loading');
  const [stays, setStays] = useState(!changing);
  const image = useRef<HTMLImageElement>(null);
  const failed = state === 'failed';
  const source = sources[attempt];
  const successor = state === 'loaded' && !stays ? sources[attempt + 1] : undefined;
  const shape = { width, height, loading, fetchPriority, decoding: 'async' } as const;

  const settle = (now: PictureState) => {
    if (now === 'failed' && attempt + 1 < sources.length) return setAttempt(attempt + 1);
    setState(now);
    if (now === 'failed') onError?.();
  };
  const settleUnheard = useEffectEvent(settle);
  useEffect(() => {
    if (!image.current) return;
    pictureState(image.current).then((now) => {
      if (now !== 'loading') startTransition(() => settleUnheard(now));
    });
  }, []);

  if (failed && typeof fallback === 'string')
    return <Picture {...{ alt, width, height, loading, fetchPriority }} src={fallback} />;
  const shown = (
    <img
      key={source?.src}
      ref={image}
      src={source?.src}
      alt={alt}
      {...shape}
      onLoad={() => settle('loaded')}
      onError={() => settle('failed')}
    />
  );
  return (
    <span className={`picture picture-${state}`}>
      <Placeholder
        {...{ width, height }}
        label={failed && !fallback ? alt : ''}
        color={failed ? undefined : source?.color}
      />
      {failed
        ? fallback && <span className="picture-fallback">{fallback}</span>
        : withCandidates(source, sizes, shown)}
      {successor && (
        // The same key as it will have in the place above: the element moves there, and nothing flashes.
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

/** The image with the copies that its browser may prefer to it. */
function withCandidates(source: PictureSource | undefined, sizes: string | undefined, image: ReactNode) {
  if (!hasCopies || !source?.candidates) return image;
  return (
    <picture key={source.src}>
      {source.candidates.map((candidate) => (
        <source key={candidate.type} {...candidate} sizes={sizes ?? source.sizes} />
      ))}
      {image}
    </picture>
  );
}

interface PlaceholderProps extends Pick<PictureProps, 'width' | 'height'> {
  label: string;
  color: string | undefined;
}

/** An area of the picture's main colour, or tinted with a small icon; it reserves the place in every state. */
function Placeholder({ width, height, label, color }: PlaceholderProps) {
  return (
    <svg
      className="picture-placeholder"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      color={color}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={!label || undefined}
    >
      <use href={`${sprite}#lucide:image`} />
    </svg>
  );
}

type PictureState = 'loading' | 'loaded' | 'failed';

/**
 * The state of an image that may have finished before hydration. A drawing without a size is 0 wide in some browsers, as a
 * broken image is in all: decoding tells them apart.
 */
export async function pictureState(
  image: Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'decode'>,
): Promise<PictureState> {
  if (!image.complete) return 'loading';
  if (image.naturalWidth > 0) return 'loaded';
  return image
    .decode()
    .then<PictureState>(() => 'loaded')
    .catch(() => 'failed');
}
