import { vi } from 'vitest';

/** Run before each unit test file that shares its modules with others. */
const refuse = () => {
  throw new Error('Replaced modules would be those of other tests too: see vitest.config.ts.');
};
Object.assign(vi, { mock: refuse, doMock: refuse, resetModules: refuse });
