import type { Config } from '../config.ts';
import { type Problem, quote } from '../problem.ts';

/** Addresses to which no paper can be served. */
export function postalAddressWarnings({ legal }: Config): Problem[] {
  const { street, postalCode, country = 'DE' } = legal ?? {};
  const problems: Problem[] = [];
  if (street && /\b(postfach|p\.? ?o\.? ?box)\b/i.test(street)) {
    const message = `Found ${quote(street)}, but § 5 DDG wants an address to which papers can be served. Write street and number, such as 'Musterstraße 1'.`;
    problems.push({ path: 'legal.street', message });
  }
  const code = postalCode === undefined ? '' : String(postalCode);
  if (code && country === 'DE' && !/^\d{5}$/.test(code)) {
    // Without quotes a number loses its first zero.
    const cure = /^\d{4}$/.test(code)
      ? `Write '0${code}' in quotes, or name the \`country\` if it is another.`
      : "Write its five digits in quotes, such as '12345', or name the `country` if it is another.";
    problems.push({
      path: 'legal.postalCode',
      message: `Found ${quote(code)}, which is no German postal code. ${cure}`,
    });
  }
  return problems;
}
