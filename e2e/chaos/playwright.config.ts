import { defineConfig } from 'playwright/test';
import common from '../playwright.config.ts';

/** What `npm run test:chaos` runs; `npm test` does not. */
export default defineConfig({ ...common, testDir: '.', outputDir: '../.results/chaos', reporter: 'line' });
