import { withLaw } from '../../model/legal.ts';
import type { Site } from '../../model/site.ts';
import { dayOf, wordFindings } from '../law/law.ts';
import { type Problem, textsIn } from './problem.ts';

/** What an owner may want to add although nothing is wrong. */
export function hints(site: Site, given: unknown, now = Date.now()): Problem[] {
  const buttons = wordFindings(textsIn(given), site, dayOf(now), 'hint');
  const told = [...beforeContract(site.legal), ...buttons];
  return told.map(({ path, message }) => ({ path, message: withLaw(message, site.law) }));
}

function beforeContract(legal: Site['legal']): Problem[] {
  // Who has not begun with the block is told what matters more.
  if (legal.name === undefined) return [];
  const { insurance, terms, jurisdiction } = legal;
  const lacking = (['address', 'territory'] as const).filter((key) => insurance && !insurance[key]);
  return [
    ...(insurance
      ? lacking.map((key) => hint(`insurance.${key}`, insuranceReason, `${key}: '…'`))
      : [hint('insurance', insuranceReason, "insurance: { insurer: '…', address: '…', territory: '…' }")]),
    ...(terms ? [] : [hint('terms', 'Who uses general terms makes them known', "terms: 'files/agb.pdf'")]),
    ...(jurisdiction
      ? []
      : [
          hint(
            'jurisdiction',
            'Who agrees on the law that applies or on a court makes the clause known',
            "jurisdiction: 'Es gilt deutsches Recht. …'",
          ),
        ]),
  ];
}

const insuranceReason =
  'Who has a professional liability insurance by law names the insurer, its address and where it holds';

function hint(field: string, why: string, addition: string): Problem {
  const message = `Not said. ${why}; the page is one of four ways to tell ({beforeContract}). Add \`${addition}\`, tell your clients otherwise, or leave it if it does not concern you.`;
  return { path: `legal.${field}`, message };
}
