import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** Of the full site what comes from providers and little else: a visit takes a quarter less of the machine. */
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
