import shipped from '../../config.ts';
import { defineConfig } from '../../src/config/define-config.ts';

/** The example in the other order: services first. */
export default defineConfig({ ...shipped, layout: { order: 'consultant' } });
