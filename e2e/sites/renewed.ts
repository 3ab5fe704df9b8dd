import { defineConfig } from '../../src/config/define-config.ts';
import full from './full.ts';

/** The next version of the full site. */
export default defineConfig({ ...full, skills: ['Nachtarbeit'] });
