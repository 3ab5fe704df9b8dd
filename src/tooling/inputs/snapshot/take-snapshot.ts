import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { Repository } from '../../../model/content.ts';
import type { Site } from '../../../model/site.ts';
import type { PictureNote } from '../../../model/site-picture.ts';
import { siteResources } from '../../../providers/providers.ts';
import { download, type Fetch, request } from '../../../providers/request.ts';
import { ProviderError, type Resource } from '../../../providers/resource.ts';
import { mostPixels, sharpest } from '../pictures/picture-facts.ts';
import { drawableSvg } from './clean-svg.ts';
import { HostQueue } from './host-queue.ts';
import type { StoredAnswer, StoredPicture, StoredSnapshot } from './snapshot-file.ts';
import { inUtf8 } from './text-encoding.ts';
import { resourcesOf, shownPictures, type WantedPicture, wantedPictures } from './used-snapshot.ts';

export interface TakenItem {
  name: string;
  address: string;
  error: ProviderError | undefined;
  /** Fetch time of the stored copy, in milliseconds since the epoch; undefined without one. */
  fetchedAt: number | undefined;
}

export type TakenSnapshot = Awaited<ReturnType<typeof takeSnapshot>>;

export const noPicture = 'it is no picture';

/** Long, because the chart is drawn for each request. */
const pictureTimeoutMs = 20_000;

/** Makes the page's requests, with the page's code. Failed ones keep the copy in `previous`. */
export async function takeSnapshot(
  site: Site,
  previous: StoredSnapshot,
  { fetch, now = Date.now, queue = new HostQueue() }: { fetch: Fetch; now?: () => number; queue?: HostQueue },
) {
  const items: TakenItem[] = [];
  const answers: Record<string, StoredAnswer> = {};
  const pictures: Record<string, StoredPicture> = {};
  /** Contents of new pictures, by file name. */
  const files = new Map<string, Uint8Array>();

  async function take<Thing extends { fetchedAt: number }>(
    name: TakenItem['name'],
    asked: Pick<Resource<unknown>, 'url' | 'limit'>,
    stored: Thing | undefined,
    fetchThing: () => Promise<Thing>,
  ): Promise<Thing | undefined> {
    const taken: TakenItem = { name, address: asked.url, error: undefined, fetchedAt: stored?.fetchedAt };
    items.push(taken);
    try {
      const thing = await queue.run(asked, fetchThing);
      taken.fetchedAt = thing.fetchedAt;
      return thing;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      taken.error = error;
      return stored;
    }
  }

  async function takeAnswer(resource: Resource<unknown>): Promise<void> {
    const { name, url } = resource;
    const answer = await take<StoredAnswer>(name, resource, previous.answers[url], async () => ({
      name,
      ...(await request(resource, { fetch: resource.isText ? inUtf8(fetch) : fetch, now })),
    }));
    if (answer) answers[url] = answer;
  }

  async function takePicture(wanted: WantedPicture): Promise<void> {
    const { kind, address: url } = wanted;
    const picture = await take<StoredPicture>(kind, { url }, previous.pictures[url], async () => {
      const { value, fetchedAt } = await download(url, { fetch, now, timeoutMs: pictureTimeoutMs });
      const { name, content } = await pictureCopy(wanted, value).catch((cause) => {
        throw new ProviderError('malformed', { url, detail: noPicture, cause });
      });
      files.set(name, content);
      return { file: name, fetchedAt };
    });
    if (picture) pictures[url] = picture;
  }

  const resources = siteResources(site);
  const taken = <Value>(resource: Resource<Value> | null) =>
    answers[resource?.url ?? '']?.value as Value | undefined;
  if (resources.profile) await takeAnswer(resources.profile);
  const profile = taken(resources.profile);
  const others = resourcesOf(site, profile).filter(({ name }) => name !== 'profile');
  await Promise.all(others.map(takeAnswer));
  const wanted = wantedPictures(site, { profile, articles: taken(resources.articles) });
  await Promise.all(wanted.filter(({ kind }) => kind !== 'statistics').map(takePicture));
  const spare = shownPictures(wanted, pictures).filter(({ kind }) => kind === 'statistics');
  await Promise.all(spare.map(takePicture));

  const times = [...Object.values(answers), ...Object.values(pictures)].map(({ fetchedAt }) => fetchedAt);
  const sampledAt = times.find((time) => time === previous.sampledAt);
  const isRefused = items.some(({ name, error }) => name === 'featured' && error?.kind === 'unknown-user');
  const featured = isRefused ? [] : taken(resources.featured);
  /** Listed repositories that the provider does not return. */
  const vanished = featured ? vanishedFrom(site, featured) : [];
  return { snapshot: { answers, pictures, sampledAt }, files, items, vanished };
}

/** The search omits private, renamed and deleted repositories, and refuses a list of only such ones. */
function vanishedFrom(site: Site, featured: readonly Repository[]): string[] {
  const { mode, manual } = site.projects.github;
  const found = new Set(featured.map(({ fullName }) => fullName.toLowerCase()));
  return mode === 'manual' ? manual.projects.filter((name) => !found.has(name.toLowerCase())) : [];
}

/**
 * A picture's copy, of which the build makes what it publishes: photos as WebP, without metadata, whole and as large as
 * the sharpest screen needs them; drawings as clean SVG.
 * @returns it under a name that changes with the content
 * @throws Error when it is no picture that can be drawn
 */
export async function pictureCopy({ kind, shown: [, most], ratio }: PictureNote, bytes: Uint8Array) {
  const { format } = await sharp(bytes).metadata();
  const isDrawing = format === 'svg';
  const content = isDrawing ? await drawableSvg(bytes) : await photo(bytes, most * sharpest, ratio);
  const name = `${kind}-${hash('sha256', content).slice(0, 8)}.${isDrawing ? 'svg' : 'webp'}`;
  return { name, content };
}

/** The quality is high because the build makes copies of this copy. */
const photo = (bytes: Uint8Array, width: number, ratio: number | undefined): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(width, ratio && Math.ceil(width / ratio), { fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
