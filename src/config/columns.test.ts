import { expect, test } from 'vitest';
import { areas, layoutOf, type SectionId } from '../model/section.ts';
import { nothingByDefault } from './shown-by-default.ts';
import { siteOf } from './site.fixture.ts';

const years = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    company: 'Beispiel GmbH',
    position: 'Softwareentwicklerin',
    from: String(2025 - index),
    to: String(2026 - index),
  }));

const small = {
  github: { username: 'octocat' },
  profile: { name: 'Max Mustermann', bio: 'Ich baue Webanwendungen.' },
  social: { email: 'kontakt@max-mustermann.example' },
  skills: ['TypeScript', 'PostgreSQL', 'Linux'],
  projects: { github: { automatic: { limit: 2 } } },
  ...nothingByDefault,
};

const service = { name: 'Webanwendungen', pricing: '90 €/Stunde' };
const services = { display: true, list: [service] };

const privateProjects = (count: number) => ({
  display: true,
  projects: Array.from({ length: count }, (_, index) => ({ name: `Projekt ${index}`, description: 'Kurz.' })),
});

test('a list of one or two goes into the shorter column', () => {
  const { arrangement } = siteOf({ ...small, services });
  expect(arrangement.right).toEqual(['featured-repositories', 'services']);
  expect(arrangement.wide).toEqual([]);
  const beside = siteOf({
    ...small,
    services,
    projects: { ...small.projects, private: privateProjects(8) },
  }).arrangement;
  expect(beside.left).toEqual(['details', 'skills', 'services']);
});

test('a band fills a column that is much shorter', () => {
  const { arrangement } = siteOf({ ...small, experiences: years(9) });
  expect(arrangement.right).toEqual(['featured-repositories', 'experience']);
});

test('more than eight go across both columns, and so does the end of a column that is much longer', () => {
  const projects = (count: number) =>
    siteOf({ ...small, projects: { ...small.projects, private: privateProjects(count) } }).arrangement;
  expect(projects(8).right).toEqual(['featured-repositories', 'private-projects']);
  expect(projects(9).right).toEqual(['featured-repositories']);
  expect(projects(9).wide).toEqual(['private-projects']);
  const publications = Array.from({ length: 40 }, () => ({ title: 'Jitter in kleinen Netzen' }));
  expect(siteOf({ ...small, publications }).arrangement.wide).toEqual(['publications']);
});

test('repositories stay at the right although their limit is higher than usual', () => {
  const { arrangement } = siteOf({ ...small, projects: { github: { automatic: { limit: 12 } } } });
  expect(arrangement.right).toEqual(['featured-repositories']);
});

test('what the owner has placed stays, and each section stands once', () => {
  const site = siteOf({
    ...small,
    services,
    experiences: years(9),
    projects: { ...small.projects, private: privateProjects(25) },
    layout: { right: ['private-projects'], wide: ['services', 'experience'] },
  });
  expect(site.arrangement.right[0]).toBe('private-projects');
  expect(site.arrangement.wide.slice(-2)).toEqual(['services', 'experience']);
  const placed = areas.flatMap((area) => site.arrangement[area]);
  expect(placed.toSorted()).toEqual(site.sections.toSorted());
});

test('columns that end together have the order of the layout', () => {
  const site = siteOf({
    ...small,
    projects: { github: { automatic: { limit: 4 } }, private: privateProjects(4) },
    services: { display: true, list: Array.from({ length: 6 }, () => service) },
  });
  const places = layoutOf('developer');
  const used = (ids: readonly SectionId[]) => ids.filter((id) => site.sections.includes(id));
  for (const area of areas) expect(site.arrangement[area]).toEqual(used(places[area]));
});
