import { describe, expect, it } from 'vitest';
import type { Config } from '../../config/config.ts';
import { siteOf } from '../../config/site.fixture.ts';
import { analyticsPolicies } from '../../providers/analytics-scripts.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';

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
      profile: { avatar: 'https://cdn.example/me.png' },
    });
    expect(connections).toEqual(["'self'", 'https://api.github.com']);
    expect(pictures).toEqual([
      "'self'",
      'https://ghchart.rshah.org',
      'https://github-readme-stats.vercel.app',
      'https://cdn.example',
    ]);
  });

  it('names nobody for a feed, which comes with the site, nor in snapshot mode, whatever is configured', () => {
    const withFeed = policyOf({ ...quiet, blog: { source: 'feed', url: 'https://blog.example/feed.xml' } });
    expect(withFeed).toEqual(policyOf(quiet));
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
    const { 'google-analytics': google, hotjar } = analyticsPolicies;
    for (const directive of ['script-src', 'img-src', 'font-src', 'connect-src']) {
      const added = [...(google[directive] ?? []), ...(hotjar[directive] ?? [])];
      const own = directive === 'script-src' ? ["'self'", "'sha256-a='"] : ["'self'"];
      expect(policy[directive]).toEqual([...own, ...added]);
    }
    expect(policy['connect-src']).toContain('wss://*.hotjar.com');
    expect(formatPolicy(policy)).not.toContain('unsafe');
  });
});

describe('the policy of the host', () => {
  it('allows what a document may, and the worker’s requests for pictures', () => {
    const policy = responsePolicy(siteOf({ github }), inline);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
    ]);
  });

  it('names no host that its scheme covers', () => {
    const site = siteOf({ ...quiet, blog: { username: 'max' }, hotjar: { id: 1 } });
    expect(documentPolicy(site, inline)['img-src']).toEqual(["'self'", 'https:']);
    expect(responsePolicy(site, inline)['connect-src']).toEqual(["'self'", 'wss://*.hotjar.com', 'https:']);
  });

  it('allows the site of an invalid configuration itself, and no other site to frame it', () => {
    expect(responsePolicy(null, inline)).toMatchObject({
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });
});

/** printf 'let a;' | openssl dgst -sha256 -binary | base64 */
const hashOfLetA = "'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='";

describe('the code that stands in a document', () => {
  it('is named by its hash, each piece once, also what steers the loading of scripts', () => {
    const html = '<script>let a;</script><script type="module">let a;</script><style>a{color:red}</style>';
    const style = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    expect(inlineCode(html)).toEqual({ scripts: [hashOfLetA], styles: [style] });
    for (const type of ['importmap', 'speculationrules'])
      expect(inlineCode(`<script type="${type}">let a;</script>`).scripts).toEqual([hashOfLetA]);
  });

  it('is hashed as the parser gives it to the browser: with one kind of line end', () => {
    expect(inlineCode('<script>a;\r\nb;\rc;</script>')).toEqual(inlineCode('<script>a;\nb;\nc;</script>'));
  });

  it('is neither a file nor data, nor what looks like it in a text', () => {
    const html = [
      '<script type="module" crossorigin src="/a.js"></script>',
      '<script type="application/json" id="page-data">{"a":"<b>"}</script>',
      '<link rel="stylesheet" href="/a.css">',
      '<p title="style=&quot;a&quot;">Write style="a" onclick="b"</p>',
    ].join('');
    expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
  });

  it.each(['<p style="color:red">', '<a class="b" onclick="go()">', "<svg\n  onload='x'>"])(
    'cannot be allowed in attributes: %s',
    (html) => {
      expect(() => inlineCode(`<!doctype html>${html}`)).toThrow(/forbids the attribute (style|on)/);
    },
  );
});
