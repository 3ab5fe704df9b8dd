import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** The full site, after its owner has switched the app off; on the English page next to nothing is translated. */
export default defineConfig({ ...full, skills: ['Handarbeit'], enablePWA: false, languages: ['de', 'en'] });
