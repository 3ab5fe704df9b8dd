import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Resource } from '../providers/resource.ts';
import { OfflineProvider } from './offline-provider.tsx';
import { emptySnapshot, type PageSnapshot } from './page-snapshot.ts';
import { useResource } from './use-resource.ts';

const resource: Resource<string> = { name: 'latest', url: 'https://api.github.com/x', read: () => '' };
const snapshot: PageSnapshot = {
  answers: { [resource.url]: { value: 'built', fetchedAt: 1000 } },
  pictures: {},
};

const feed: Resource<string> = { ...resource, isSnapshotOnly: true };
const moved = { ...resource, url: 'https://api.github.com/y' };

const idle = { status: 'idle' };
const waiting = { status: 'waiting' };
const there = { status: 'there', value: 'built', fetchedAt: 1000 };

function Reader({ of }: { of: Resource<string> | null }) {
  return <p>{JSON.stringify(useResource(of))}</p>;
}

it.each<[string, typeof resource | null, { snapshot?: PageSnapshot; live?: boolean }, object]>([
  ['waited for', resource, {}, waiting],
  ['there with its time when the build has fetched it', resource, { snapshot }, there],
  ['there also where nobody may be asked', resource, { snapshot, live: false }, there],
  ['waited for when another address of it was fetched', moved, { snapshot }, waiting],
  ['not asked for when it is a feed', feed, {}, idle],
  ['there when it is a feed that the build has fetched', feed, { snapshot }, there],
  ['idle when the site has no such resource', null, {}, idle],
  ['not asked for where nobody may be asked', resource, { live: false }, idle],
])('On the server a resource is %s, and nobody is asked', (_, of, props, state) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const html = renderToString(
    <OfflineProvider base="/" snapshot={emptySnapshot} live {...props}>
      <Reader of={of} />
    </OfflineProvider>,
  );
  expect(JSON.parse(html.replace(/<.*?>/g, '').replaceAll('&quot;', '"'))).toEqual(state);
  expect(fetch).not.toHaveBeenCalled();
});
