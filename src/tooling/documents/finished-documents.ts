import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/**
 * Gives every document its Content-Security-Policy and its revision, by which the worker knows those of its version, and
 * hosts `_headers`. It has to come after every plugin that changes a document, and before the worker's list is made.
 * @param site null when the configuration is invalid
 */
export function finishedDocuments(site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:finished-documents',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        // The worker's own build passes here too, without a document.
        const documents = Object.values(bundle)
          .filter((output) => output.type === 'asset')
          .filter(({ fileName }) => fileName.endsWith('.html'));
        if (documents.length === 0) return;
        const settings = await site();
        // One policy for all of them, which is also what the host sends with each.
        const inline = inlineCode(documents.map(({ source }) => String(source)).join('\n'));
        const policy = formatPolicy(documentPolicy(settings, inline));
        for (const document of documents)
          document.source = withRevision(withPolicy(String(document.source), policy));
        const headers = responseHeaders(config.base, responsePolicy(settings, inline));
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeaders(headers) });
      },
    },
  };
}

/** As the first element of the head that can be affected: only what follows is under the policy. */
function withPolicy(html: string, policy: string): string {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const [charset = '<head>'] = /<meta charset="[^"]*"\s*\/?>/i.exec(html) ?? [];
  return html.replace(charset, () => `${charset}\n    ${element}`);
}

function withRevision(html: string): string {
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  return html.replace('<html', `<html data-revision="${revision}"`);
}
