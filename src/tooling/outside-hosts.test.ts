import { describe, expect, it } from 'vitest';
import { compileSite } from '../config/compile-site.ts';
import type { Config } from '../config/config.ts';
import type { Site } from '../config/site.ts';
import { siteResources } from '../sources/site-resources.ts';
import { outsideHosts } from './outside-hosts.ts';

function siteOf(config: Partial<Config>): Site {
  const compiled = compileSite({ github: { username: 'octocat' }, ...config }, { base: '/' });
  if (!('site' in compiled)) throw new Error(JSON.stringify(compiled.problems));
  return compiled.site;
}

const everything: Partial<Config> = {
  githubContributions: { display: true },
  projects: {
    latestPublic: { display: true },
    external: {
      projects: [{ title: 'A', link: 'https://a.example', imageUrl: 'https://pictures.example/a.png' }],
    },
  },
};

describe('The worker knows the hosts', () => {
  it.each(['dev', 'medium'])('of every request that a site with a blog at %s makes', (source) => {
    const site = siteOf({ ...everything, blog: { username: 'max', source } });
    const asked = Object.values(siteResources(site)).flatMap((resource) => (resource ? [resource.url] : []));
    expect(asked).toHaveLength(4);
    for (const url of asked) expect(outsideHosts(site).answers).toContain(new URL(url).host);
  });

  it('of charts, avatars and configured pictures, and not those of the site itself', () => {
    const { pictures } = outsideHosts(siteOf(everything));
    expect(pictures).toEqual(
      expect.arrayContaining([
        'avatars.githubusercontent.com',
        'ghchart.rshah.org',
        'github-readme-stats.vercel.app',
        'pictures.example',
      ]),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('of nothing that is switched off', () => {
    const { answers, pictures } = outsideHosts(siteOf({}));
    expect(answers).toEqual(['api.github.com']);
    expect(pictures).toEqual(['avatars.githubusercontent.com']);
  });

  it('of nobody, when nobody is asked', () => {
    expect(outsideHosts(siteOf({ ...everything, data: 'snapshot' }))).toMatchObject({
      answers: [],
      pictures: [],
    });
  });
});
