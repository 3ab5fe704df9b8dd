import type { Config } from './config.ts';

/** Gives `config.ts` its checks and its help in the editor; it returns what it is given. */
export const defineConfig = (config: Config): Config => config;
