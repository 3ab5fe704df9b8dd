export interface PictureSource {
  src: string;
  /** Copies in several widths, the smallest format first, as `<source>` takes them. */
  candidates?: readonly { type: string; srcSet: string }[];
  /** How wide the page shows the picture, as `<img sizes>` says it; for the choice among the candidates. */
  sizes?: string;
  /** The original's, in pixels, where it is shown in its own shape. */
  width?: number;
  height?: number;
  /** The picture's main colour, such as `#a3c`. */
  color?: string;
}

/** How the page uses a picture; its copies are made for that. */
export interface PictureUse {
  /** How wide it is shown, in CSS pixels: on the screens that show it smallest, and on those that show it largest. */
  shown: readonly [least: number, most: number];
  /** Its width by its height; the rest is cut off. Left out: the picture's own, shown no larger than it is. */
  ratio?: number;
  /** How wide it is shown on which screen, as `<img sizes>` says it. */
  sizes: string;
}

export type PictureNote = PictureUse & { kind: string };

export interface ConfiguredPicture extends PictureNote {
  /** http(s), or an absolute path below the base. */
  address: string;
  /** Where the owner wrote it, such as `certifications[2].badge`. */
  path: string;
}
