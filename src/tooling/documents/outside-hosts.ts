import { type WorkerSite, withoutQuery } from '../../../sw/contract.ts';
import type { Site } from '../../model/site.ts';
import { contentProviders, resourcesOfBrowsers, sitePictures } from '../../providers/providers.ts';

export interface OutsideHosts {
  answers: string[];
  /** Whose answers are pictures, as far as it is known before they are asked. */
  pictures: string[];
  /**
   * Whether pictures may come from other hosts too: an article's thumbnail lies where its author or the provider of the
   * day has put it, and nobody knows before the list of articles is there.
   */
  picturesAnywhere: boolean;
}

export const noHosts: OutsideHosts = { answers: [], pictures: [], picturesAnywhere: false };

/** The outside hosts of a configuration, each once; none when nothing outside is asked. */
export function outsideHosts(site: Site): OutsideHosts {
  if (site.data === 'snapshot') return noHosts;
  const named = contentProviders(site).flatMap((provider) => provider.namedPictures?.(site) ?? []);
  return {
    answers: [...new Set(resourcesOfBrowsers(site).flatMap(({ url }) => hostOf(url)))],
    pictures: [
      ...new Set([
        ...named.flatMap(({ hosts }) => hosts),
        ...Object.values(sitePictures(site)).flatMap(hostOf),
        ...site.pictures.flatMap(({ address }) => hostOf(address)),
      ]),
    ],
    picturesAnywhere: named.some(({ elsewhere }) => elsewhere),
  };
}

export function keptAnswers(site: Site): WorkerSite['answers'] {
  if (site.data === 'snapshot') return {};
  return Object.fromEntries(
    resourcesOfBrowsers(site).map(({ url, shape, limit }) => [
      withoutQuery(url),
      { shape, ...(limit && { limit }) },
    ]),
  );
}

/** None for an address of the site's own. */
const hostOf = (address: string | null | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).host] : [];
