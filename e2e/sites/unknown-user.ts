import { defineConfig } from '../../src/config/define-config.ts';

/** A username that nobody has. */
export default defineConfig({ github: { username: 'no-such-user' } });
