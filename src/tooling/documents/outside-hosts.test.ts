import { describe, expect, it } from 'vitest';
import { withoutQuery } from '../../../sw/contract.ts';
import type { Config } from '../../config/config.ts';
import { blogSources } from '../../config/fields/page.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { blogProviders, sitePictures, siteResources } from '../../providers/providers.ts';
import { keptAnswers, outsideHosts } from './outside-hosts.ts';

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
    const site = siteOf({ ...everything, blog: { username: 'max', source } });
    const asked = Object.values(siteResources(site)).flatMap((resource) => (resource ? [resource.url] : []));
    expect(asked).toHaveLength(4);
    for (const url of asked) {
      expect(outsideHosts(site).answers).toContain(new URL(url).host);
      expect(keptAnswers(site)).toHaveProperty([withoutQuery(url)]);
    }
    const { hosts } = blogProviders[source].thumbnails;
    expect(outsideHosts(site).pictures).toEqual(expect.arrayContaining([...hosts]));
  });

  it('of charts, avatars and configured pictures, and not those of the site itself', () => {
    const site = siteOf(everything);
    const { pictures } = outsideHosts(site);
    const drawn = Object.values(sitePictures(site)).map((address) => new URL(address ?? '').host);
    expect(pictures).toEqual(
      expect.arrayContaining(['avatars.githubusercontent.com', ...drawn, 'pictures.example']),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('of nothing that is switched off', () => {
    expect(outsideHosts(siteOf({ github }))).toMatchObject({
      answers: ['api.github.com'],
      pictures: ['avatars.githubusercontent.com'],
    });
  });

  it('of nobody, when nobody is asked', () => {
    const site = siteOf({ ...everything, data: 'snapshot' });
    expect(outsideHosts(site)).toMatchObject({ answers: [], pictures: [] });
    expect(keptAnswers(site)).toEqual({});
  });
});
