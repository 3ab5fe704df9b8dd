import { expect, it } from 'vitest';
import config from './complete-config.fixture.ts';
import type { Config } from './config.ts';
import { siteOf } from './site.fixture.ts';

const siteWith = (...engagements: NonNullable<Config['engagements']>) => siteOf({ ...config, engagements });
const first = { from: '2024-03', title: 'Kundenportal' };

it('puts the newest first, until today without an end', () => {
  const site = siteWith({ ...first, to: '2025-01' }, { ...first, title: 'Migration', to: 'heute' });
  expect(site.engagements.map(({ title, to }) => [title, to])).toEqual([
    ['Migration', undefined],
    ['Kundenportal', '2025-01'],
  ]);
  expect(site.engagements[0]).not.toHaveProperty('to');
});

it('gives a technology one name, that of the skills where they have it', () => {
  const site = siteWith(
    { ...first, technologies: ['Typescript', 'Node'] },
    { ...first, technologies: ['Node.js', 'Node'] },
  );
  expect(site.engagements.map(({ technologies }) => technologies)).toEqual([
    ['TypeScript', 'Node'],
    ['Node'],
  ]);
  expect(site.engagedSkills).toEqual(['TypeScript']);
});

it('has no profile page without engagements, nor where it is switched off', () => {
  const off = siteOf({ ...config, engagements: [first], profilePage: { display: false } });
  for (const { profilePage, engagements, engagedSkills } of [siteWith(), off])
    expect([profilePage.display, engagements, engagedSkills]).toEqual([false, [], undefined]);
});
