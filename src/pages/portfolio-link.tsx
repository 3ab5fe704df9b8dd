import { createContext, use } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText } from '#text/page.ts';
import type { SharedSite } from '../model/page-site.ts';
import { Icon } from '../ui/icon.tsx';

/** False in a document without the portfolio's data and styles. */
export const HasPortfolioContext = createContext(true);

interface PortfolioLinkProps {
  site: SharedSite;
  /** Adds an arrow. */
  isBack?: boolean;
}

/** Links back to the portfolio; loads its document where this one cannot show it. */
export function PortfolioLink({ site: { home }, isBack = false }: PortfolioLinkProps) {
  const { base } = useRouter();
  const props = {
    className: `button button-quiet${isBack ? ' page-back' : ''}`,
    children: (
      <>
        {isBack && <Icon name="lucide:arrow-left" />}
        {navigationText.back}
      </>
    ),
  };
  return use(HasPortfolioContext) ? <Link href={home} {...props} /> : <a href={base + home} {...props} />;
}
