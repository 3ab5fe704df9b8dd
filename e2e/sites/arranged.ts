import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** Everything, in an order of the owner's own. */
export default defineConfig({
  ...full,
  layout: {
    left: ['services', 'testimonials'],
    right: ['articles', 'arbeitsweise', 'experience'],
    wide: ['private-projects'],
    phone: ['services', 'articles', 'skills'],
  },
});
