import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { Site } from '../../../model/site.ts';
import type { PictureNote } from '../../../model/site-picture.ts';
import { limitKey } from '../../../providers/rate-limit.ts';
import { download, type Fetch, request } from '../../../providers/request.ts';
import { ProviderError, type Resource } from '../../../providers/resource.ts';
import { siteResources } from '../../../site/providers.ts';
import { mostPixels, sharpest } from '../pictures/picture-facts.ts';
import { drawingIn } from './clean-svg.ts';
import type { StoredPicture, StoredResponse, StoredSnapshot } from './snapshot-file.ts';
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

/**
 * Makes the page's requests, with the page's code, one after another. Failed ones keep the copy in `previous`. After a rate
 * limit no further requests under that limit are made, and none to a host that does not answer.
 */
export async function takeSnapshot(
  site: Site,
  previous: StoredSnapshot,
  { fetch, now = Date.now, retryPauseMs = 1000 }: { fetch: Fetch; now?: () => number; retryPauseMs?: number },
) {
  const items: TakenItem[] = [];
  const answers: Record<string, StoredResponse> = {};
  const pictures: Record<string, StoredPicture> = {};
  /** Contents of new pictures, by file name. */
  const files = new Map<string, Uint8Array>();
  /** Why a host, or one of its limits, is not asked again. */
  const closed = new Map<string, ProviderError>();

  async function take<Thing extends { fetchedAt: number }>(
    query: Pick<Resource<unknown>, 'url' | 'limit'> & { name: string },
    stored: Record<string, Thing | undefined>,
    fresh: Record<string, Thing>,
    fetchThing: () => Promise<Thing>,
  ): Promise<void> {
    const { name, url } = query;
    const storedThing = stored[url];
    const item: TakenItem = { name, address: url, error: undefined, fetchedAt: storedThing?.fetchedAt };
    items.push(item);
    const [host, limit] = [new URL(url).host, limitKey(query)];
    try {
      const reason = closed.get(host) ?? closed.get(limit);
      if (reason) throw reason;
      const thing = await fetchThing().catch(async (error) => {
        if (!(error instanceof ProviderError) || !error.retryable) throw error;
        await setTimeout(retryPauseMs);
        return fetchThing();
      });
      item.fetchedAt = thing.fetchedAt;
      fresh[url] = thing;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === 'limited') closed.set(limit, error);
      if (error.hasNoResponse) closed.set(host, error);
      item.error = error;
      if (storedThing) fresh[url] = storedThing;
    }
  }

  const takeAnswer = (resource: Resource<unknown>) =>
    take(resource, previous.answers, answers, async () => ({
      name: resource.name,
      ...(await request(resource, { fetch: resource.isText ? inUtf8(fetch) : fetch, now })),
    }));

  const takePicture = ({ address: url, ...use }: WantedPicture) =>
    take({ name: use.kind, url }, previous.pictures, pictures, async () => {
      const { value, fetchedAt } = await download(url, { fetch, now, timeoutMs: pictureTimeoutMs });
      const { name, content } = await pictureCopy(use, value).catch((cause) => {
        throw new ProviderError('malformed', { url, detail: noPicture, cause });
      });
      files.set(name, content);
      return { file: name, fetchedAt };
    });

  const resources = siteResources(site);
  const answerTo = <Value>(resource: Resource<Value> | null) =>
    answers[resource?.url ?? '']?.value as Value | undefined;
  if (resources.profile) await takeAnswer(resources.profile);
  const profile = answerTo(resources.profile);
  const others = resourcesOf(site, profile).filter(({ name }) => name !== 'profile');
  for (const resource of others) await takeAnswer(resource);
  const articles = answerTo(resources.articles)?.slice(0, site.blog.limit);
  const wanted = wantedPictures(site, { profile, articles });
  for (const picture of wanted) {
    // The chart comes before what replaces it.
    if (shownPictures(wanted, pictures).includes(picture)) await takePicture(picture);
  }

  const times = [...Object.values(answers), ...Object.values(pictures)].map(({ fetchedAt }) => fetchedAt);
  const sampledAt = times.find((time) => time === previous.sampledAt);
  // The search omits private, renamed and deleted repositories, and refuses a list of only such ones.
  const isRefused = items.some(({ name, error }) => name === 'featured' && error?.kind === 'unknown-user');
  const featured = isRefused ? [] : answerTo(resources.featured);
  const returned = featured?.map(({ fullName }) => fullName.toLowerCase());
  const { mode, manual } = site.projects.github;
  const listed = mode === 'manual' ? manual.projects : [];
  /** Listed repositories that the provider does not return. */
  const vanished = listed.filter((name) => returned && !returned.includes(name.toLowerCase()));
  return { snapshot: { answers, pictures, sampledAt }, files, items, vanished };
}

/**
 * A copy named after its content: photos as WebP, without metadata, whole and as large as the sharpest screen needs them;
 * drawings as clean SVG. @throws Error when it is no picture that can be drawn
 */
export async function pictureCopy({ kind, shown: [, most], ratio }: PictureNote, bytes: Uint8Array) {
  const drawing = await drawingIn(bytes);

  const width = most * sharpest;
  const photo = sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(width, ratio && Math.ceil(width / ratio), { fit: 'outside', withoutEnlargement: true })
    // High, because the build makes copies of this copy.
    .webp({ quality: 90 });
  const content = drawing ? Buffer.from(drawing.svg) : await photo.toBuffer();
  const name = `${kind}-${hash('sha256', content).slice(0, 8)}.${drawing ? 'svg' : 'webp'}`;
  return { name, content };
}
