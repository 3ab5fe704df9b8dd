import { createContext, use, useEffect } from 'react';
import { Link, useRouter } from 'wouter';
import { navigationText } from '#text/page.ts';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/icon.tsx';

/** False in a document that has neither the portfolio's data nor its styles. */
export const HasPortfolioContext = createContext(true);

interface PortfolioLinkProps {
  site: Site;
  /** With an arrow, where the page's styles put it. */
  className?: 'legal-back' | 'cv-back';
}

/** The way back to the portfolio, which loads its document where this one cannot show it. */
export function PortfolioLink({ site: { home }, className }: PortfolioLinkProps) {
  const { base } = useRouter();
  const props = {
    className: `button button-quiet${className ? ` ${className}` : ''}`,
    children: (
      <>
        {className && <Icon name="lucide:arrow-left" />}
        {navigationText.back}
      </>
    ),
  };
  return use(HasPortfolioContext) ? <Link href={home} {...props} /> : <a href={base + home} {...props} />;
}

/** Stands in where the document has not what the page needs: the browser's back button comes here without a load. */
export function OwnDocument(): null {
  useEffect(() => location.reload(), []);
  return null;
}
