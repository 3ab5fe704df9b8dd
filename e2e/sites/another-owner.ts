import { defineConfig } from '../../src/config/define-config.ts';
import live from './live.ts';

/** Another person's site at the address of the first. */
export default defineConfig({ ...live, github: { username: 'octocat' }, blog: { display: false } });
