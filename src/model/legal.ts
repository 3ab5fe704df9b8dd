import type { Settings } from '../config/config.ts';

export type Legal = Settings['legal'];
export type Office = NonNullable<Legal['complaintAuthority']>;

/** The sentence of each rule that holds and concerns the site, or how it is quoted; and the month of the privacy policy. */
export type Law = Readonly<Partial<Record<string, string>>>;

/** A text for as long as a rule is in force, and the one for afterwards; `withLaw` chooses. */
export const whileInForce = (rule: string, text: string, afterwards: string): string =>
  `⟦${rule}‖${text}‖${afterwards}⟧`;

/** Fills in how the law is quoted, such as for `{siteNotice}`; other braces stay. */
export const withLaw = (text: string, law: Law): string =>
  text
    .replace(/⟦(\w+)‖(.*?)‖(.*?)⟧/gs, (_, id, inForce, afterwards) =>
      law[id] === undefined ? afterwards : inForce,
    )
    .replace(/\{(\w+)\}/g, (whole, id) => (Object.hasOwn(law, id) ? law[id] : undefined) ?? whole);
