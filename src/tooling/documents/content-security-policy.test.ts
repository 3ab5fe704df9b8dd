import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { blogSources } from '../../config/fields/page.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { analyticsScripts } from '../../providers/analytics-scripts.ts';
import { blogProviders } from '../../providers/providers.ts';
import { documentPolicy, formatPolicy, responsePolicy } from './content-security-policy.ts';

const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
const policyOf = (config: Config) => documentPolicy(siteOf(config), inline);

const self = { profile: { name: 'Max', bio: 'Baut.', avatar: 'images/me.jpg' } };
const quiet: Config = { ...self, projects: { github: { display: false } } };
const github = { username: 'octocat' };

describe('the policy of a document', () => {
  it('allows nothing but the site itself and its own inline code when nothing outside is used', () => {
    expect(policyOf(quiet)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-a='"],
      'style-src': ["'self'", "'sha256-b='"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });

  it('names the providers that the configuration asks, and no other', () => {
    const { 'connect-src': connections, 'img-src': pictures } = policyOf({
      github,
      githubContributions: { display: true },
    });
    expect(connections).toEqual(["'self'", 'https://api.github.com']);
    expect(pictures).toEqual([
      "'self'",
      'https://avatars.githubusercontent.com',
      'https://ghchart.rshah.org',
      'https://github-readme-stats.vercel.app',
    ]);
  });

  it('names the hosts of configured pictures, and no avatar’s when it is configured', () => {
    expect(policyOf({ github, profile: { avatar: 'https://cdn.example/me.png' } })['img-src']).toEqual([
      "'self'",
      'https://cdn.example',
    ]);
  });

  it('nobody for a feed, whose articles and pictures come with the site', () => {
    const withFeed = policyOf({ ...quiet, blog: { source: 'feed', url: 'https://blog.example/feed.xml' } });
    expect(withFeed).toEqual(policyOf(quiet));
  });

  it.each(blogSources)(
    'names the provider of a blog at %s, and lets thumbnails come from where they lie',
    (source) => {
      const policy = policyOf({ ...quiet, blog: { source, username: 'max' } });
      const { articlesOf, thumbnails } = blogProviders[source];
      expect(policy['connect-src']).toEqual(["'self'", new URL(articlesOf('max')?.url ?? '').origin]);
      const hosts = thumbnails.hosts.map((host) => `https://${host}`);
      expect(policy['img-src']).toEqual(["'self'", ...(thumbnails.elsewhere ? ['https:'] : hosts)]);
    },
  );

  it('allows nobody else in snapshot mode, whatever is configured', () => {
    const busy: Config = {
      github,
      data: 'snapshot',
      blog: { username: 'max' },
      githubContributions: { display: true },
      profile: { avatar: 'https://cdn.example/me.png' },
      googleAnalytics: { id: 'G-ABC' },
      hotjar: { id: 1 },
    };
    expect(formatPolicy(policyOf(busy))).not.toMatch(/https?:/);
  });

  it('confines the analytics providers to their hosts, and never allows inline code to run', () => {
    const policy = policyOf({ ...quiet, googleAnalytics: { id: 'G-ABC' }, hotjar: { id: 1 } });
    const { 'google-analytics': google, hotjar } = analyticsScripts;
    for (const directive of ['script-src', 'img-src', 'font-src', 'connect-src']) {
      const added = [...(google.policy[directive] ?? []), ...(hotjar.policy[directive] ?? [])];
      const own = directive === 'script-src' ? ["'self'", "'sha256-a='"] : ["'self'"];
      expect(policy[directive]).toEqual([...own, ...added]);
    }
    expect(policy['connect-src']).toContain('wss://*.hotjar.com');
    expect(formatPolicy(policy)).not.toContain('unsafe');
  });

  it('of an invalid configuration allows the site itself', () => {
    expect(documentPolicy(null, inline)['connect-src']).toEqual(["'self'"]);
  });
});

describe('the policy of the host', () => {
  it('allows what a document may, and the worker’s requests for pictures', () => {
    const policy = responsePolicy(siteOf({ github }), inline);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a='"]);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
    ]);
  });

  it('names no host that its scheme covers', () => {
    const site = siteOf({ ...quiet, blog: { username: 'max' }, hotjar: { id: 1 } });
    expect(responsePolicy(site, inline)['connect-src']).toEqual(["'self'", 'wss://*.hotjar.com', 'https:']);
  });

  it('forbids other sites to frame the page, which a document cannot say of itself', () => {
    expect(responsePolicy(null, inline)['frame-ancestors']).toEqual(["'none'"]);
    expect(documentPolicy(null, inline)).not.toHaveProperty('frame-ancestors');
  });
});
