import type {
  CertificationConfig,
  EducationConfig,
  ExperienceConfig,
  PublicationConfig,
} from './manual/career.ts';
import type { LegalConfig } from './manual/legal.ts';
import type {
  BlogConfig,
  GoogleAnalyticsConfig,
  HotjarConfig,
  SeoConfig,
  ThemesConfig,
} from './manual/page.ts';
import type { ProfileConfig, ResumeConfig, SocialConfig } from './manual/profile.ts';
import type { ProjectsConfig } from './manual/projects.ts';
import type { BadgeConfig, RemoteSupportConfig, ServicesConfig } from './manual/services.ts';

/**
 * What an owner may say in `config.ts`, in the order of the shipped file: the names of SPEC §3.
 *
 * These comments are the owner's manual; editors show them in `config.ts`. What is allowed and what the defaults
 * are is the schema's business (`schema.ts`), where the compiler holds both together.
 */
export interface Config {
  /** Your account at GitHub. */
  github?: {
    /**
     * Your GitHub username. It may be left out when profile has name, bio and avatar.
     * @example 'octocat'
     */
    username?: string;
  };
  /**
   * The path under which the site is served: '/' on a domain of its own, '/repo/' on GitHub Pages.
   * `npm run build -- --base=/repo/` overrides it. Default: '/'.
   */
  base?: string;
  /**
   * 'live': the page asks GitHub and the blog for news on every visit. 'snapshot': it shows what
   * `npm run snapshot` found, and the visitor's browser talks to no third party. Default: 'live'.
   */
  data?: 'live' | 'snapshot';
  /** Who the page is about. */
  profile?: ProfileConfig;
  /** Where you can be found; each account is a row of the details card. */
  social?: SocialConfig;
  /** Your résumé as a file. Left out: no download button. */
  resume?: ResumeConfig;
  /**
   * What you work with; known names get an icon. Default: none, and the card is hidden.
   * @example ['TypeScript', 'Docker', 'Linux']
   */
  skills?: string[];
  /** The chart of your contributions on GitHub. Left out: not shown. */
  githubContributions?: {
    /** Whether the card is shown. Default: false. */
    display?: boolean;
    /** The heading of the card. Default: 'GitHub Aktivität'. */
    header?: string;
  };
  /** Where you worked. Default: none, and the card is hidden. */
  experiences?: ExperienceConfig[];
  /** Your certificates, as a timeline. Default: none, and the card is hidden. */
  certifications?: CertificationConfig[];
  /** Where you learned. Default: none, and the card is hidden. */
  educations?: EducationConfig[];
  /** What you do for clients. Left out: not shown. */
  services?: ServicesConfig;
  /** Downloads with which visitors install the remote-support tool. Left out: shown, with RustDesk's public servers. */
  remoteSupport?: RemoteSupportConfig;
  /** Pictures of your most important certificates, each in a card. Default: Google and IBM; an empty list shows none. */
  badges?: BadgeConfig[];
  /** Your work: repositories, private projects, projects elsewhere. */
  projects?: ProjectsConfig;
  /** What you published. Default: none, and the card is hidden. */
  publications?: PublicationConfig[];
  /** Your latest articles at dev.to or Medium. Left out: not shown. */
  blog?: BlogConfig;
  /** The 36 themes and how one is chosen. */
  themeConfig?: ThemesConfig;
  /** What search engines and shared links say. */
  seo?: SeoConfig;
  /** Google Analytics. Left out: nothing is counted. */
  googleAnalytics?: GoogleAnalyticsConfig;
  /** Hotjar's heat map. Left out: no heat map. */
  hotjar?: HotjarConfig;
  /** You and your business, for the pages Impressum and Datenschutz. */
  legal?: LegalConfig;
  /**
   * The text at the end of the page, in simple HTML: a, b, strong, em, i, br, span, p, small, code.
   * Left out: no footer.
   * @example '© 2025 <a href="https://example.com">Max Mustermann</a>'
   */
  footer?: string;
  /** Whether visitors can install the page and read it offline. Default: true. */
  enablePWA?: boolean;
}
