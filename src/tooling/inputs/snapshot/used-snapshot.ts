import type { Problem } from '../../../config/messages/problem.ts';
import type { Article } from '../../../model/content.ts';
import { pictureAddress } from '../../../model/http-link.ts';
import type { PictureNote } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import { furtherRepositories, neededResources, siteResources } from '../../../providers/providers.ts';
import type { Dated, Resource } from '../../../providers/resource.ts';
import type { StoredSnapshot } from './snapshot-file.ts';
import { type WantedPicture, wantedPictures } from './wanted-pictures.ts';

export interface UsedSnapshot {
  answers: Readonly<Record<string, Dated<unknown>>>;
  pictures: Readonly<Record<string, { file: string; place: PictureNote }>>;
  sampledAt: number | undefined;
  /** What the site would show, but is not stored. */
  missing: readonly Problem[];
}

/** Takes from the snapshot what this site asks for; for another account or settings the address differs. */
export function usedSnapshot(site: Site, stored: StoredSnapshot): UsedSnapshot {
  const resources = siteResources(site);
  const answerTo = <Value>(resource: Resource<Value> | null): Dated<Value> | undefined => {
    const answer = resource ? stored.answers[resource.url] : undefined;
    return answer?.name === resource?.name ? (answer as Dated<Value> | undefined) : undefined;
  };
  const withoutMissingPicture = (article: Article): Article =>
    // Where it has no copy, the visitor's browser would ask for the original.
    article.thumbnail && stored.pictures[pictureAddress(article.thumbnail) ?? '']
      ? article
      : { ...article, thumbnail: undefined };
  const profile = answerTo(resources.profile)?.value;
  const latest = answerTo(resources.articles)?.value.slice(0, site.blog.limit);
  const articles = resources.articles?.isSnapshotOnly ? latest?.map(withoutMissingPicture) : latest;

  const needed: (Resource<unknown> | null)[] = Object.values({ ...neededResources(site, profile) });
  const asked = [...needed, ...furtherRepositories(site)].filter((resource) => resource !== null);
  const answers = asked.flatMap((resource): [string, Dated<unknown>][] => {
    const answer = answerTo(resource);
    if (!answer) return [];
    const { fetchedAt } = answer;
    return [[resource.url, { value: resource.name === 'articles' ? articles : answer.value, fetchedAt }]];
  });

  const wanted = wantedPictures(site, { profile, articles });
  const isStored = ({ address }: WantedPicture) => stored.pictures[address] !== undefined;
  const hasChart = wanted.some((picture) => picture.kind === 'chart' && isStored(picture));
  const shown = wanted.filter(({ kind }) => kind !== 'statistics' || !hasChart);
  const copies = shown.flatMap(({ address, ...place }): [string, UsedSnapshot['pictures'][string]][] => {
    const picture = stored.pictures[address];
    return picture ? [[address, { file: picture.file, place }]] : [];
  });

  const absent = [
    ...asked.filter((resource) => !answerTo(resource)).map(({ name, url }) => ({ name, address: url })),
    ...shown.filter((picture) => !isStored(picture)).map(({ kind, address }) => ({ name: kind, address })),
  ];
  return {
    answers: Object.fromEntries(answers),
    pictures: Object.fromEntries(copies),
    sampledAt: stored.sampledAt,
    missing: absent.map(({ name, address }) => ({ path: name, message: `Nothing is stored of ${address}` })),
  };
}
