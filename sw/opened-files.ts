import type { WorkboxPlugin } from 'workbox-core';
import { isFile } from './built-files.ts';

/** A page in the place of a file is not stored, and not shown either where the file is stored. */
export const fileOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    if (isFile(response)) return response;
    if (state) state.response = response;
    throw new Error(`${request.url} is not a file.`);
  },
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
  handlerDidError: async ({ state }) => state?.response,
};
