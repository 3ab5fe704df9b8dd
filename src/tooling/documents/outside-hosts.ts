import { type WorkerSite, withoutQuery } from '../../../sw/contract.ts';
import { parsedUrl } from '../../model/http-link.ts';
import type { Site } from '../../model/site.ts';
import { resourcesOfBrowsers, siteContents, sitePictures } from '../../providers/providers.ts';

/** The outside hosts that a site's pages make requests to, each once. @param site null when the configuration is invalid */
export function outsideHosts(site: Site | null) {
  if (site?.data !== 'live') return { answers: [], pictures: [], picturesAnywhere: false };
  const named = siteContents(site).flatMap(({ pictures }) => pictures ?? []);
  return {
    answers: [...new Set(resourcesOfBrowsers(site).flatMap(({ url }) => hostOf(url)))],
    /** Hosts of pictures, as far as the build knows them. */
    pictures: [
      ...new Set([
        ...named.flatMap(({ hosts }) => hosts),
        ...sitePictures(site).flatMap(({ url }) => hostOf(url)),
        ...site.pictures.flatMap(({ address }) => hostOf(address)),
      ]),
    ],
    /** Whether pictures may come from other hosts too: only the list of articles names those of thumbnails. */
    picturesAnywhere: named.some(({ elsewhere }) => elsewhere),
  };
}

export const keptAnswers = (site: Site): WorkerSite['answers'] =>
  Object.fromEntries(
    resourcesOfBrowsers(site).map(({ url, shape, limit }) => [
      withoutQuery(url),
      { shape, ...(limit && { limit }) },
    ]),
  );

const hostOf = (address: string | null | undefined): string[] =>
  [parsedUrl(address ?? '')?.host ?? []].flat();
