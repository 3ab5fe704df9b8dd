import { createContext, type ReactNode, use } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText } from '#text/page.ts';
import type { Site } from '../model/site.ts';

/** False in a document that has neither the portfolio's data nor its styles. */
export const HasPortfolioContext = createContext(true);

interface PortfolioLinkProps {
  site: Site;
  className: string;
  /** Stands before the words. */
  children?: ReactNode;
}

/** The way back to the portfolio, which loads its document where this one cannot show it. */
export function PortfolioLink({ site, className, children }: PortfolioLinkProps) {
  const { base } = useRouter();
  const content = (
    <>
      {children}
      {navigationText.back}
    </>
  );
  return use(HasPortfolioContext) ? (
    <Link href={site.home} className={className}>
      {content}
    </Link>
  ) : (
    <a href={base + site.home} className={className}>
      {content}
    </a>
  );
}
