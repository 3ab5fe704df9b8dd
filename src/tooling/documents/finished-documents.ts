import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteFiles } from '../made-files.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/**
 * Finishes every document, whatever code the other plugins have put into it: with its Content-Security-Policy, which hosts
 * send along as `_headers` says, and with its revision, by which the worker knows those of its version, also when a host
 * has added to them. Within the bundle, so that the worker's list of files has the final revisions.
 *
 * @param site the finished site; null when the configuration is invalid
 */
export const finishedDocuments = (site: () => Promise<Site | null>): Plugin =>
  siteFiles(
    'finished-documents',
    async (bundle, { base }, emit) => {
      const documents = Object.values(bundle)
        .filter((output) => output.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.html'));
      const settings = await site();
      for (const document of documents) {
        const html = String(document.source);
        const policy = formatPolicy(documentPolicy(settings, inlineCode(html)));
        document.source = withRevision(withPolicy(html, policy));
      }
      const inline = inlineCode(documents.map(({ source }) => String(source)).join('\n'));
      emit('_headers', formatHeaders(responseHeaders(base, responsePolicy(settings, inline))));
    },
    'post',
  );

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
