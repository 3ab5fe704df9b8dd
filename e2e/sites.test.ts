import { expect, test } from 'vitest';
import { siteOf } from '../src/config/site.fixture.ts';
import { sections } from '../src/model/section.ts';
import consultant from './sites/consultant.ts';
import full from './sites/full.ts';

test.each(Object.keys(sections))('The section %s is on a site of the browser tests', (id) => {
  expect([full, consultant].flatMap((config) => siteOf(config).sections)).toContain(id);
});
