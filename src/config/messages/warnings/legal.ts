import { type Legal, withLaw } from '../../../model/legal.ts';
import type { Site } from '../../../model/site.ts';
import { dayOf } from '../../../text/quantities.ts';
import type { Config } from '../../config.ts';
import { inEachLanguage } from '../../fields/field.ts';
import { wordFindings } from '../../law/law.ts';
import { type Problem, problemsAt, problemsInEach, quote, textsIn } from '../problem.ts';
import { unhiddenTexts } from './anonymity.ts';

const address = '{siteNotice} wants an address to which papers can be served';

const obligatory: readonly [field: keyof Legal, why: string, example: string][] = [
  ['name', '{siteNotice} wants your first and last name', 'Max Mustermann'],
  ['street', address, 'Musterstraße 1'],
  ['postalCode', address, '12345'],
  ['city', address, 'Musterstadt'],
  ['email', '{siteNotice} wants an e-mail address', 'name@example.com'],
  ['phone', '{siteNotice} and {beforeContract} want a second, fast way to reach you', '+49 …'],
];

/** Whom a privacy policy has to name, wherever that is. */
const responsible: typeof obligatory = [
  ['name', '{information} wants to know who is responsible', 'Max Mustermann'],
  ['email', '{information} wants to know how to reach you', 'name@example.com'],
];

/** Companies that somebody must represent, and those that are in a register. */
const company = /\b(GmbH|UG|AG|SE|KGaA|KG|OHG|PartG|PartGmbB|eG|e\. ?V\.|e\. ?G\.)/;
const registered = /\b(e\. ?K\.|e\. ?Kfm\.|e\. ?Kfr\.)/;

/** Missing data that the law requires of this owner. The site can be built without them. */
export const legalWarnings = (config: Config, site: Site): Problem[] =>
  quotingLaw(site.law, [
    ...(site.law.priceIndication ? priceWarnings(config) : []),
    ...missing(site.legal),
    ...lacking(site),
  ]);

/** Fills in how the law is quoted on the day of the build. */
const quotingLaw = (law: Site['law'], problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path, message: withLaw(message, law) }));

function missing(legal: Legal): Problem[] {
  const wanted = legal.outsideGermany ? responsible : obligatory;
  const fields = wanted.filter(([field]) => legal[field] === undefined);
  if (fields.length === obligatory.length) {
    const message = `Missing. A German site needs a site notice ({siteNotice}) and a privacy policy with your address. Add the block \`legal: { ${fields.map(([field]) => `${field}: '…'`).join(', ')} }\`.`;
    return [{ path: 'legal', message }];
  }
  return fields.map(([field, why, example]) => ({
    path: `legal.${field}`,
    message: `Missing. ${why}. Add \`${field}: '${example}'\` with your own data.`,
  }));
}

function lacking({ legal, law, testimonials }: Site): Problem[] {
  const { name, hosting, vatId, businessId, consumerDispute, outsideGermany, ...others } = legal;
  const legalForm = outsideGermany ? '' : (legal.legalForm ?? '');
  // One warning says all when there is no name.
  const hasBegun = name !== undefined;
  const isCompany = company.test(legalForm);
  const { participation, body } = consumerDispute;
  return problemsAt({
    'legal.hosting.provider':
      hasBegun &&
      hosting.provider === undefined &&
      "Missing. Your host sees every visitor's IP address, and {information} wants to know who receives data. Add `hosting: { provider: '…', address: '…', country: 'DE' }`.",
    'legal.vatId':
      !outsideGermany &&
      hasBegun &&
      vatId === undefined &&
      businessId === undefined &&
      "Missing, and so is businessId. If you have a VAT ID or a business ID, {siteNotice} requires one of them; every business in Germany gets a business ID. Add `vatId: 'DE…'` or `businessId: 'DE…-00001'`.",
    'legal.representative':
      isCompany &&
      !others.representative &&
      `Missing. A ${legalForm} names who represents it ({siteNotice}). Add \`representative: '<name>, <office>'\`.`,
    'legal.register':
      (isCompany || registered.test(legalForm)) &&
      !others.register &&
      `Missing. A ${legalForm} names its register ({siteNotice}). Add \`register: { court: 'Amtsgericht …', number: '…' }\`.`,
    'legal.consumerDispute.body':
      !outsideGermany &&
      law.consumerDispute !== undefined &&
      participation !== 'notWilling' &&
      !(body?.address && body.url) &&
      "Incomplete. If you take part in dispute settlement, {consumerDispute} requires the board with its address and website. Add `body: { name: '…', address: '…', url: 'https://…' }`, or set participation to 'notWilling'.",
    'legal.professionalTitle':
      !outsideGermany &&
      others.chamber !== undefined &&
      !others.professionalTitle &&
      "Missing. Members of a chamber state their professional title too ({siteNotice}). Add `professionalTitle: { title: '…', state: '…', rules: '…' }`.",
    'testimonials.origin':
      law.reviews &&
      !testimonials.origin &&
      'Missing. Where consumers are addressed, {reviews} wants to know whether you made sure that clients wrote the testimonials, and whether you show all of them. Add `origin: { checked: true, selection: true }`, each as it is: to claim a check that there was not is forbidden.',
  });
}

/** Prices that lack what the law requires, and net prices, which consumers must not be shown. */
function priceWarnings({ services, availability }: Config): Problem[] {
  const list = services?.display ? services.list : [];
  const prices = (list ?? []).flatMap((service) => (service?.audience ? [] : service?.pricing));
  const price = [...prices, availability?.rate].flatMap(inEachLanguage).find((text) => /\d/.test(text));
  const { vat, audience } = services?.prices ?? {};
  return [
    ...problemsInEach('services.list', list, (service) => ({
      vat:
        service.vat === 'excluded' &&
        service.audience !== 'businesses' &&
        (service.audience
          ? `Found vat 'excluded' together with audience '${service.audience}', and consumers must be told prices with tax ({priceIndication}). Write the price with tax and leave \`vat\` out, or set audience to 'businesses'.`
          : "Found vat 'excluded' without an audience, so it is not shown. Add `audience: 'businesses'`, or remove it."),
    })),
    ...problemsAt({
      'services.prices': services?.prices
        ? vat === 'excluded' &&
          audience === 'consumers' &&
          "Found vat 'excluded' together with audience 'consumers', who must be told prices with tax ({priceIndication}). Write the prices with tax and `vat: 'included'`, or set audience to 'businesses' if you offer to nobody else."
        : price !== undefined &&
          `Missing, but the page names prices, such as ${quote(price)}. Consumers are to see what they pay in all ({priceIndication}). Add \`prices: { vat: 'included' }\`; { vat: 'excluded' } if you offer to businesses only, { vat: 'smallBusiness' } if you are a Kleinunternehmer.`,
    }),
  ];
}

/** Additions that may concern the owner although nothing is wrong. */
export function hints(site: Site, config: unknown, now = Date.now()): Problem[] {
  const buttons = wordFindings(textsIn(config), site, dayOf(now), 'hint');
  return [
    ...quotingLaw(site.law, [...beforeContract(site.legal), ...buttons]),
    ...unhiddenTexts(site, config),
  ];
}

function beforeContract({ name, insurance, terms, jurisdiction }: Site['legal']): Problem[] {
  // Other warnings matter more when there is no name.
  if (name === undefined) return [];
  const insured =
    'If the law requires your insurance, the insurer, its address and where it holds have to be named';
  return problemsAt({
    'legal.insurance':
      !insurance && hint(insured, "insurance: { insurer: '…', address: '…', territory: '…' }"),
    'legal.insurance.address': insurance && !insurance.address && hint(insured, "address: '…'"),
    'legal.insurance.territory': insurance && !insurance.territory && hint(insured, "territory: '…'"),
    'legal.terms':
      !terms && hint('If you use general terms, they have to be made known', "terms: 'files/agb.pdf'"),
    'legal.jurisdiction':
      !jurisdiction &&
      hint(
        'If your contracts choose a law or a court, the clause has to be made known',
        "jurisdiction: 'Es gilt deutsches Recht. …'",
      ),
  });
}

const hint = (why: string, addition: string): string =>
  `Missing. ${why}; the page is one of four ways to tell ({beforeContract}). Add \`${addition}\`, tell your clients in another way, or leave it if it does not concern you.`;
