import { join } from 'node:path';
import { revisionOf } from '../../../../../sw/contract.ts';
import { legalLanguage } from '../../../../model/site-language.ts';
import { pageIdsOf } from '../../../../site/pages.ts';
import { put } from '../../../directory.fixture.ts';
import { formatPolicy } from '../../../documents/content-security-policy.ts';
import { pagesIn } from '../../../documents/pages.ts';
import { formatHeaders, responseHeaders } from '../../../documents/response-headers.ts';

const own = ["'self'"];
const pictures = 'https://img.example';
const policy = {
  'default-src': ["'none'"],
  'script-src': [...own, "'sha256-a'"],
  'style-src': own,
  'img-src': [...own, pictures],
  'font-src': own,
  'connect-src': [...own, 'https://api.test'],
  'worker-src': own,
};

/** Headers that the host should send for such a site. */
export const deployedHeaders = (base: string) =>
  responseHeaders(base, { ...policy, 'connect-src': [...policy['connect-src'], pictures] });

/** Writes a site as small as one can be that has all that the check of a deployed one looks at. */
export async function writeDeployedSite(directory: string, base: string): Promise<void> {
  const document = (title: string) =>
    `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">
    <link rel="manifest" href="${base}manifest.webmanifest"><title>${title}</title>
    <link rel="stylesheet" href="${base}assets/index-1a2b.css">
    <script type="module" src="${base}assets/index-1a2b.js"></script></head>
    <body><img src="${base}images/logo.svg"><a href="${base}kontakt.vcf"></a><a href="${base}plan.pdf#a"></a></body></html>`;
  const kept: Record<string, string> = {
    ...Object.fromEntries(
      pagesIn(pageIdsOf(null), [legalLanguage], legalLanguage).map(({ id, file }) => [
        file,
        document(`The page ${id}`),
      ]),
    ),
    'manifest.webmanifest': JSON.stringify({ scope: base }),
    'assets/index-1a2b.js': 'let page;',
    'assets/index-1a2b.css': 'a {}',
    'assets/inter-1a2b.woff2': 'font',
    'images/logo.svg': '<svg/>',
    'kontakt.vcf': 'BEGIN:VCARD',
  };
  const list = await Promise.all(
    Object.entries(kept).map(async ([url, content]) => ({
      revision: await revisionOf(url, new TextEncoder().encode(content)),
      url,
    })),
  );
  const files = {
    ...kept,
    'plan.pdf': '%PDF',
    'sw.js': `install(${JSON.stringify(list)});`,
    _headers: formatHeaders(deployedHeaders(base)),
  };
  for (const [name, content] of Object.entries(files)) put(join(directory, name), content);
}
