/** The part of subset-font that the build uses; the package brings no types. */
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep; all without it. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
