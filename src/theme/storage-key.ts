/** The key of the stored theme. It carries the base because sites in folders of one host share their storage. */
export function themeKey(base: string): string {
  return `portfolio:${base}:theme`;
}
