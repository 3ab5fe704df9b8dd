import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/** Writes `_headers`, by which hosts send the policy of all documents. Runs last, but before the worker lists the files. */
export const hostHeaders = (readSite: () => Promise<Site | null>): Plugin => ({
  name: 'portfolio:host-headers',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const documents = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.html') ? String(output.source) : [],
      );
      const policy = responsePolicy(await readSite(), inlineCode(documents.join('')));
      const source = formatHeaders(responseHeaders(this.environment.config.base, policy));
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  },
});
