import type { Site } from '../site.ts';
import type { Problem } from './problem.ts';

/**
 * What an owner may want to add although nothing is wrong: what § 2 DL-InfoV wants a client to know before the contract,
 * for which a website is one of four ways.
 */
export function hints({ legal }: Pick<Site, 'legal'>): Problem[] {
  // Who has not begun with the block is told what matters more.
  if (legal.name === undefined) return [];
  const { insurance, terms, jurisdiction } = legal;
  const lacking = (['address', 'territory'] as const).filter((key) => insurance && !insurance[key]);
  return [
    ...(insurance
      ? lacking.map((key) => hint(`insurance.${key}`, insuranceReason, `${key}: '…'`))
      : [hint('insurance', insuranceReason, "insurance: { insurer: '…', address: '…', territory: '…' }")]),
    ...(terms
      ? []
      : [hint('terms', 'Who uses general terms makes them known (Nr. 7)', "terms: 'files/agb.pdf'")]),
    ...(jurisdiction
      ? []
      : [
          hint(
            'jurisdiction',
            'Who agrees on the law that applies or on a court makes the clause known (Nr. 8)',
            "jurisdiction: 'Es gilt deutsches Recht. …'",
          ),
        ]),
  ];
}

const insuranceReason =
  'Who has a professional liability insurance by law names the insurer, its address and where it holds (Nr. 11)';

function hint(field: string, why: string, addition: string): Problem {
  const message = `Not said. ${why}; the page is one of four ways to tell (§ 2 DL-InfoV). Add \`${addition}\`, tell your clients otherwise, or leave it if it does not concern you.`;
  return { path: `legal.${field}`, message };
}
