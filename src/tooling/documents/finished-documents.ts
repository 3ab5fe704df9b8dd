import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { siteFiles } from '../made-files.ts';
import { documentPolicy, formatPolicy, inlineCode, responsePolicy } from './content-security-policy.ts';
import { formatHeaders, responseHeaders } from './response-headers.ts';

/**
 * Gives every document its Content-Security-Policy, which hosts send too as `_headers` says, and its revision, by which the
 * worker knows its own documents even if a host has added to them. Runs last, but before the worker lists the files.
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
        output.source = withRevision(withPolicy(html, policy));
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

function withRevision(html: string): string {
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  return html.replace('<html', `<html data-revision="${revision}"`);
}
