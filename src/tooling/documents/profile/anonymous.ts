import type { Site } from '../../../model/site.ts';
import { ownerName } from '../../../text/titles.ts';
import { mapRuns, type ProfileDocument, type Run } from './document.ts';

/** What stands where a text told who it is. */
const hidden = '…';

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

/** Takes the owner's names, accounts and addresses out of a text, and every other address. */
export function traceHider(site: Site): (text: string) => string {
  const { legal, github, social, accounts, seo } = site;
  const { links: _, ...names } = social;
  const name = ownerName(site);
  const traces = [
    ...[name, legal.name, legal.email, legal.phone, legal.street, github.username],
    ...Object.values(names),
    ...accounts.flatMap(({ text, link }) => [text, link]),
    ...[seo.url, seo.url?.replace(/^https?:\/\//, '')],
    // A family name alone tells it as well. A first name does not, and may be a word.
    name.includes(' ') ? name.split(' ').at(-1) : undefined,
  ].flatMap((trace) => trace?.trim() || []);
  const longestFirst = [...new Set(traces)].toSorted((a, b) => b.length - a.length);
  const known = longestFirst.map((trace) => trace.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(
    [
      String.raw`\b(?:https?://|www\.)\S+`,
      String.raw`[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}`,
      ...known.map((trace) => String.raw`(?<![\p{L}\p{N}])${trace}(?![\p{L}\p{N}])`),
    ].join('|'),
    'giu',
  );
  return (text) => text.replaceAll(pattern, hidden);
}
