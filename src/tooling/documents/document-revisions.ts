import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Has every document say which one it is, by which the worker knows those of its version, also when a host has added
 * to them. It has to come after every plugin that changes a document.
 */
export function documentRevisions(): Plugin {
  return {
    name: 'portfolio:document-revisions',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          const html = String(output.source);
          const revision = createHash('sha256').update(html).digest('base64url').slice(0, 12);
          output.source = html.replace('<html', `<html data-revision="${revision}"`);
        }
      },
    },
  };
}
