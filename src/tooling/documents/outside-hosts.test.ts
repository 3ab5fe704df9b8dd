import { describe, expect, it } from 'vitest';
import { blogAt } from '../../../e2e/sites/every-field.ts';
import { withoutQuery } from '../../../sw/contract.ts';
import type { Config } from '../../config/config.ts';
import { blogSources } from '../../config/fields/page.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { blogProviders, siteResources } from '../../site/providers.ts';
import { outsideHosts, storedResponses } from './outside-hosts.ts';

const github = { username: 'octocat' };
const everything: Config = {
  github,
  githubContributions: { display: true },
  projects: {
    latestPublic: { display: true },
    external: {
      projects: [{ title: 'A', link: 'https://a.example', imageUrl: 'https://pictures.example/a.png' }],
    },
  },
};

describe('The worker knows the hosts', () => {
  it.each(blogSources)('of every request that a site with a blog at %s makes', (source) => {
    const site = siteOf({ ...everything, blog: blogAt(source) });
    const asked = Object.values(siteResources(site)).flatMap((resource) => (resource ? [resource.url] : []));
    expect(asked).toHaveLength(4);
    for (const url of asked) {
      expect(outsideHosts(site).providers).toContain(new URL(url).host);
      expect(storedResponses(site)).toHaveProperty([withoutQuery(url)]);
    }
    const { thumbnailHosts } = blogProviders[source];
    expect(outsideHosts(site).pictures).toEqual(expect.arrayContaining([...thumbnailHosts]));
  });

  it('of nobody, when nobody is asked', () => {
    const site = siteOf({ ...everything, data: 'snapshot' });
    expect(outsideHosts(site)).toMatchObject({ providers: [], pictures: [] });
    expect(storedResponses(site)).toEqual({});
  });
});
