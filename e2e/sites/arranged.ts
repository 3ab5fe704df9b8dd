import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/**
 * Everything, in an order of the owner's own, after they have switched the app off; on the English page next to nothing
 * is translated.
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
