import type { SiteLanguage } from '../../model/site-language.ts';
import type { Settings } from '../config.ts';

export type ConcernedSite = Pick<Settings, 'services' | 'testimonials' | 'legal'> & {
  blog: { display: boolean };
};

export interface Rule {
  id: string;
  law: string;
  source: string;
  /** The first and the last day on which it holds in Germany, such as `2025-01-01`. */
  inForce: string;
  until?: string;
  /** The day of the last comparison with the source. */
  lastReviewed: string;
  /** Its demand, a sentence for owners. */
  says: string;
  /** Whether the privacy policy rests on it. The newest of these rules dates the policy. */
  isPrivacy?: boolean;
  concerns: (site: ConcernedSite) => boolean;
  /** The sentence on the pages, in one language if only the legal pages have it. Left out: pages and messages quote `law`, and say nothing while it is not in force. */
  sentence?: string | Readonly<Record<SiteLanguage, string>>;
  /** Words that the owner's texts should not have, and what to do about them. */
  words?: RegExp;
  cure?: string;
  /** Owners learn of it, and no page and no message quotes it. */
  isForOwners?: true;
  /** Checks links and buttons only, and gives a hint instead of a warning. */
  isOfButtons?: boolean;
}

const toConsumers = ({ services }: ConcernedSite) =>
  services.prices?.audience !== 'businesses' ||
  services.list.some(({ audience }) => audience !== undefined && audience !== 'businesses');

/** A rule as written below: by default it was reviewed with all others and concerns every site. */
type Given = Omit<Rule, 'id' | 'lastReviewed' | 'concerns'> & Partial<Rule>;

/* How an act is quoted, and where it is to be read. */
const statute = (law: string, path: string) => ({
  law,
  source: `https://www.gesetze-im-internet.de/${path}`,
});
const european = (law: string, celex: string) => ({
  law,
  source: `https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:${celex}`,
});

const smallBusinesses = {
  ...statute('§ 19 UStG', 'ustg_1980/__19.html'),
  concerns: ({ services }: ConcernedSite) => services.prices?.vat === 'smallBusiness',
};

const gdpr = {
  ...european('DSGVO', '32016R0679'),
  inForce: '2018-05-25',
  says: 'The privacy policy rests on it.',
  isPrivacy: true,
};

const deviceStorage = {
  ...statute('§ 25 TDDDG', 'ttdsg/__25.html'),
  inForce: '2024-05-14',
  says: 'What is stored on a device needs consent, unless it is necessary.',
  isPrivacy: true,
};

/** By name, with all versions of a rule that has changed. */
const given: Readonly<Record<string, Given | Given[]>> = {
  siteNotice: {
    ...statute('§ 5 DDG', 'ddg/__5.html'),
    inForce: '2024-05-14',
    says: 'A site notice names the provider.',
  },
  beforeContract: {
    ...statute('§ 2 DL-InfoV', 'dlinfov/__2.html'),
    inForce: '2010-05-17',
    says: 'Clients must be told certain facts before the contract.',
  },
  editor: {
    law: '§ 18 Abs. 2 MStV',
    source: 'https://www.gesetze-bayern.de/Content/Document/MStV-18',
    inForce: '2020-11-07',
    says: 'Journalistic texts name a responsible person.',
    concerns: ({ blog, legal }) => blog.display || legal.editor !== undefined,
  },
  vatId: {
    ...statute('§ 27a UStG', 'ustg_1980/__27a.html'),
    inForce: '1993-01-01',
    says: 'It introduces the VAT ID.',
  },
  businessId: {
    ...statute('§ 139c AO', 'ao_1977/__139c.html'),
    inForce: '2003-12-20',
    says: 'It introduces the business ID.',
  },

  consumerDispute: {
    ...statute('§ 36 VSBG', 'vsbg/__36.html'),
    inForce: '2017-02-01',
    says: 'Consumers must be told whether you take part in dispute settlement.',
    concerns: toConsumers,
  },
  priceIndication: {
    ...statute('PAngV', 'pangv_2022/'),
    inForce: '2022-05-28',
    says: 'Consumers see what they pay in all.',
  },
  smallBusiness: [
    {
      ...smallBusinesses,
      inForce: '1980-01-01',
      until: '2024-12-31',
      says: 'Small businesses charge no VAT.',
      sentence: {
        de: 'Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen.',
        en: 'No VAT is charged, in accordance with § 19 UStG.',
      },
    },
    {
      ...smallBusinesses,
      inForce: '2025-01-01',
      says: 'The turnover of small businesses is exempt from VAT.',
      sentence: {
        de: 'Umsatzsteuerfrei nach § 19 UStG (Kleinunternehmer).',
        en: 'Exempt from VAT under § 19 UStG (small business).',
      },
    },
  ],
  reviews: {
    ...statute('§ 5b Abs. 3 UWG', 'uwg_2004/__5b.html'),
    inForce: '2022-05-28',
    says: 'Sites with reviews by consumers state whether and how they checked that clients wrote them.',
    concerns: (site) => site.testimonials.list.length > 0 && toConsumers(site),
  },
  environmentalClaims: {
    ...european('Annex to § 3 (3) UWG, as of directive (EU) 2024/825', '32024L0825'),
    inForce: '2026-09-27',
    says: 'General environmental claims and climate neutrality by compensation are forbidden towards consumers.',
    concerns: toConsumers,
    words:
      /klima-?(?:neutral|positiv|freundlich)|CO[2₂][- ]?(?:neutral|frei|kompensiert)|grün(?:e[smnr]?)? (?:web)?(?:hosting|gehostet)|umwelt-?(?:freundlich|schonend|gerecht)|nachhaltig(?:e[smnr]?)? (?:web)?(?:gehostet|hosting)|(?:climate|carbon)[- ](?:neutral|positive|friendly)|(?:green|sustainable) (?:web )?hosting|eco-?friendly|environmentally friendly/i,
    cure: "Say what can be verified instead, such as 'Der Server läuft mit Strom aus Wasserkraft', or take it out.",
  },
  withdrawalButton: {
    ...statute('§ 356a BGB', 'bgb/__356a.html'),
    inForce: '2026-06-19',
    says: 'Where consumers conclude contracts online, a button lets them withdraw.',
    concerns: toConsumers,
    isOfButtons: true,
    words: /\b(?:buchen|bestellen|kaufen|beauftragen|book|order|buy)\b/i,
    cure: 'Where the link leads, the booking tool owes that button: make sure that it has one, or ask for an appointment or an offer only.',
  },
  accessibilityClaims: {
    ...statute('BFSG', 'bfsg/'),
    inForce: '2025-06-28',
    says: 'The BFSG concerns electronic commerce with consumers; sites like this one owe nothing under it.',
    words: /BFSG[- ]?(?:konform|zertifiziert|geprüft|compliant|certified)/i,
    cure: 'Nobody certifies that: as a claim about this site take it out; of a service say what you do, such as a review against WCAG 2.2.',
  },

  closedDisputePlatform: {
    ...european('Regulation (EU) 2024/3228', '32024R3228'),
    inForce: '2025-07-20',
    says: "The EU's platform for online disputes is closed, and to link or mention it is misleading.",
    words:
      /ec\.europa\.eu\/(?:consumers\/)?odr\b|\b(?:OS|ODR)[- ]Plattform|Online-?(?:Streit-?)?beilegung|online dispute resolution|\b(?:OS|ODR) platform/i,
    cure: 'Remove it; the Impressum says what consumers have to know.',
  },
  deadTmg: {
    ...statute('DDG', 'ddg/'),
    inForce: '2024-05-14',
    says: 'The DDG replaced the TMG.',
    words: /§ ?\d+\w? (?:Abs\. ?\d+ )?TMG\b|Telemediengesetz/,
    cure: "Write 'DDG', or remove the sentence.",
  },
  deadTtdsg: {
    ...statute('TDDDG', 'ttdsg/'),
    inForce: '2024-05-14',
    says: 'The TTDSG has this name now.',
    words: /\bTTDSG\b/,
    cure: "Write 'TDDDG'.",
  },
  deadBroadcastingTreaty: {
    law: 'MStV',
    source: 'https://www.gesetze-bayern.de/Content/Document/MStV',
    inForce: '2020-11-07',
    says: 'The MStV replaced the RStV.',
    words: /\bRStV\b|Rundfunkstaatsvertrag/,
    cure: 'Remove it, and name who answers for your texts in `legal.editor`: the Impressum quotes what holds.',
  },
  deadPrivacyShield: {
    ...european('Judgment C-311/18', '62018CJ0311'),
    inForce: '2020-07-16',
    says: 'Privacy Shield and Safe Harbor are void.',
    words: /privacy[- ]shield|safe[- ]harbou?r/i,
    cure: 'Remove it: the page Datenschutz says what holds for services in the USA.',
  },
  deadSmallBusinessWords: {
    ...statute('§ 19 UStG', 'ustg_1980/__19.html'),
    inForce: '2025-01-01',
    says: 'The turnover of small businesses is exempt from VAT; it is no longer VAT that is not charged.',
    words:
      /§ ?19\b.{0,60}(?:nicht|keine) .{0,30}(?:erhoben|ausgewiesen|berechnet)|(?:nicht|keine) .{0,30}(?:erhoben|ausgewiesen|berechnet).{0,60}§ ?19\b/is,
    cure: "Remove it, and set `services.prices` to { vat: 'smallBusiness' }: the page says it in today's words.",
  },
  deadLinkDisclaimer: {
    law: 'LG Hamburg, 312 O 85/98',
    source: 'https://dejure.org/dienste/vernetzung/rechtsprechung?Text=312+O+85/98',
    inForce: '1998-05-12',
    says: 'A sentence that distances you from all links has no effect, and looks as if you doubted them.',
    words:
      /distanzier\w* (?:mich|uns|wir|ich).{0,80}(?:Inhalt|Link|Seite)|(?:Landgericht|LG) Hamburg.{0,120}(?:Link|Seite)|dissociate (?:myself|ourselves).{0,60}(?:link|content)/is,
    cure: 'Remove it, and links that you do not stand by.',
  },

  consent: { ...gdpr, law: 'Art. 6 Abs. 1 lit. a DSGVO' },
  contract: { ...gdpr, law: 'Art. 6 Abs. 1 lit. b DSGVO' },
  legitimateInterest: { ...gdpr, law: 'Art. 6 Abs. 1 lit. f DSGVO' },
  withdrawalOfConsent: { ...gdpr, law: 'Art. 7 Abs. 3 DSGVO' },
  information: { ...gdpr, law: 'Art. 13 DSGVO' },
  access: { ...gdpr, law: 'Art. 15 DSGVO' },
  rectification: { ...gdpr, law: 'Art. 16 DSGVO' },
  erasure: { ...gdpr, law: 'Art. 17 DSGVO' },
  restriction: { ...gdpr, law: 'Art. 18 DSGVO' },
  notification: { ...gdpr, law: 'Art. 19 DSGVO' },
  portability: { ...gdpr, law: 'Art. 20 DSGVO' },
  objection: { ...gdpr, law: 'Art. 21 DSGVO' },
  automatedDecision: { ...gdpr, law: 'Art. 22 DSGVO' },
  processor: { ...gdpr, law: 'Art. 28 DSGVO' },
  thirdCountries: { ...gdpr, law: 'Art. 44 bis 49 DSGVO' },
  adequacy: { ...gdpr, law: 'Art. 45 DSGVO' },
  standardClauses: { ...gdpr, law: 'Art. 46 DSGVO' },
  complaint: { ...gdpr, law: 'Art. 77 DSGVO' },
  privacyFramework: {
    ...european('Durchführungsbeschluss (EU) 2023/1795', '32023D1795'),
    inForce: '2023-07-10',
    says: 'Companies certified under the EU-US Data Privacy Framework protect data well enough.',
    isPrivacy: true,
  },
  generatedPictures: {
    ...european('Art. 50 of regulation (EU) 2024/1689', '32024R1689'),
    inForce: '2026-08-02',
    says: 'Pictures that look real and were made by AI are labelled as such.',
    isForOwners: true,
  },
  storage: { ...deviceStorage, law: '§ 25 Abs. 1 TDDDG' },
  necessaryStorage: { ...deviceStorage, law: '§ 25 Abs. 2 Nr. 2 TDDDG' },
  letters: {
    ...statute('§ 147 AO', 'ao_1977/__147.html'),
    inForce: '2025-01-01',
    says: 'Business letters are kept for six years, accounting vouchers for eight.',
    isPrivacy: true,
    sentence:
      'Geschäftsbriefe bewahre ich nach dem Gesetz sechs Jahre auf, Buchungsbelege acht Jahre (§ 147 AO, für Kaufleute auch § 257 HGB).',
  },
};

/**
 * German law for a freelancer's website, as far as it shapes pages or messages. No other file has its dates, paragraphs
 * and demands. The day of the build decides which rules are in force. No legal advice.
 */
export const rules: readonly Rule[] = Object.entries(given).flatMap(([id, versions]) =>
  [versions].flat().map((version) => ({ id, lastReviewed: '2026-11-23', concerns: () => true, ...version })),
);
