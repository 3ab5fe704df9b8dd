import type { Site } from '../../../model/site.ts';
import { traceHider } from '../../../text/traces.ts';
import { mapRuns, type ProfileDocument, type Run } from './document.ts';

/** An anonymous document: the owner's own texts may name the owner, too. */
export function withoutTraces(document: ProfileDocument, site: Site): ProfileDocument {
  const hide = traceHider(site);
  const hideInRun = ({ text, lang }: Run): Run => ({ text: hide(text), ...(lang && { lang }) });
  return {
    ...document,
    keywords: document.keywords.map(hide),
    blocks: mapRuns(document.blocks, hideInRun),
  };
}
