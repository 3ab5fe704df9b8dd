import { describe, expect, it } from 'vitest';
import { compileSite } from '../../config/compile-site.ts';
import { exampleWarnings } from '../../config/messages/warnings/example.ts';
import { warningsOf } from '../../config/messages/warnings/warnings.ts';
import type { Site } from '../../model/site.ts';
import { config, isShipped } from './shipped.fixture.ts';

const compiled = compileSite(config);

it('The configuration has no mistakes', () => {
  expect(compiled).not.toHaveProperty('problems');
});

describe.runIf(isShipped && !('problems' in compiled))('The shipped configuration', () => {
  const { site } = 'site' in compiled ? compiled : { site: {} as Site };

  it('has nothing to warn about, and survives JSON unchanged', () => {
    expect(warningsOf(config, site)).toEqual([]);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });

  it('is recognised in the site of somebody else by each invented client and project', () => {
    const left = [
      ...(config.testimonials?.list ?? []).map((entry) => ({ testimonials: { list: [entry] } })),
      ...(config.engagements ?? []).map((entry) => ({ engagements: [entry] })),
      ...(config.projects?.private?.projects ?? []).map((entry) => ({
        projects: { private: { projects: [entry] } },
      })),
      ...(config.projects?.external?.projects ?? []).map((entry) => ({
        projects: { external: { projects: [entry] } },
      })),
    ];
    const missed = left.filter(
      (block) => exampleWarnings({ github: { username: 'mira' }, ...block }).length === 0,
    );
    expect(missed).toEqual([]);
  });

  it('is an example that nobody takes for a person, and counts no visitors', () => {
    expect(site.profile.name).toBe('Max Mustermann');
    expect(site.github.username).toBe('octocat');
    expect(site.social.email).toMatch(/\.example$/);
    // The Bundesnetzagentur keeps these numbers for films: nobody has them.
    expect(site.social.phone).toMatch(/^\+49 30 23125 \d{3}$/);
    expect([site.googleAnalytics.id, site.hotjar.id]).toEqual([undefined, undefined]);
  });
});
