import type { Repository } from '../../../model/content.ts';
import type { Site } from '../../../model/site.ts';
import type { SiteResources } from '../../../providers/provider.ts';
import { furtherRepositories, neededResources, siteResources } from '../../../providers/providers.ts';
import { download, type Fetch, request } from '../../../providers/request.ts';
import { ProviderError, type Resource } from '../../../providers/resource.ts';
import { atMost, mostOfAnswer, mostOfPicture } from './guarded-fetch.ts';
import { HostQueue } from './host-queue.ts';
import { type PictureCopy, pictureCopy } from './picture-copy.ts';
import type { StoredAnswer, StoredPicture, StoredSnapshot } from './snapshot-file.ts';
import { type WantedPicture, wantedPictures } from './wanted-pictures.ts';

export interface TakenPart {
  /** The name of a resource, or the kind of a picture. */
  part: string;
  address: string;
  /** Why it could not be fetched; undefined when it was. */
  error: ProviderError | undefined;
  /** When what is stored now was fetched, milliseconds since the epoch; undefined when nothing is stored. */
  fetchedAt: number | undefined;
}

export interface TakenSnapshot {
  snapshot: StoredSnapshot;
  /** Contents of new pictures, by the name of their file. */
  files: ReadonlyMap<string, Uint8Array>;
  parts: readonly TakenPart[];
  /** Repositories that the configuration lists and their provider does not answer with. */
  vanished: readonly string[];
}

type SiteAnswers = {
  [Name in keyof SiteResources]?: NonNullable<SiteResources[Name]> extends Resource<infer Value>
    ? Value
    : never;
};

interface SnapshotOptions {
  fetch: Fetch;
  now?: () => number;
  queue?: HostQueue;
}

export const noPicture = 'it is no picture';

/** Long, as the chart is drawn for each request. */
const pictureTimeoutMs = 20_000;

/**
 * Asks for everything that the page would ask for, by the same code. What cannot be fetched stays as it was stored.
 * @param previous what was stored before
 */
export async function takeSnapshot(
  site: Site,
  previous: StoredSnapshot,
  { fetch, now = Date.now, queue = new HostQueue() }: SnapshotOptions,
): Promise<TakenSnapshot> {
  const parts: TakenPart[] = [];
  const answers: Record<string, StoredAnswer> = {};
  const pictures: Record<string, StoredPicture> = {};
  const files = new Map<string, Uint8Array>();

  async function take<Thing extends { fetchedAt: number }>(
    part: TakenPart['part'],
    asked: Pick<Resource<unknown>, 'url' | 'limit'>,
    stored: Thing | undefined,
    fetchThing: () => Promise<Thing>,
  ): Promise<Thing | undefined> {
    const { url: address } = asked;
    const place = parts.push({ part, address, error: undefined, fetchedAt: stored?.fetchedAt }) - 1;
    try {
      const thing = await queue.run(asked, fetchThing);
      parts[place] = { part, address, error: undefined, fetchedAt: thing.fetchedAt };
      return thing;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      parts[place] = { part, address, error, fetchedAt: stored?.fetchedAt };
      return stored;
    }
  }

  async function takeAnswer<Value>(resource: Resource<Value> | null): Promise<Value | undefined> {
    if (!resource) return undefined;
    const { name, url } = resource;
    const answer = await take<StoredAnswer>(name, resource, previous.answers[url], async () => ({
      name,
      ...(await request(resource, { fetch: atMost(mostOfAnswer, fetch), now })),
    }));
    if (answer) answers[url] = answer;
    return answer?.value as Value | undefined;
  }

  async function takePicture(wanted: WantedPicture): Promise<void> {
    const { kind, address } = wanted;
    const picture = await take<StoredPicture>(
      kind,
      { url: address },
      previous.pictures[address],
      async () => {
        const { value, fetchedAt } = await download(address, {
          fetch: atMost(mostOfPicture, fetch),
          now,
          timeoutMs: pictureTimeoutMs,
        });
        const { name, content } = await copyOf(wanted, value);
        files.set(name, content);
        return { file: name, fetchedAt };
      },
    );
    if (picture) pictures[address] = picture;
  }

  const profile = await takeAnswer(siteResources(site).profile);
  const { profile: _, ...others } = neededResources(site, profile);
  const asked = Object.entries<Resource<unknown> | null>(others).map(async ([name, resource]) => [
    name,
    await takeAnswer(resource),
  ]);
  const further = furtherRepositories(site).map(takeAnswer);
  const { featured, articles }: SiteAnswers = Object.fromEntries(await Promise.all(asked));
  await Promise.all(further);
  const wanted = wantedPictures(site, { profile, articles });
  const ordinary = wanted.filter(({ kind }) => kind !== 'statistics');
  await Promise.all(ordinary.map(takePicture));
  // It stands in for the chart: where that is there, nobody sees it.
  const hasChart = wanted.some(({ kind, address }) => kind === 'chart' && pictures[address]);
  if (!hasChart) await Promise.all(wanted.filter((picture) => !ordinary.includes(picture)).map(takePicture));

  const times = [...Object.values(answers), ...Object.values(pictures)].map(({ fetchedAt }) => fetchedAt);
  const sampledAt = times.find((time) => time === previous.sampledAt);
  return {
    snapshot: { answers, pictures, sampledAt },
    files,
    parts,
    vanished: vanishedFrom(site, featured),
  };
}

async function copyOf(wanted: WantedPicture, bytes: Uint8Array): Promise<PictureCopy> {
  try {
    return await pictureCopy(wanted, bytes);
  } catch (error) {
    throw new ProviderError('malformed', { url: wanted.address, detail: noPicture, cause: error });
  }
}

/** The search leaves out a listed repository that is private, renamed or deleted, without an error. */
function vanishedFrom(site: Site, featured: readonly Repository[] | undefined): string[] {
  const { mode, manual } = site.projects.github;
  if (mode !== 'manual' || !featured) return [];
  const found = new Set(featured.map(({ fullName }) => fullName.toLowerCase()));
  return manual.projects.filter((name) => !found.has(name.toLowerCase()));
}
