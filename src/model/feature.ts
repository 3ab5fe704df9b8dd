/** Features of some sites, in code `siteHas.analytics`. A build drops the code for those that a site lacks. */
export type Feature =
  | 'analytics'
  | 'app'
  | 'articles'
  /** Repositories of further accounts, which only the snapshot asks for. */
  | 'furtherRepositories'
  | 'languages'
  /** A mistake in the configuration: there is no site. */
  | 'mistakes'
  /** Content from providers, live or of the snapshot. */
  | 'providers';
