import { filesInTexts, mapAddresses } from '../../address.ts';
import type { Config } from '../../config.ts';
import { isPublicFile, pictureAddress } from '../../format/address.ts';
import { formatPath, type Problem, quote } from '../problem.ts';

type HasFile = ((path: string) => boolean) | undefined;

/** Files that are not there, pictures that nobody will load, and a site that is served under another address. */
export function addressWarnings(given: Config, hasFile: HasFile): Problem[] {
  const found = filesInTexts(given).map(({ file, path }) => ({ path, address: file, isPicture: true }));
  mapAddresses(given, (address, path, { format }) => {
    found.push({ path: formatPath(path), address, isPicture: format === pictureAddress });
    return address;
  });
  const addresses = found.flatMap(({ path, address, isPicture }) => {
    const cause = isPublicFile(address)
      ? missingFile(address, hasFile)
      : isPicture && insecurePicture(address);
    return cause ? [{ path, message: `Found ${quote(address)}. ${cause}` }] : [];
  });
  return [...addresses, ...siteAddress(given), ...sharePicture(given)];
}

function missingFile(address: string, hasFile: HasFile): string | undefined {
  const file = address.replace(/^(\.?\/)+/, '').replace(/[?#].*$/s, '');
  return hasFile && !hasFile(file)
    ? `There is no file public/${file}. Put it there, or correct the path.`
    : undefined;
}

function insecurePicture(address: string): string | undefined {
  return /^http:/i.test(address)
    ? `Browsers do not load http pictures into https pages. Write '${address.replace(/^http:/i, 'https:')}', or put the picture into public/.`
    : undefined;
}

/** An address without encryption, or whose path is not the one that the site is served under: only `base` decides that. */
function siteAddress({ seo, base = '/' }: Config): Problem[] {
  if (!seo?.url) return [];
  const { origin, pathname, protocol, hostname } = new URL(seo.url);
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const told = (cure: string) => [{ path: 'seo.url', message: `Found ${quote(seo.url ?? '')}${cure}` }];
  if (protocol === 'http:' && hostname !== 'localhost')
    return told(
      `. Without https browsers run no worker, and nothing works offline. Write '${seo.url.replace(/^http:/i, 'https:')}'.`,
    );
  if (path === base) return [];
  return path === '/'
    ? told(
        `, but with base '${base}' visitors find the site at '${origin}${base}'. Write that, or set base to '/' if the site is served at the top of its domain.`,
      )
    : told(`, but the site is served under '${base}'. Write '${origin}', or set base to '${path}'.`);
}

function sharePicture({ seo }: Config): Problem[] {
  const picture = seo?.imageURL;
  if (!picture || !/\.(svg|avif|heic)$/i.test(picture.replace(/[?#].*$/s, ''))) return [];
  const message = `Found ${quote(picture)}, which social networks do not show. Use a PNG or JPEG file, or leave it out: then one is made for you.`;
  return [{ path: 'seo.imageURL', message }];
}
