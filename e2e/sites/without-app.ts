import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** The full site, after its owner has switched the app off. */
export default defineConfig({ ...full, skills: ['Handarbeit'], enablePWA: false });
