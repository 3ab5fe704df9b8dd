import { sprite } from 'virtual:icons';
import { type ReactNode, use } from 'react';
import { PictureSupplyContext, pictureSources } from './picture-sources.ts';
import { usePicture } from './use-picture.ts';
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
  /** `<img sizes>`, where the width differs from that of its place. */
  sizes?: string | undefined;
  className?: string;
}

/** An image in front of its placeholder, so that it shows without scripts too. A new `src` is a new element. */
export const Picture = (props: PictureProps) => <OnePicture key={props.src} {...props} />;

function OnePicture(props: PictureProps) {
  const { src, alt, width, height, loading = 'lazy', fetchPriority } = props;
  const { changing = false, fallback, sizes, className = '' } = props;
  const sources = pictureSources(src, use(PictureSupplyContext));
  const { state, source, image, original } = usePicture(sources, changing);
  if (!source && fallback) return fallback;
  const placeholderLabel = (!source && alt) || undefined;
  const shape = { width, height, loading, fetchPriority, decoding: 'async' } as const;
  const shown = source && <img key={source.src} src={source.src} alt={alt} {...shape} {...image} />;
  return (
    <span className={`picture picture-${state} ${className}`}>
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
      {/* It has the same key as the shown picture: the element moves there, and nothing flashes. */}
      {original && <img key={original.src} alt="" {...shape} {...original} />}
    </span>
  );
}
