import { type AtRule, parse, type Root } from 'postcss';

/** Splits a style sheet into rules for the screen and for paper. Both keep their layers. */
export function withoutPrint(css: string): { screen: string; print: string } {
  const sheet = parse(css);
  return { screen: filtered(sheet.clone(), false).toString(), print: filtered(sheet, true).toString() };
}

/** Keeps either the `@media print` blocks or everything else. */
function filtered<Rules extends Root | AtRule>(rules: Rules, isForPaper: boolean): Rules {
  rules.each((node) => {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.nodes;
    if (isLayer && filtered(node, isForPaper).nodes?.length) return;
    const isPrint = node.type === 'atrule' && node.name === 'media' && node.params === 'print';
    if (isLayer || isPrint !== isForPaper) node.remove();
  });
  return rules;
}
