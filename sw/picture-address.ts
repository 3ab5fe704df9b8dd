import type { WorkerSite } from './contract.ts';

/**
 * Whether a request is for one of the portfolio's pictures: from a host that serves pictures, drawn by the page from
 * any other outside host (thumbnails of articles lie anywhere), or one of the site's own. Its icons are not: the
 * browser asks for them by itself, for its tabs and home screens, and they are part of the shell.
 */
export function isPictureAddress(
  { base, pictureHosts, picturesAnywhere }: Pick<WorkerSite, 'base' | 'pictureHosts' | 'picturesAnywhere'>,
  { origin, host, pathname }: URL,
  { destination }: Pick<Request, 'destination'>,
): boolean {
  if (origin !== location.origin)
    return pictureHosts.includes(host) || (picturesAnywhere && destination === 'image');
  return (
    pathname.startsWith(base) &&
    !pathname.startsWith(`${base}icons/`) &&
    /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(pathname)
  );
}
