import { defineConfig } from '../../src/config/define-config.ts';
import { config } from '../../src/tooling/inputs/shipped.fixture.ts';

/** The example in the other order: services first. */
export default defineConfig({ ...config, layout: { order: 'consultant' } });
