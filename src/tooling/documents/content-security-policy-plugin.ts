import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '../../model/site.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/**
 * Gives every document its Content-Security-Policy, and hosts that read it the same as `_headers`. It works on the
 * finished documents, whatever code they have got, and within the bundle, so that the worker's list of files has the
 * final revisions: it has to come after every plugin that changes a document.
 *
 * @param site the finished site; null when the configuration is invalid
 */
export function contentSecurityPolicy(site: () => Promise<Site | null>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:content-security-policy',
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
        for (const document of documents) document.source = withPolicy(String(document.source), policy);
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
