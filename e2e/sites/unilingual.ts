import { defineConfig } from '../../src/config/define-config.ts';
import bilingual from './bilingual.ts';

/** The bilingual site without its second language. */
export default defineConfig({ ...bilingual, languages: ['de'] });
