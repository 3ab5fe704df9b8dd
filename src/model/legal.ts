export interface Legal {
  name?: string;
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1. */
  country?: string;
  email?: string;
  phone?: string;
  legalForm?: string;
  representative?: string;
  supervisoryAuthority?: Office;
  register?: { court: string; number: string };
  chamber?: string;
  professionalTitle?: { title: string; state: string; rules: string; rulesUrl?: string };
  vatId?: string;
  businessId?: string;
  editor?: { name: string; address?: string };
  consumerDispute: { participation: 'notWilling' | 'willing' | 'obliged'; body?: Office };
  insurance?: { insurer: string; address?: string; territory?: string };
  terms?: string;
  jurisdiction?: string;
  hosting: {
    provider?: string;
    address?: string;
    privacyUrl?: string;
    country?: string;
    /** After how many days the server's logs are deleted; 0: it keeps none. */
    logDays?: number;
  };
  privacyDate?: string;
  complaintAuthority?: Office;
}

/** An office that a visitor can turn to. */
export interface Office {
  name: string;
  address?: string;
  url?: string;
}

/**
 * What pages and messages quote: of each rule that holds and concerns the site, its sentence, or how it is quoted; and the
 * month of the privacy policy.
 */
export type Law = Readonly<Partial<Record<string, string>>>;

/** Fills in how the law is quoted, such as for `{siteNotice}`; other braces stay. */
export const withLaw = (text: string, law: Law): string =>
  text.replace(/\{(\w+)\}/g, (whole, id) => law[id] ?? whole);
