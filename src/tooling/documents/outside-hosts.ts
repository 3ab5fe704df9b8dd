import { type WorkerSite, withoutQuery } from '../../../sw/contract.ts';
import { parsedUrl } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import { resourcesOfBrowsers, sitePictures, siteRequests } from '../../site/providers.ts';

/** The outside hosts that a site's pages make requests to, each once. @param site null when the configuration is invalid */
export function outsideHosts(site: Site | null) {
  if (site?.data !== 'live') return { providers: [], pictures: [], picturesAnywhere: false };
  const pictureHosts = siteRequests(site).flatMap(({ pictures }) => pictures ?? []);
  const pictures = [
    ...sitePictures(site).map(({ url }) => url),
    ...site.pictures.map(({ address }) => address),
  ];
  return {
    providers: [...new Set(hostsOf(resourcesOfBrowsers(site).map(({ url }) => url)))],
    /** Hosts of pictures, as far as the build knows them. */
    pictures: [...new Set([...pictureHosts.flatMap(({ hosts }) => hosts), ...hostsOf(pictures)])],
    /** Whether pictures may come from other hosts too: only the list of articles names those of thumbnails. */
    picturesAnywhere: pictureHosts.some(({ elsewhere }) => elsewhere),
  };
}

export const storedResponses = (site: Site): WorkerSite['answers'] =>
  Object.fromEntries(resourcesOfBrowsers(site).map(({ url, shape }) => [withoutQuery(url), shape]));

const hostsOf = (addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => parsedUrl(address ?? '')?.host ?? []);
