import { navigationText } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-links.tsx';

interface PortfolioLinkProps {
  site: SharedSite;
  /** Adds an arrow. */
  isBack?: boolean;
}

/** Links back to the portfolio; loads its document where this one cannot show it. */
export const PortfolioLink = ({ site, isBack = false }: PortfolioLinkProps) => (
  <PageLink
    to={{ name: navigationText.back, href: site.home }}
    // Only the portfolio's document has its data and styles.
    asDocument={!('projects' in site)}
    className={`button button-quiet ${isBack ? 'page-back' : ''}`}
  >
    {isBack && <Icon name="lucide:arrow-left" />}
    {navigationText.back}
  </PageLink>
);
