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
const pending = { status: 'pending' };
const success = { status: 'success', value: 'built', fetchedAt: 1000 };

function Reader({ of }: { of: Resource<string> | null }) {
  return <p>{JSON.stringify(useResource(of))}</p>;
}

it.each<[string, typeof resource | null, { snapshot?: PageSnapshot; live?: boolean }, object]>([
  ['pending', resource, {}, pending],
  ['a success with its time when the build has fetched it', resource, { snapshot }, success],
  ['a success also in snapshot mode', resource, { snapshot, live: false }, success],
  ['pending when another address of it was fetched', moved, { snapshot }, pending],
  ['idle when it is a feed', feed, {}, idle],
  ['a success when it is a feed that the build has fetched', feed, { snapshot }, success],
  ['idle when the site has no such resource', null, {}, idle],
  ['idle in snapshot mode', resource, { live: false }, idle],
])('On the server a resource is %s, and no request is made', (_, of, props, state) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const html = renderToString(
    <OfflineProvider base="/" snapshot={emptySnapshot} live {...props}>
      <Reader of={of} />
    </OfflineProvider>,
  );
  expect(JSON.parse(html.replace(/<.*?>/g, '').replaceAll('&quot;', '"'))).toEqual(state);
  expect(fetch).not.toHaveBeenCalled();
});
