import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteFiles } from '../generated-files.ts';
import { inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/** Writes `_headers`, by which hosts send the policy of all documents. Runs last, but before the worker lists the files. */
export const hostHeaders = (readSite: () => Promise<Site | null>): Plugin =>
  siteFiles(
    'host-headers',
    async (bundle, { base }, emit) => {
      const documents = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.html') ? String(output.source) : [],
      );
      const policy = responsePolicy(await readSite(), inlineCode(documents.join('')));
      emit('_headers', formatHeaders(responseHeaders(base, policy)));
    },
    'post',
  );
