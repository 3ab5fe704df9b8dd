import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../providers/resource.ts';
import type { PageSnapshot } from './offline-context.ts';
import { OfflineProvider } from './offline-provider.tsx';
import { useResource } from './use-resource.ts';

const resource: Resource<string> = { name: 'latest', url: 'https://api.github.com/x', read: () => '' };
const snapshot: PageSnapshot = {
  answers: { [resource.url]: { value: 'built', fetchedAt: 1000 } },
  pictures: {},
};

function Part({ of }: { of: Resource<string> | null }) {
  return <p>{JSON.stringify(useResource(of))}</p>;
}

/** What the server writes into the document. */
function rendered(part: ReactNode, props: { snapshot?: PageSnapshot; live?: boolean } = {}): unknown {
  const html = renderToString(
    <OfflineProvider base="/" {...props}>
      {part}
    </OfflineProvider>,
  );
  return JSON.parse(html.replace(/<.*?>/g, '').replaceAll('&quot;', '"'));
}

describe('On the server a resource', () => {
  it('is waited for, and nobody is asked', () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(rendered(<Part of={resource} />)).toEqual({ status: 'waiting' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is there when the build has fetched it, with its time', () => {
    const answer = { status: 'there', value: 'built', fetchedAt: 1000 };
    expect(rendered(<Part of={resource} />, { snapshot })).toEqual(answer);
    expect(rendered(<Part of={resource} />, { snapshot, live: false })).toEqual(answer);
  });

  it('that was fetched for another address is not this one', () => {
    const other = { ...resource, url: 'https://api.github.com/y' };
    expect(rendered(<Part of={other} />, { snapshot })).toEqual({ status: 'waiting' });
  });

  it('is not asked for when it is a feed, and there when the build has fetched it', () => {
    const feed: Resource<string> = { ...resource, isSnapshotOnly: true };
    expect(rendered(<Part of={feed} />)).toEqual({ status: 'idle' });
    expect(rendered(<Part of={feed} />, { snapshot })).toMatchObject({ status: 'there', value: 'built' });
  });

  it('is not asked for when there is none, or nobody may be asked', () => {
    expect(rendered(<Part of={null} />)).toEqual({ status: 'idle' });
    expect(rendered(<Part of={resource} />, { live: false })).toEqual({ status: 'idle' });
  });
});
