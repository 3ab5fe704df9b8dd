/** What only some sites have, in code `siteHas.availability`. A build drops the code for features that a site lacks. */
export type Feature =
  | 'analytics'
  | 'app'
  | 'articles'
  | 'availability'
  | 'contactCard'
  /** An e-mail address or a telephone number that links. */
  | 'directContact'
  /** Skills that a project of the cv used. */
  | 'engagedSkills'
  /** Repositories of further accounts, which only the snapshot asks for. */
  | 'furtherRepositories'
  | 'headline'
  | 'languages'
  /** A mistake in the configuration: there is no site. */
  | 'mistakes'
  | 'priceNote'
  /** Content from providers, live or of the snapshot. */
  | 'providers'
  /** Services that say themselves for whom they are. */
  | 'serviceAudience'
  | 'skillGroups';
