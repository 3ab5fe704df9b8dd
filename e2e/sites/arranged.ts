import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/**
 * Every section in a custom order, after the owner has switched the app off. The English page has hardly any
 * translations.
 */
export default defineConfig({
  ...full,
  skills: ['Handarbeit'],
  enablePWA: false,
  languages: ['de', 'en'],
  layout: {
    left: ['services', 'testimonials'],
    right: ['articles', 'arbeitsweise', 'experience'],
    wide: ['private-projects'],
    phone: ['services', 'articles', 'skills'],
  },
});
