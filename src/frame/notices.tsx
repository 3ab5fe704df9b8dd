import { siteHas } from 'virtual:site-has';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SharedSite } from '../site/page-site.ts';
import { ErrorBoundary, onDemand } from '../ui/on-demand.tsx';
import AppNotices from './app-notices.tsx';
import './notices.css';

const LanguageHint = siteHas.languages ? onDemand(() => import('./language-hint.tsx')) : null;

/** Notices about the site itself, after the page. */
export function Notices({ site }: { site: SharedSite }) {
  const idle = useIdle();
  const hasScrolled = useHasScrolled();
  return (
    <div className="notices screen-only" aria-live="polite">
      {siteHas.app && idle && (
        <ErrorBoundary>
          <AppNotices base={site.base} hasScrolled={hasScrolled} />
        </ErrorBoundary>
      )}
      {LanguageHint && idle && <LanguageHint site={site} hasScrolled={hasScrolled} />}
    </div>
  );
}

/** True once the visitor has scrolled down a page with content, before its end. */
function useHasScrolled(): boolean {
  const [path] = useLocation();
  const [readPath, setReadPath] = useState<string>();
  const hasScrolled = readPath === path;
  useEffect(() => {
    if (hasScrolled) return;
    const check = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAmidst = scrollY > clientHeight / 4 && scrollHeight - scrollY > 1.25 * clientHeight;
      if (isAmidst && document.querySelector('main .card')) setReadPath(path);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [path, hasScrolled]);
  return hasScrolled;
}

/** Safari has no idle callbacks. @param run called within two seconds in any case */
const whenIdle = (run: () => void): void =>
  void (globalThis.requestIdleCallback?.(run, { timeout: 2000 }) ?? setTimeout(run));

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
