import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { shortHash } from '../files.ts';
import { siteFiles } from '../generated-files.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';
import { revisionIn, withRevision } from './revision.ts';

/**
 * Gives every document its Content-Security-Policy, which hosts send too as `_headers` says, and adds it to the
 * document's revision. Runs last, but before the worker lists the files.
 */
export const finishedDocuments = (readSite: () => Promise<Site | null>): Plugin =>
  siteFiles(
    'finished-documents',
    async (bundle, { base }, emit) => {
      const site = await readSite();
      let all = '';
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
        const html = String(output.source);
        const policy = formatPolicy(documentPolicy(site, inlineCode(html)));
        output.source = withPolicy(withRevision(html, shortHash(revisionIn(html) + policy)), policy);
        all += `${html}\n`;
      }
      const inline = inlineCode(all);
      emit('_headers', formatHeaders(responseHeaders(base, responsePolicy(site, inline))));
    },
    'post',
  );

/** A policy in a document covers only what follows. */
function withPolicy(html: string, policy: string): string {
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const [charset = '<head>'] = /<meta charset="[^"]*"\s*\/?>/i.exec(html) ?? [];
  return html.replace(charset, () => `${charset}\n    ${element}`);
}
