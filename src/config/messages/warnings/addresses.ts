import { mapAddresses } from '../../address.ts';
import type { Config } from '../../config.ts';
import { pictureAddress } from '../../format/address.ts';
import { formatPath, type Problem, quote, told } from '../problem.ts';

/** Pictures that no browser loads, and a site that is served under another address. */
export function addressWarnings(given: Config): Problem[] {
  const pictures: Problem[] = [];
  mapAddresses(given, (address, path, { format }) => {
    if (format === pictureAddress && /^http:/i.test(address))
      pictures.push({
        path: formatPath(path),
        message: `Found ${quote(address)}. Browsers do not load http pictures into https pages. Write '${address.replace(/^http:/i, 'https:')}', or put the picture into public/.`,
      });
    return address;
  });
  return [...pictures, ...siteAddress(given), ...sharePicture(given), ...ownWebsite(given)];
}

/** A website without a scheme is linked with http, as the specification has it. */
function ownWebsite({ social }: Config): Problem[] {
  const website = social?.website;
  const message = `Found ${quote(website ?? '')}, which is linked as http://, without encryption. Write 'https://${website}'.`;
  return told(website !== undefined && !/^https?:/i.test(website) && { path: 'social.website', message });
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
