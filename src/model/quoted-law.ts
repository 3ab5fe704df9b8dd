/** Fills in how the law is quoted, such as for `{siteNotice}`; other braces stay. */
export const withLaw = (text: string, law: Readonly<Partial<Record<string, string>>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, id) => law[id] ?? whole);
