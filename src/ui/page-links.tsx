import { footer } from 'virtual:pages';
import { createContext, type ReactNode, use, useState } from 'react';
import { Link, useLocation, useRouter } from 'wouter';
import { navigationText } from '#text/page.ts';
import { NotLoaded } from './on-demand.tsx';
import './page-links.css';

interface PageLinkProps {
  to: { name: string; href: string; hrefLang?: string | undefined; needsDocument?: boolean | undefined };
  /** Loads a document, as for a page that this document cannot show. */
  asDocument?: boolean | undefined;
  className?: string;
  children?: ReactNode;
}

export function PageLink({ to, asDocument, className, children = to.name }: PageLinkProps) {
  const { href, hrefLang, needsDocument } = to;
  const { base } = useRouter();
  const [path] = useLocation();
  const preload = use(PreloadContext);
  const current = path === href ? 'page' : undefined;
  if (asDocument || hrefLang || needsDocument)
    return (
      <a href={base + href} hrefLang={hrefLang} aria-current={current} className={className}>
        {children}
      </a>
    );
  const near = () => void preload(href);
  return (
    <Link href={href} aria-current={current} onPointerEnter={near} onFocus={near} className={className}>
      {children}
    </Link>
  );
}

/** Loads the code of a page to which a pointer, a finger or the focus has come near. */
export const PreloadContext = createContext<(path: string) => Promise<unknown>>(async () => {});

/** The pages at the end of every screen. The law requires the legal ones. Consent must be as easy to withdraw as to give. */
export function PageLinks({ asDocument }: Pick<PageLinkProps, 'asDocument'>) {
  const openConsentSettings = use(ConsentSettingsContext);
  const [isMissing, setMissing] = useState(false);
  return (
    <nav className="page-links cluster screen-only" aria-label={navigationText.pages}>
      {footer.map((page) => (
        <PageLink key={page.href} to={page} asDocument={asDocument} />
      ))}
      {openConsentSettings && (
        <button type="button" onClick={async () => setMissing(!(await openConsentSettings()))}>
          {navigationText.consentSettings}
        </button>
      )}
      {isMissing && <NotLoaded />}
    </nav>
  );
}

/** Shows the question for consent again; false if it cannot be loaded. Null on a site that needs no consent. */
export const ConsentSettingsContext = createContext<(() => Promise<boolean>) | null>(null);
