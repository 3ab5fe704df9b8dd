import { describe, expect, it } from 'vitest';
import config from '../../../config.ts';
import { compileSite } from '../../config/compile-site.ts';
import { serviceIconKeys } from '../../model/offer.ts';
import type { Site } from '../../model/site.ts';
import { isShipped } from './shipped.ts';

const compiled = compileSite(config);

describe('The configuration', () => {
  it('has no mistakes', () => {
    expect(compiled).not.toHaveProperty('problems');
  });
});

describe.runIf(isShipped && !('problems' in compiled))('The shipped configuration', () => {
  const { site, warnings } = 'site' in compiled ? compiled : { site: {} as Site, warnings: [] };
  const { services, projects } = site;

  it('has nothing to warn about', () => {
    expect(warnings).toEqual([]);
  });

  it('survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });

  it('is an example that nobody takes for a person', () => {
    expect(site.profile.name).toBe('Max Mustermann');
    expect(site.github.username).toBe('octocat');
    expect(site.social.email).toMatch(/\.example$/);
    // The Bundesnetzagentur keeps these numbers for films: nobody has them.
    expect(site.social.phone).toMatch(/^\+49 30 23125 \d{3}$/);
  });

  it('asks GitHub for the portrait', () => {
    expect(site.profile).toEqual({ name: expect.any(String), bio: expect.any(String) });
  });

  it('has the choices that were made for it', () => {
    expect(site.themeConfig).toMatchObject({
      defaultTheme: 'lofi',
      disableSwitch: false,
      displayAvatarRing: true,
    });
    expect(site.themeConfig.themes).toHaveLength(36);
    expect(site.enablePWA).toBe(true);
    expect(site.blog).toMatchObject({ username: 'devteam', source: 'dev', limit: 2, display: true });
  });

  it('has twelve services, three private and three featured projects', () => {
    expect(services.list).toHaveLength(12);
    expect(projects.private.projects).toHaveLength(3);
    expect(projects.github).toMatchObject({ mode: 'manual', display: true });
    expect(projects.github.manual.projects).toHaveLength(3);
    expect(site.certifications.map(({ year }) => year)).toEqual(['2025', '2025', '2025', '2025']);
    expect(site.skills).toHaveLength(14);
    expect([site.experiences, site.educations, site.publications]).toEqual([[], [], []]);
  });

  it('shows every section that has something to show', () => {
    expect(
      [
        services,
        projects.latestPublic,
        projects.github,
        projects.private,
        site.githubContributions,
        site.blog,
        site.remoteSupport,
      ].every(({ display }) => display),
    ).toBe(true);
    expect(projects.external.projects.length).toBeGreaterThan(1);
    expect(site.footer).toContain('©');
  });

  it('has a service for each icon key, with its price', () => {
    expect(services.list.map(({ icon }) => icon).sort()).toEqual([...serviceIconKeys].sort());
    expect(services.list.map(({ pricing }) => pricing).sort()).toEqual(
      [
        'ab 1.500€',
        'ab 3.000€',
        'ab 2.500€',
        '80€/Stunde',
        'ab 50€/Monat',
        '120€/Stunde',
        '150€/Stunde',
        '100€/Stunde',
        'ab 800€',
        'ab 1.200€',
        'Auf Anfrage',
        'Auf Anfrage',
      ].sort(),
    );
  });

  it('has services with more features than are shown, and in every category', () => {
    expect(services.list.some(({ features }) => features.length > 3)).toBe(true);
    expect(new Set(services.list.map(({ category }) => category))).toEqual(
      new Set(['Entwicklung', 'Infrastructure', 'Beratung', 'Support']),
    );
  });

  it('has private projects with everything that a card can show', () => {
    for (const project of projects.private.projects) {
      const { technologies, highlights, ...texts } = project;
      expect(Object.keys(texts).sort()).toEqual([
        'category',
        'description',
        'name',
        'readmeExcerpt',
        'screenshot',
        'status',
      ]);
      expect([technologies.length, highlights.length].every((length) => length > 2)).toBe(true);
    }
    const statuses = projects.private.projects.map(({ status }) => status);
    expect(new Set(statuses).size).toBe(3);
  });

  it('counts no visitors', () => {
    expect(site.googleAnalytics.id).toBeUndefined();
    expect(site.hotjar.id).toBeUndefined();
  });
});
