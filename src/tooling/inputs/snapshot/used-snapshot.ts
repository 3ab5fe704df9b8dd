import { avatarUse } from '../../../config/fields/profile.ts';
import type { Problem } from '../../../config/messages/problem.ts';
import type { Article, Profile } from '../../../model/content.ts';
import { isOutside, pictureAddress } from '../../../model/http-link.ts';
import type { Site } from '../../../model/site.ts';
import type { PictureNote, PictureUse } from '../../../model/site-picture.ts';
import type { ProviderPicture } from '../../../providers/provider.ts';
import type { Resource, Timestamped } from '../../../providers/resource.ts';
import {
  furtherRepositories,
  neededResources,
  sitePictures,
  siteResources,
} from '../../../site/providers.ts';
import type { StoredSnapshot } from './snapshot-file.ts';

/** Picks the responses to this site's requests. For another account or other settings the address differs. */
export function usedSnapshot(site: Site, stored: StoredSnapshot) {
  const resources = siteResources(site);
  const answerTo = <Value>(resource: Resource<Value> | null): Timestamped<Value> | undefined => {
    const answer = resource ? stored.answers[resource.url] : undefined;
    return answer?.name === resource?.name ? (answer as Timestamped<Value> | undefined) : undefined;
  };
  // Browsers would request the original of a picture that has no copy.
  const withoutMissingPicture = (article: Article): Article =>
    stored.pictures[pictureAddress(article.thumbnail) ?? ''] ? article : { ...article, thumbnail: undefined };
  const profile = answerTo(resources.profile)?.value;
  const latest = answerTo(resources.articles)?.value.slice(0, site.blog.limit);
  const articles = resources.articles?.isSnapshotOnly ? latest?.map(withoutMissingPicture) : latest;

  const answers: Record<string, Timestamped<unknown>> = {};
  const pictures: Record<string, { file: string; use: PictureNote }> = {};
  /** Responses and pictures that the site needs and the snapshot lacks. */
  const missing: Problem[] = [];
  const noteMissing = (path: string, address: string) =>
    missing.push({ path, message: `Nothing is stored of ${address}` });
  for (const resource of resourcesOf(site, profile)) {
    const { name, url } = resource;
    const { value, fetchedAt } = answerTo(resource) ?? {};
    if (fetchedAt === undefined) noteMissing(name, url);
    else if (name !== 'repositories')
      answers[url] = { value: name === 'articles' ? articles : value, fetchedAt };
  }
  const wanted = wantedPictures(site, { profile, articles });
  for (const { address, ...use } of shownPictures(wanted, stored.pictures)) {
    const picture = stored.pictures[address];
    if (picture) pictures[address] = { file: picture.file, use };
    else noteMissing(use.kind, address);
  }
  const further = furtherRepositories(site).flatMap((resource) => answerTo(resource) ?? []);
  return {
    answers,
    pictures,
    missing,
    ...(stored.sampledAt !== undefined && { sampledAt: stored.sampledAt }),
    ...(further.length > 0 && {
      furtherRepositories: {
        value: further.flatMap(({ value }) => value),
        fetchedAt: Math.min(...further.map(({ fetchedAt }) => fetchedAt)),
      },
    }),
  };
}

export const resourcesOf = (site: Site, profile: Profile | undefined): Resource<unknown>[] =>
  [...Object.values({ ...neededResources(site, profile) }), ...furtherRepositories(site)].filter(
    (resource) => resource !== null,
  );

const whole = '(min-width: 64rem) 41rem, 100vw';

/** For pictures that the configuration does not name. */
const uses: Readonly<Record<ProviderPicture['name'] | 'thumbnail', PictureUse>> = {
  chart: { shown: [663, 663], ratio: 663 / 104, sizes: whole },
  statistics: { shown: [467, 467], ratio: 467 / 195, sizes: whole },
  thumbnail: { shown: [72, 160], ratio: 1.6, sizes: '(min-width: 36rem) 10rem, 6rem' },
};

export type WantedPicture = ReturnType<typeof wantedPictures>[number];

/** The pictures on other hosts that a site shows, each once, with addresses as on the page. */
export function wantedPictures(
  site: Site,
  answers: { profile: Profile | undefined; articles: readonly Article[] | undefined },
) {
  const { profile, articles = [] } = answers;
  const candidates: (PictureNote & { address: string | null | undefined })[] = [
    { kind: 'avatar', ...avatarUse, address: site.profile.avatar ?? profile?.avatar },
    ...sitePictures(site).map(({ name, url }) => ({ kind: name, ...uses[name], address: url })),
    ...articles.map(({ thumbnail: address }) => ({ kind: 'thumbnail', ...uses.thumbnail, address })),
    ...site.pictures.map(({ path: _, ...picture }) => picture),
  ];
  const wanted = candidates.flatMap((picture) => {
    const address = pictureAddress(picture.address ?? undefined);
    return address && isOutside(address) ? [[address, { ...picture, address }] as const] : [];
  });
  return [...new Map(wanted).values()];
}

/** The statistics replace the chart only where it is missing. */
export function shownPictures(wanted: readonly WantedPicture[], stored: StoredSnapshot['pictures']) {
  const hasChart = wanted.some(({ kind, address }) => kind === 'chart' && stored[address]);
  return wanted.filter(({ kind }) => kind !== 'statistics' || !hasChart);
}
