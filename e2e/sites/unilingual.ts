import { defineConfig } from '../../src/config/define-config.ts';
import bilingual from './bilingual.ts';

/** What the site in two languages is without the second. */
export default defineConfig({ ...bilingual, languages: ['de'] });
