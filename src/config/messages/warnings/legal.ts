import type { Legal } from '../../../model/legal.ts';
import { withLaw } from '../../../model/legal.ts';
import type { Site } from '../../../model/site.ts';
import { formatPath, type Problem, quote, textsIn } from '../problem.ts';

/** What every site notice needs, why, and how it is written. */
const obligatory = {
  name: { why: '{siteNotice} wants your first and last name', example: 'Max Mustermann' },
  street: { why: '{siteNotice} wants an address to which papers can be served', example: 'Musterstraße 1' },
  postalCode: { why: '{siteNotice} wants an address to which papers can be served', example: '12345' },
  city: { why: '{siteNotice} wants an address to which papers can be served', example: 'Musterstadt' },
  email: { why: '{siteNotice} wants an e-mail address', example: 'name@example.com' },
  phone: { why: '{siteNotice} and {beforeContract} want a second, fast way to reach you', example: '+49 …' },
} as const satisfies Partial<Record<keyof Legal, { why: string; example: string }>>;

const obligatoryFields = Object.keys(obligatory) as (keyof typeof obligatory)[];

/** Companies that somebody must represent, and that stand in a register. */
const company = /\b(GmbH|UG|AG|SE|KGaA|KG|OHG|PartG|PartGmbB|eG|e\. ?V\.|e\. ?G\.)/;
const registered = /\b(e\. ?K\.|e\. ?Kfm\.|e\. ?Kfr\.)/;

/** What is left of the example's placeholders once the site shows somebody else. */
const placeholder =
  /mustermann|musterstra|musterstadt|muster (hosting|versicherung)|musterland|\.example\b|23125 ?042|DE123456789/i;
const exampleAccount = 'octocat';

type LegalFacts = Pick<Site, 'legal' | 'github' | 'law' | 'testimonials'>;

/** What the legal pages lack, as warnings: the site works without, but its owner should not be without. */
export function legalWarnings({ legal, github, law, testimonials }: LegalFacts): Problem[] {
  const problems = [
    ...missing(legal),
    ...missingHost(legal),
    ...missingNumber(legal),
    ...lackingForCompany(legal),
    ...lackingElsewhere(legal, law),
    ...(law.reviews && !testimonials.origin ? [missingOrigin] : []),
    ...unservable(legal),
    ...(github.username.toLowerCase() === exampleAccount ? [] : placeholders(legal)),
  ];
  return problems.map(({ path, message }) => ({ path, message: withLaw(message, law) }));
}

function missing(legal: Legal): Problem[] {
  const fields = obligatoryFields.filter((field) => legal[field] === undefined);
  if (fields.length === obligatoryFields.length) {
    const message = `Missing. A German site needs a site notice ({siteNotice}) and a privacy policy with your address. Add the block \`legal: { ${fields.map((field) => `${field}: '…'`).join(', ')} }\`.`;
    return [{ path: 'legal', message }];
  }
  return fields.map((field) => {
    const { why, example } = obligatory[field];
    return {
      path: `legal.${field}`,
      message: `Missing. ${why}. Add \`${field}: '${example}'\` with your own words.`,
    };
  });
}

const missingOrigin: Problem = {
  path: 'testimonials.origin',
  message:
    'Missing. Where consumers are addressed, {reviews} wants to know whether you made sure that clients wrote the testimonials, and whether you show all of them. Add `origin: { checked: true, selection: true }`, each as it is: to claim a check that there was not is forbidden.',
};

/** Only for who has begun with the block: without it, one warning says all. */
function missingHost({ hosting, name }: Legal): Problem[] {
  if (hosting.provider !== undefined || name === undefined) {
    return [];
  }
  const message =
    "Missing. Your host sees every visitor's IP address, and {information} wants to know who receives data. Add `hosting: { provider: '…', address: '…', country: 'DE' }`.";
  return [{ path: 'legal.hosting.provider', message }];
}

/** Also only for who has begun with the block. */
function missingNumber({ vatId, businessId, name }: Legal): Problem[] {
  if (vatId !== undefined || businessId !== undefined || name === undefined) {
    return [];
  }
  const message =
    "Missing, and so is businessId. {siteNotice} wants one of the two from who has one, and every business in Germany is given a business id. Add `vatId: 'DE…'` or `businessId: 'DE…-00001'`.";
  return [{ path: 'legal.vatId', message }];
}

function lackingForCompany({ legalForm, representative, register }: Legal): Problem[] {
  if (legalForm === undefined) {
    return [];
  }
  const problems: Problem[] = [];
  if (company.test(legalForm) && !representative) {
    const message = `Missing. A ${legalForm} names who represents it ({siteNotice}). Add \`representative: '<name>, <office>'\`.`;
    problems.push({ path: 'legal.representative', message });
  }
  if ((company.test(legalForm) || registered.test(legalForm)) && !register) {
    const message = `Missing. A ${legalForm} names its register ({siteNotice}). Add \`register: { court: 'Amtsgericht …', number: '…' }\`.`;
    problems.push({ path: 'legal.register', message });
  }
  return problems;
}

function lackingElsewhere(
  { consumerDispute, chamber, professionalTitle }: Legal,
  law: Site['law'],
): Problem[] {
  const problems: Problem[] = [];
  const { participation, body } = consumerDispute;
  if (law.consumerDispute && participation !== 'notWilling' && !(body?.address && body.url)) {
    const message =
      "Incomplete. Who takes part in dispute settlement names the board with its address and website ({consumerDispute}). Add `body: { name: '…', address: '…', url: 'https://…' }`, or set participation to 'notWilling'.";
    problems.push({ path: 'legal.consumerDispute.body', message });
  }
  if (chamber && !professionalTitle) {
    const message =
      "Missing. Who belongs to a chamber names the title of the profession too ({siteNotice}). Add `professionalTitle: { title: '…', state: '…', rules: '…' }`.";
    problems.push({ path: 'legal.professionalTitle', message });
  }
  return problems;
}

function placeholders(legal: Legal): Problem[] {
  return textsIn(legal, ['legal'])
    .filter(({ text }) => placeholder.test(text))
    .map(({ path, text }) => ({
      path: formatPath(path),
      message: `Found the placeholder '${text}' of the example. Write your own, or remove the line.`,
    }));
}

/** Addresses to which no paper can be served. */
function unservable({ street, postalCode, country = 'DE' }: Legal): Problem[] {
  const problems: Problem[] = [];
  if (street && /\b(postfach|p\.? ?o\.? ?box)\b/i.test(street)) {
    const message = `Found ${quote(street)}, but {siteNotice} wants an address to which papers can be served. Write street and number, such as 'Musterstraße 1'.`;
    problems.push({ path: 'legal.street', message });
  }
  if (postalCode && country === 'DE' && !/^\d{5}$/.test(postalCode)) {
    // Without quotes a number loses its first zero.
    const hint = /^\d{4}$/.test(postalCode)
      ? `Write '0${postalCode}' in quotes, or name the \`country\` if it is another.`
      : "Write its five digits in quotes, such as '12345', or name the `country` if it is another.";
    problems.push({
      path: 'legal.postalCode',
      message: `Found ${quote(postalCode)}, which is no German postal code. ${hint}`,
    });
  }
  return problems;
}
