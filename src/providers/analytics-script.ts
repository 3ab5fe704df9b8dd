/** What an analytics provider loads into the page once the visitor has consented, and leaves on the device. */
export interface AnalyticsScript {
  /**
   * What it needs of the Content-Security-Policy, as its documentation has it, but for inline code: what it draws into
   * the page (Hotjar's surveys) stays undrawn, what it counts it counts. A visitor's refusal keeps it out all the
   * same; the policy only says which hosts it is confined to.
   */
  policy: Readonly<Record<string, readonly string[]>>;
  /** The names of the cookies and stored entries that it leaves on the device. */
  traces: RegExp;
}
