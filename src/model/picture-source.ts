/** Something that a picture can be loaded from. */
export interface PictureSource {
  /** What every browser shows. */
  src: string;
  /** Copies in several widths, the smallest format first, as `<source>` takes them. */
  candidates?: readonly { type: string; srcSet: string }[];
  /** How wide the page shows the picture, as `<img sizes>` says it; for the choice among the candidates. */
  sizes?: string;
  /** Of the original, in pixels, where it is shown in its own shape. */
  width?: number;
  height?: number;
  /** The picture's main colour, such as `#a3c`. */
  color?: string;
}
